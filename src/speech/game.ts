import type { Headline } from '../game/info/headline.js';
import type { GameResult } from '../game/info/results.js';
import { enResults } from '../texts/en-panels.js';
import { en } from '../texts/en.js';
import { english, type Language } from '../texts/language.js';

/** Who plays whom; the game's name, or '', where no player is known. */
export function describeGame({ black, white, name = '' }: Headline, language: Language): string {
  if (!black.name && !white.name) return name;
  return language.say(enResults, 'game', {
    black: black.name ?? language.say(en, 'black'),
    white: white.name ?? language.say(en, 'white'),
  });
}

/** The result as a sentence; as the record writes it where it can't be read. */
export function describeResult(
  { raw, winner, by, score, note }: GameResult,
  language = english,
): string {
  const isDraw = winner === 'draw';
  if (!isDraw && winner !== 'black' && winner !== 'white') return raw;
  const outcome = isDraw
    ? language.say(enResults, 'draw')
    : language.say(enResults, by ?? 'win', { winner: language.say(en, winner), score });
  return note ? `${outcome} (${note})` : outcome;
}
