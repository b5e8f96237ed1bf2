import type { Board, Policy } from '../board.js';
import type { OpenGame } from '../../view/open-game.js';

/** `hide-result`: hides the result of a game until the reader asks for it, and the results of the other games. */
export function hideResult({ host, session }: Board): Policy {
  /** The game whose result the reader has asked for. */
  let revealed: OpenGame | undefined;
  return {
    mayReveal: (fact) => !host.hideResult || (fact === 'result' && revealed === session.record),
    reveal() {
      revealed = session.record;
    },
  };
}
