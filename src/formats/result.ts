import type { GameResult } from '../game/info/results.js';
import { readResult } from '../game/info/results-in-words.js';

/**
 * Replacements that turn the words of servers into forms that `readResult` knows, in this order: `White 19Win`,
 * `白棋12子`, `白時間切れ勝ち`, `White wins by resi`, `197手完、黒中押し勝ち`.
 */
const translations: readonly (readonly [RegExp, string])[] = [
  [/\s*>>.*$/s, ''], // the points of both players
  [/^\d+\s*手完[、,\s]*/, ''],
  [/\s*[!！。]\s*$/, ''],
  [/^black loses on time$/i, 'W+T'],
  [/^white loses on time$/i, 'B+T'],
  [/\bresi(?:gn)?$/i, 'resignation'],
  [
    /^([bw])(?:lack|hite)?\s+(?:wins?\s+(?:by\s+)?)?([\d.]+)\s*(?:points?\s*)?(?:wins?)?$/i,
    '$1+$2',
  ],
  [/^([黑黒흑백白]).*(?:時間|时间|시간).*(?:胜|勝ち?|승)$/, '$1+T'],
  [/^([黑黒흑백白])[棋方番]?\s*([\d.]+)\s*[子目집]$/, '$1+$2'],
];

/** Longest text that is read as a result, in UTF-16 code units. */
const LONGEST = 200;

/** A result as SGF writes it, from the words of a server; words that are not understood are kept. */
export function resultFrom(written: string): string {
  const text = written.trim();
  if (text.length > LONGEST) return text;
  if (/progress/i.test(text)) return 'Void';
  const usual = translations.reduce(
    (all, [form, replacement]) => all.replace(form, replacement),
    text,
  );
  return formatResult(readResult(usual)) ?? text;
}

const ways = { resign: 'R', time: 'T', forfeit: 'F' } as const;
const others = new Map([
  ['draw', 'Draw'],
  ['void', 'Void'],
  ['unfinished', 'Void'],
  ['unknown', '?'],
]);

function formatResult({ winner, by, score }: GameResult): string | undefined {
  if (winner !== 'black' && winner !== 'white') return others.get(winner ?? '');
  const how = by === 'points' ? String(score ?? '') : by ? ways[by] : '';
  return `${winner === 'black' ? 'B' : 'W'}+${how}`;
}
