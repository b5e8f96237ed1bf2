import type { GameResult } from '../../game/info/results.js';
import { infoText } from '../../texts/info-texts.js';
import { describeResult } from '../../view/describe-game.js';
import { withNote } from './side-rows.js';

/** The result as a sentence, also where nobody won; as the record writes it where it can't be read. */
export function describeOutcome(result: GameResult | undefined): string | undefined {
  const { winner, note } = result ?? {};
  if (!result || !winner || winner === 'black' || winner === 'white' || winner === 'draw')
    return result && describeResult(result);
  const outcome = infoText(winner);
  return note ? withNote(outcome, note) : outcome;
}
