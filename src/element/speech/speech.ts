import type { BoardContext } from '../context.js';
import type { Position } from '../../replay/position.js';
import type { Part } from '../part.js';
import { stepOfKey } from '../panels/keys.js';
import { sayAtLength, sayShortly } from './say-step.js';
import { speechOf } from './speech-choice.js';

/**
 * Says steps as long or short as the reader wants. While a key is held nothing is said but the last step; left and
 * right, which run faster when held, are the matter of `steering/hold.ts`.
 */
export class StepSpeech implements Part {
  readonly #board: BoardContext;
  readonly #before: BoardContext['session']['sayStep'];
  #isQuiet = false;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#before = board.session.sayStep;
    board.session.sayStep = this.#say;
    board.shell.frame.addEventListener('keydown', this.#pressed, { capture: true });
  }

  update(): void {
    /* What was said stays said. */
  }

  release(): void {
    this.#board.session.sayStep = this.#before;
    this.#board.shell.frame.removeEventListener('keydown', this.#pressed, { capture: true });
    this.#letGo();
  }

  readonly #say = (position: Position, before: Position): string => {
    const { session, host, language } = this.#board;
    const step = { game: session.game, place: session.place, position, before };
    return speechOf(host) === 'short' ? sayShortly(step, language) : sayAtLength(step, language);
  };

  readonly #pressed = (event: KeyboardEvent): void => {
    const step = event.repeat ? stepOfKey(event) : undefined;
    if (!step || step === 'next' || step === 'prev' || this.#isQuiet) return;
    this.#isQuiet = true;
    this.#board.announcer.mute(true);
    for (const type of ['keyup', 'blur']) addEventListener(type, this.#letGo, { capture: true });
  };

  readonly #letGo = (): void => {
    for (const type of ['keyup', 'blur']) removeEventListener(type, this.#letGo, { capture: true });
    if (!this.#isQuiet) return;
    this.#isQuiet = false;
    this.#board.announcer.mute(false);
  };
}
