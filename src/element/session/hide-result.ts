import type { BoardContext } from '../context.js';
import type { OpenGame } from './open-game.js';
import type { Fact, Policy } from './policy.js';

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

/** Tells a fact that the reader asks for. */
export function tell(
  { session, announcer, host }: BoardContext,
  fact: Fact,
  sentence: string,
): void {
  for (const policy of session.policies) policy.reveal?.(fact);
  announcer.say(sentence);
  host.requestUpdate();
}
