import { readReal } from './real.js';

const secondsPer = { s: 1, m: 60, h: 3600 } as const;

const clock = /^(\d{1,4}):([0-5]\d):([0-5]\d(?:\.\d{1,6})?)$/;
const part =
  /^(\d{1,9}(?:[.,]\d{0,6})?) ?(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)(?![a-z]) ?/;
/** Longest text that is read as a time; it also bounds the work of the expressions above. */
const LONGEST_TIME = 60;

/**
 * A time in seconds: a real, also with s, m or h (000 §Units; V-31); compound, spelled out, or a clock with three parts
 * (`1h30m`, `8 hours each`, `2:30:00`; V-32). `undefined` for anything else.
 */
export function readTime(raw: string): number | undefined {
  if (raw.length > LONGEST_TIME) return undefined;
  const plain = readReal(raw);
  if (plain !== undefined) return plain;
  const text = raw.trim().toLowerCase().replace(/\s+/g, ' ');
  const parts = clock.exec(text);
  if (parts) return Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
  return readUnits(text.replace(/ (each|per player)$/, ''));
}

function readUnits(text: string): number | undefined {
  let rest = text;
  let seconds = 0;
  do {
    const match = part.exec(rest);
    if (!match) return undefined;
    const unit = match[2]?.[0] as keyof typeof secondsPer;
    seconds += Number(match[1]?.replace(',', '.')) * secondsPer[unit];
    rest = rest.slice(match[0].length);
  } while (rest !== '');
  return seconds;
}
