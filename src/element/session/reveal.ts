import type { Board, Fact } from '../board.js';

/** Shows a hidden fact that the reader asks for, and announces it. */
export function reveal({ session, announcer, host }: Board, fact: Fact, sentence: string): void {
  for (const policy of session.policies) policy.reveal?.(fact);
  announcer.say(sentence);
  host.requestUpdate();
}
