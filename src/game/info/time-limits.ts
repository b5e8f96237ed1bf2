import { readTime } from '../../sgf/times.js';
import { type Overtime, readOvertime } from './overtime.js';

/** TM; `seconds` is missing where the record says it in words (I-21 to I-23). */
export interface TimeLimit {
  readonly raw: string;
  readonly seconds?: number;
  /** Set for `-`: there is no limit (I-22a). */
  readonly unlimited?: true;
  /** What is told behind a clock: `10:00(5x1:00)` (I-22a). */
  readonly overtime?: Overtime;
  /** Set where no document has this form, but it means one thing only. */
  readonly unusual?: true;
}

/** A clock, and overtime in parentheses or behind a plus. */
const clocks = /^([\d:.]+)\s*(?:\(([^()]+)\)|\+\s*([\d:.]+)\s*\/\s*(\d{1,3}))?$/;
/** `10:00` or `5:00:00`. */
const clock = /^(?:(\d{1,3}):([0-5]\d)|(\d{1,3})):([0-5]\d)$/;
/** Longer texts are no clocks. */
const LONGEST_CLOCK = 60;

/**
 * TM: seconds and units (`readTime`), or a clock, also with overtime behind it: `10:00(5x1:00)` has five periods of a
 * minute, `30:00+30:00/25` 25 stones in half an hour; `-` is no limit (I-21 to I-23, I-22a).
 */
export function readTimeLimit(raw: string): TimeLimit {
  const seconds = readTime(raw);
  if (seconds !== undefined) return { raw, seconds };
  const text = raw.trim();
  if (/^[-\u2013\u2014]$/.test(text)) return { raw, unlimited: true, unusual: true };
  const [, main = '', periods, period = '', stones] =
    clocks.exec(text.slice(0, LONGEST_CLOCK + 1)) ?? [];
  const limit = readClock(main);
  if (limit === undefined) return { raw };
  if (periods !== undefined) return withOvertime(raw, limit, readPeriods(periods), periods);
  if (stones === undefined) return { raw, seconds: limit, unusual: true };
  const length = readClock(period) ?? readTime(period);
  return length === undefined
    ? { raw }
    : withOvertime(raw, limit, readOvertime([`${stones}/${length}s`]), `${period}/${stones}`);
}

/** @param told what the record says of the overtime */
function withOvertime(raw: string, seconds: number, overtime: Overtime, told: string): TimeLimit {
  if (overtime.kind === 'other') return { raw };
  return { raw, seconds, overtime: { ...overtime, raw: told }, unusual: true };
}

/** `5x1:00`: periods may have clocks, too. */
function readPeriods(text: string): Overtime {
  return readOvertime([text.replace(/[\d:]*:[\d:]*/g, (time) => `${readClock(time) ?? time}s`)]);
}

function readClock(text: string): number | undefined {
  const [found, hours = '0', minutes, only, seconds] = clock.exec(text) ?? [];
  if (found === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes ?? only) * 60 + Number(seconds);
}
