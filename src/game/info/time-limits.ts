import { readTime } from '../../sgf/times.js';
import { readTimeInWords } from './times-in-words.js';
import { type Overtime, readOvertime } from './overtime.js';

/** TM; `seconds` is missing if the record describes the limit in words (I-21 to I-23). */
export interface TimeLimit {
  readonly raw: string;
  readonly seconds?: number;
  /** Set for `-`: there is no limit (I-22a). */
  readonly unlimited?: true;
  /** Overtime written after the limit, with the same `raw`: `10:00(5x1:00)` (I-22a). */
  readonly overtime?: Overtime;
  /** Set if no document has this form, although its meaning is clear. */
  readonly unusual?: true;
}

/** Longest text that is read as a clock. */
const LONGEST_CLOCK = 60;

/**
 * TM: seconds and units (`readTime`), or a clock, optionally followed by overtime: `10:00(5x1:00)` is five periods of a
 * minute, `30:00+30:00/25` is 25 stones in half an hour; `-` means no limit; `2小时` (I-21 to I-23, I-22a).
 */
export function readTimeLimit(raw: string): TimeLimit {
  const seconds = readTime(raw);
  if (seconds !== undefined) return { raw, seconds };
  const inWords = readTimeInWords(raw);
  if (inWords !== undefined) return { raw, seconds: inWords, unusual: true };
  const text = raw.slice(0, LONGEST_CLOCK + 1).replace(/\s/g, '');
  if (text === '-') return { raw, unlimited: true, unusual: true };
  const [, limit, periods, length, stones] =
    /^(\d+)s(?:\((.+)\)|\+(\d+s)\/(\d+))?$/.exec(inSeconds(text)) ?? [];
  if (limit === undefined) return { raw };
  const overtimeText = periods ?? (stones && `${stones}/${length}`);
  const overtime = overtimeText === undefined ? undefined : readOvertime([overtimeText]);
  if (overtime?.kind === 'other') return { raw };
  return {
    raw,
    seconds: Number(limit),
    ...(overtime && { overtime: { ...overtime, raw } }),
    unusual: true,
  };
}

/** Replaces `10:00` by `600s` and `5:00:00` by `18000s`, anywhere in the text. */
function inSeconds(text: string): string {
  return text.replace(
    /(?<![\d:])(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)(?![\d:])/g,
    (_, hours = 0, minutes, seconds) => `${hours * 3600 + minutes * 60 + Number(seconds)}s`,
  );
}
