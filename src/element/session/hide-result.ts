import type { BoardContext } from '../context.js';
import type { OpenGame } from './open-game.js';
import type { Policy } from './policy.js';

/** `hide-result`: hides the result of a game until the reader asks for it, and the results of the other games. */
export function hideResult({ host, session }: BoardContext): Policy {
  /** The game whose result the reader has asked for. */
  let revealed: OpenGame | undefined;
  return {
    mayTell: (fact) => !host.hideResult || (fact === 'result' && revealed === session.record),
    reveal() {
      revealed = session.record;
    },
  };
}
