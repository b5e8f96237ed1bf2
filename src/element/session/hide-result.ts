import type { BoardContext } from '../context.js';
import type { OpenGame } from '../open-game.js';
import type { Fact, Policy } from './policy.js';

/** `hide-result`: the result of a game is not told until the reader asks for it, and that of its file's others never. */
export class HideResult implements Policy {
  readonly #board: BoardContext;
  /** The game whose result the reader has asked for. */
  #asked: OpenGame | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  mayTell(fact: Fact): boolean {
    const isAsked = fact === 'result' && this.#asked === this.#board.session.record;
    return !this.#board.host.hideResult || isAsked;
  }

  reveal(): void {
    this.#asked = this.#board.session.record;
  }
}
