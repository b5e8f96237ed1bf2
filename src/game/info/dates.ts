import { inSgfForm } from './date-forms.js';

/** The date of a game from DT; `raw` is the text of the record. */
export interface GameDate {
  readonly raw: string;
  /** Days, months or years (`1946-07-31`, `1946-07`, `1946`), and ranges of them; [] if unreadable. */
  readonly dates: readonly (string | DateRange)[];
  /** The time of the start, `00:53` (000 §DT). */
  readonly time?: string;
  /** The note that FF[5] has after the colon. */
  readonly note?: string;
  /** Set if no document has this form, although the order of its parts is clear (I-17a). */
  readonly unusual?: true;
}

export type DateRange = readonly [from: string, to: string];

/** Longest text that is read as dates. */
const LONGEST_LIST = 1000;

/**
 * Reads the dates of FF[4] and FF[5]: ISO dates, partial dates, lists with shortcuts, ranges with `~` or `..`, a start
 * time, a note after a colon (I-14 to I-18, F-04 to F-08). A time is tried before the colon of a note. An
 * escaped colon separates, too, because writers of FF[4] escape every colon. Other forms are read if the order of their
 * parts is clear (I-17a); any other text has no dates and is shown as written (I-19).
 */
export function readDate(raw: string): GameDate {
  return readUsual(raw) ?? readUnusual(raw) ?? { raw, dates: [] };
}

function readUsual(raw: string): GameDate | undefined {
  const [written, time] = splitTime(raw.trim());
  const colon = written.indexOf(':');
  const list = colon < 0 ? written : written.slice(0, colon).trim();
  const isOnlyNote = colon >= 0 && list === '' && time === undefined;
  const dates = isOnlyNote ? [] : readList(list);
  if (!dates) return undefined;
  return {
    raw,
    dates,
    ...(time !== undefined && { time }),
    ...(colon >= 0 && { note: written.slice(colon + 1).trim() }),
  };
}

/** Reads other clear forms: those of `date-forms.ts`, `1985/01/26`, `2001/10/11 21:22:51 UT`, `1935.04.03-04`, `29.11.2012`. */
function readUnusual(raw: string): GameDate | undefined {
  if (raw.length > LONGEST_LIST) return undefined;
  const [, list = '', rest = ''] = /^(\S+)(.*?)(?:\s*(?:UTC?|GMT|Z))?$/s.exec(inSgfForm(raw)) ?? [];
  const date = readUsual(
    list.replace(dayFirst, yearFirst).split(',').map(withHyphens).join(',') + rest,
  );
  const isForward = date?.dates.every((one) => typeof one === 'string' || one[0] < one[1]);
  return date && isForward ? { ...date, raw, unusual: true } : undefined;
}

const dayFirst = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/;

/** Puts the year first, but only if exactly one of the first two numbers must be a day. */
function yearFirst(all: string, one: string, _: string, other: string, year: string): string {
  const isDay = (number: string) => Number(number) > 12;
  if (isDay(one) === isDay(other)) return all;
  return isDay(one) ? `${year}-${other}-${one}` : `${year}-${one}-${other}`;
}

/** Matches dates with the year first, optionally with a range of days. */
const dotted = /^\d{4}([/.])\d\d?(?:\1\d\d?(?:[-~](?:\d\d?\1)?\d\d?)?)?$/;

/** Writes 1935.04.03-04 as 1935-04-03..04, and `1991-10-4` with two digits; does not change other texts. */
function withHyphens(part: string, index: number, parts: readonly string[]): string {
  const isShortcut = index > 0 && dotted.test(parts[0] ?? '') && /^\d\d?[/.]\d\d?$/.test(part);
  const plain =
    isShortcut || dotted.test(part)
      ? part.replace(/[-~]/, '..').replace(/(?<!\.)[/.](?!\.)/g, '-')
      : part;
  return plain.replace(/(?<!\d)\d(?!\d)/g, '0$&');
}

const clock = /\s([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?(?=:|\s*$)/;

/** Splits off a time after the dates (I-17). */
function splitTime(text: string): [rest: string, time: string | undefined] {
  const [found = ''] = clock.exec(text.slice(0, LONGEST_LIST)) ?? [];
  const at = found === '' ? -1 : text.indexOf(found);
  const isBeforeNote = text.indexOf(':') === at + found.indexOf(':');
  if (at < 0 || !isBeforeNote) return [text, undefined];
  return [(text.slice(0, at) + text.slice(at + found.length)).trim(), found.trim()];
}

function readList(text: string): (string | DateRange)[] | undefined {
  if (text.length > LONGEST_LIST) return undefined;
  const dates: (string | DateRange)[] = [];
  let last: string | undefined;
  for (const part of text.split(',')) {
    const ends: string[] = [];
    for (const end of part.split(/~|\.\./)) {
      last = completed(end.trim(), last);
      if (last === undefined) return undefined;
      ends.push(last);
    }
    const [from, to, more] = ends;
    if (from === undefined || more !== undefined) return undefined;
    dates.push(to === undefined ? from : [from, to]);
  }
  return dates;
}

/**
 * Completes a shortcut: MM-DD may follow any date, MM one that ends with a month, DD one that ends with a day; the rest
 * comes from the date before (FF[5] DT; F-08).
 */
function completed(part: string, before: string | undefined): string | undefined {
  if (/^\d{4}(-\d\d){0,2}$/.test(part)) return validated(part);
  if (before === undefined) return undefined;
  if (/^\d\d-\d\d$/.test(part)) return validated(`${before.slice(0, 4)}-${part}`);
  if (!/^\d\d$/.test(part) || before.length < 7) return undefined;
  return validated(before.slice(0, -2) + part);
}

function validated(date: string): string | undefined {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (month < 1 || month > 12 || day < 1) return undefined;
  const daysInMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  return day <= daysInMonth ? date : undefined;
}
