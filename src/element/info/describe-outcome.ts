import type { Language } from '../../texts/language.js';
import type { GameResult } from '../../game/info/results.js';
import { infoText } from '../../texts/en-info.js';
import { describeResult } from '../../view/describe-game.js';
import { withNote } from './side-rows.js';

/** The result as a sentence, also where nobody won; as the record writes it where it can't be read. */
export function describeOutcome(
  result: GameResult | undefined,
  language: Language,
): string | undefined {
  const { winner, note } = result ?? {};
  if (!result || !winner || winner === 'black' || winner === 'white' || winner === 'draw')
    return result && describeResult(result, language);
  const outcome = infoText(winner, language);
  return note ? withNote(outcome, note, language) : outcome;
}
