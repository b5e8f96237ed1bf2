/** Signs for parts of a point, and their values. */
const signs = '¼½¾半반';
const parts = [0.25, 0.5, 0.75, 0.5, 0.5];

const whole = /^([+-]?)(\d{1,6}(?:[.,]\d{0,6})?(?![\d/]))?\s*([子目집]?)[\s又]*/;
const fraction = /^(?:(\d{1,4})\/(\d{1,4})|([¼½¾半반]))\s*([子目집]?)$/;
/** Longest text that is read as an amount. */
const LONGEST_AMOUNT = 30;

/** Reads an amount of points, also with 子 or 目 and with fractions: `3.75子`, `3又3/4子`, `6目半`, `五目半`. */
export function readAmount(raw: string): number | undefined {
  if (raw.length > LONGEST_AMOUNT) return undefined;
  if (/[\d一二三四五六七八九][一二三四五六七八九]/.test(raw)) return undefined; // 二三目 means two or three
  const text = inDigits(raw.trim());
  const [start = '', sign, number, unit = ''] = whole.exec(text) ?? [];
  const rest = text.slice(start.length);
  if (number === undefined && !/^[\d¼½¾]/.test(rest)) return undefined;
  const added = rest === '' ? { amount: 0, unit: '' } : readFraction(rest);
  if (!added) return undefined;
  const amount = (Number(number?.replace(',', '.') ?? 0) + added.amount) * (sign === '-' ? -1 : 1);
  // Chinese rules count stones: one 子 is two points; 目 and 집 are one (000 KM).
  return amount * ((unit || added.unit) === '子' ? 2 : 1);
}

/** Reads the part after the whole number; `33/4` is not a fraction of a point. */
function readFraction(rest: string) {
  const [found, above, below, sign = '', unit = ''] = fraction.exec(rest) ?? [];
  if (found === undefined) return undefined;
  if (above === undefined) return { amount: parts[signs.indexOf(sign)] ?? 0, unit };
  return Number(above) < Number(below)
    ? { amount: Number(above) / Number(below), unit }
    : undefined;
}

const numerals = '〇一二三四五六七八九';

/** Writes Chinese numbers up to 99, and fractions such as 四分之三, in digits. */
function inDigits(text: string): string {
  return text
    .replace(/([一二三四五六七八九]?)十([一二三四五六七八九]?)/g, (_, tens: string, ones: string) =>
      String(numerals.indexOf(tens || '一') * 10 + numerals.indexOf(ones || '〇')),
    )
    .replace(/[〇一二三四五六七八九]/g, (numeral) => String(numerals.indexOf(numeral)))
    .replace(/(\d)分之(\d)/g, '$2/$1');
}
