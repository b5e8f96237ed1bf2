import type { Position } from '../../replay/position.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../part.js';
import { sayAtLength, sayShortly } from './say-step.js';
import { speechOf } from './speech-choice.js';

/** Says steps as long or short as the reader wants. */
export class StepSpeech implements Part {
  readonly #board: BoardContext;
  readonly #before: BoardContext['session']['sayStep'];

  constructor(board: BoardContext) {
    this.#board = board;
    this.#before = board.session.sayStep;
    board.session.sayStep = this.#say;
  }

  update(): void {
    /* What was said stays said. */
  }

  release(): void {
    this.#board.session.sayStep = this.#before;
  }

  readonly #say = (position: Position, before: Position): string => {
    const { session, host, language } = this.#board;
    const step = { game: session.game, place: session.place, position, before };
    return speechOf(host) === 'short' ? sayShortly(step, language) : sayAtLength(step, language);
  };
}
