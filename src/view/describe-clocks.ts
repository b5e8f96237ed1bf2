import type { Clocks } from '../game/clocks.js';
import { clockText } from '../texts/clock-texts.js';

/**
 * What OB or OW says, with `Clocks.overtimeCounts`: '5 periods' or '0 stones' (M-28, M-29). The number
 * alone where the record does not tell its overtime.
 */
export function describeOvertime(count: number, counts: Clocks['overtimeCounts']): string {
  if (!counts) return String(count);
  return clockText(counts, { count });
}
