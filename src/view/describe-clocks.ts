import { english } from '../texts/language.js';
import type { Clocks } from '../game/clocks.js';
import { clockText } from '../texts/en-clocks.js';

/**
 * What OB or OW says, with `Clocks.overtimeCounts`: '5 periods' or '0 stones' (M-28, M-29). The number
 * alone where the record does not tell its overtime.
 */
export function describeOvertime(
  count: number,
  counts: Clocks['overtimeCounts'],
  language = english,
): string {
  if (!counts) return String(count);
  return clockText(counts, { count }, language);
}
