import { readReal } from '../../sgf/values.js';

/** Komi in points for White; `points` is missing where the text can't be read. */
export interface Komi {
  readonly raw: string;
  readonly points?: number;
}

/** Chinese rules count stones: one 子 is two points, one 目 is one (000 KM). */
const pointsPer: Readonly<Partial<Record<string, number>>> = { 子: 2 };
const vulgar: Readonly<Partial<Record<string, number>>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  半: 0.5,
};

const whole = /^([+-]?)(\d{1,6}(?:[.,]\d{0,6})?(?![\d/]))?\s*([子目]?)[\s又]*/;
const fraction = /^(?:(\d{1,4})\/(\d{1,4})|([¼½¾半]))\s*([子目]?)$/;
/** Longer texts are no komi. */
const LONGEST_KOMI = 30;

/** KM: a real, also with 子 or 目 and with fractions: `3.75子`, `3又3/4子`, `6目半` (I-31 to I-33). */
export function readKomi(raw: string): Komi {
  const points = readReal(raw) ?? readCounted(raw.trim());
  return points === undefined ? { raw } : { raw, points };
}

function readCounted(text: string): number | undefined {
  if (text.length > LONGEST_KOMI) return undefined;
  const [start = '', sign, number, unit = ''] = whole.exec(text) ?? [];
  const rest = text.slice(start.length);
  if (number === undefined && !/^[\d¼½¾]/.test(rest)) return undefined;
  const added = rest === '' ? { amount: 0, unit: '' } : readFraction(rest);
  if (!added) return undefined;
  const amount = (Number(number?.replace(',', '.') ?? 0) + added.amount) * (sign === '-' ? -1 : 1);
  return amount * (pointsPer[unit || added.unit] ?? 1);
}

/** What follows the whole number; `33/4` is no fraction of a point. */
function readFraction(rest: string) {
  const [found, above, below, sign = '', unit = ''] = fraction.exec(rest) ?? [];
  if (found === undefined) return undefined;
  if (above === undefined) return { amount: vulgar[sign] ?? 0, unit };
  return Number(above) < Number(below)
    ? { amount: Number(above) / Number(below), unit }
    : undefined;
}
