import { readReal } from '../../sgf/real.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { readAmount } from './amounts.js';

/** Komi in points for White; `points` is missing if the text can't be read. */
export interface Komi {
  readonly raw: string;
  readonly points?: number;
  /** Set if no document has this form: hundredths, or Chinese words (I-33a, I-33b). */
  readonly unusual?: true;
}

/** Words that Chinese and Japanese records write before the amount: Black gives. */
const giverWords = /^\s*[黑黒]?[贴貼]?/;

/** Whether the program that wrote a game counts komi in hundredths: Fox writes 50 for 0.5 (I-33a). */
export function hasHundredths(tree: GameTree): boolean {
  return tree.values(tree.root, 'AP').some((raw) => /foxwq/i.test(raw));
}

/**
 * KM: a real, also with 子 or 目 and with fractions: `3.75子`, `3又3/4子`, `6目半` (I-31 to I-33); hundredths (I-33a), and
 * Chinese words: `黑贴五目半` (I-33b).
 *
 * @param inHundredths whether smaller numbers than 100 are hundredths, too
 */
export function readKomi(raw: string, inHundredths = false): Komi {
  const number = readReal(raw);
  const amount = raw.replace(giverWords, '');
  const points = inPoints(number ?? readAmount(amount), inHundredths ? 1 : LEAST_HUNDREDTHS);
  if (points === undefined) return { raw };
  const isUsual = number === undefined ? amount === raw.trimStart() : points === number;
  return isUsual ? { raw, points } : { raw, points, unusual: true };
}

/** Numbers from here on are hundredths if they can be. */
const LEAST_HUNDREDTHS = 100;

/**
 * Fox and others write 750 for 7.5. Odd multiples of 25 are hundredths of stones, as Chinese rules count them: 375 is
 * 3.75 子, which are 7.5 points (I-33a).
 */
function inPoints(number = NaN, least: number): number | undefined {
  if (Number.isNaN(number)) return undefined;
  if (number < least || number % 25 !== 0) return number;
  return number % 50 === 0 ? number / 100 : number / 50;
}
