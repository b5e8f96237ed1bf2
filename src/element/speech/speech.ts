import type { Position } from '../../replay/position.js';
import { stepOfKey } from '../panels/keys.js';
import type { ReadBoard, ReadingPart } from '../reading/read-board.js';
import { sayAtLength, sayShortly } from './say-step.js';
import { speechOf } from './speech-choice.js';

/**
 * Says steps as long or short as the reader wants. While a key is held nothing is said but the last step; left and
 * right, which run faster when held, are the matter of `steering/hold.ts`.
 */
export class StepSpeech implements ReadingPart {
  readonly #board: ReadBoard;
  readonly #before: ReadBoard['cursor']['sayStep'];
  #isQuiet = false;

  constructor(board: ReadBoard) {
    this.#board = board;
    this.#before = board.cursor.sayStep;
    board.cursor.sayStep = this.#say;
    board.shell.frame.addEventListener('keydown', this.#pressed, { capture: true });
  }

  update(): void {
    /* What was said stays said. */
  }

  release(): void {
    this.#board.cursor.sayStep = this.#before;
    this.#board.shell.frame.removeEventListener('keydown', this.#pressed, { capture: true });
    this.#letGo();
  }

  readonly #say = (position: Position, before: Position): string => {
    const { cursor, host } = this.#board;
    const step = { game: cursor.game, place: cursor.place, position, before };
    return speechOf(host) === 'short' ? sayShortly(step) : sayAtLength(step);
  };

  readonly #pressed = (event: KeyboardEvent): void => {
    const step = event.repeat ? stepOfKey(event) : undefined;
    if (!step || step === 'next' || step === 'prev' || this.#isQuiet) return;
    this.#isQuiet = true;
    this.#board.shell.spoken.ariaLive = 'off';
    for (const type of ['keyup', 'blur']) addEventListener(type, this.#letGo, { capture: true });
  };

  readonly #letGo = (): void => {
    for (const type of ['keyup', 'blur']) removeEventListener(type, this.#letGo, { capture: true });
    if (!this.#isQuiet) return;
    this.#isQuiet = false;
    const { spoken } = this.#board.shell;
    spoken.ariaLive = 'polite';
    spoken.textContent = '';
    this.#board.host.requestUpdate();
  };
}
