import { english, type Language, sentencesOf } from '../texts/language.js';
import type { Headline } from '../game/info/headline.js';
import type { GameResult } from '../game/info/results.js';
import { enResults } from '../texts/en-results.js';
import { textOf } from '../texts/en.js';

/** These sentences stand with those of the panels in a dictionary. */
const resultText = sentencesOf('panels', enResults);

/** Who plays whom; the game's name, or '', where no player is known. */
export function describeGame({ black, white, name = '' }: Headline, language: Language): string {
  if (!black.name && !white.name) return name;
  return resultText(
    'game',
    {
      black: black.name ?? textOf('black', language),
      white: white.name ?? textOf('white', language),
    },
    language,
  );
}

/** The result as a sentence; as the record writes it where it can't be read. */
export function describeResult(
  { raw, winner, by, score, note }: GameResult,
  language = english,
): string {
  const isDraw = winner === 'draw';
  if (!isDraw && winner !== 'black' && winner !== 'white') return raw;
  const outcome = isDraw
    ? resultText('draw', language)
    : resultText(by ?? 'win', { winner: textOf(winner, language), score }, language);
  return note ? `${outcome} (${note})` : outcome;
}
