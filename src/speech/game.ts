import type { Headline } from '../game/info/headline.js';
import type { GameResult } from '../game/info/results.js';
import { enBoard } from '../texts/en/board.js';
import { enResults } from '../texts/en/results.js';
import { english, type Language } from '../texts/language.js';

/** The players of a game in words; the game's name, or '', if no player is known. */
export function describeGame({ black, white, name = '' }: Headline, language: Language): string {
  if (!black.name && !white.name) return name;
  return language.say(enResults, 'game', {
    black: black.name ?? language.say(enBoard, 'black'),
    white: white.name ?? language.say(enBoard, 'white'),
  });
}

/** The result as a sentence, or as the record writes it if it can't be read. */
export function describeResult(result: GameResult, language = english): string {
  const { raw, winner, note } = result;
  const isWon = winner === 'black' || winner === 'white';
  if (!isWon && winner !== 'draw' && winner !== 'void') return raw;
  const outcome = isWon
    ? describeWin(language.say(enBoard, winner), result, language)
    : language.say(enResults, winner);
  return note ? `${outcome} (${note})` : outcome;
}

function describeWin(winner: string, { by, score = 0 }: GameResult, language: Language): string {
  const args = { winner, count: score, whole: Math.trunc(score) };
  const half = score < 1 ? 'half' : 'halves';
  return (
    (score % 1 === 0.5 && language.say(enResults, half, args)) ||
    language.say(enResults, by ?? 'win', args)
  );
}

/** The round of a tournament. A number alone becomes 'Round 3', because it would mean little. */
export function describeRound(round: string | undefined, language: Language): string | undefined {
  return round && /^\d+$/.test(round) ? language.say(enResults, 'round', { number: round }) : round;
}
