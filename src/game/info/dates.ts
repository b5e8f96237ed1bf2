/** When a game was played, as read from DT; `raw` is what the record says. */
export interface GameDate {
  readonly raw: string;
  /** Days, months or years (`1946-07-31`, `1946-07`, `1946`), and ranges of them; [] if unreadable. */
  readonly dates: readonly (string | DateRange)[];
  /** When it began, `00:53` (000 §DT). */
  readonly time?: string;
  /** What FF[5] writes after the colon. */
  readonly note?: string;
}

export type DateRange = readonly [from: string, to: string];

const startTime = /\s+([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
/** Longer lists are no dates. */
const LONGEST_LIST = 1000;

/**
 * Reads the dates of FF[4] and FF[5]: ISO dates, partial ones, lists with shortcuts, ranges with `~`
 * or `..`, a start time, a note after a colon (I-14 to I-18, F-04 to F-08). A clock time is tested
 * before the colon. Any other text has no dates and is shown as written (I-19).
 */
export function readDate(raw: string): GameDate {
  const text = raw.trim();
  const time = startTime.exec(text.slice(0, LONGEST_LIST))?.[0];
  if (time !== undefined && text.endsWith(time)) {
    const dates = readList(text.slice(0, -time.length));
    return dates ? { raw, dates, time: time.trim() } : { raw, dates: [] };
  }
  const colon = text.indexOf(':');
  if (colon < 0) return { raw, dates: readList(text) ?? [] };
  const list = text.slice(0, colon).trim();
  const dates = list === '' ? [] : readList(list);
  return dates ? { raw, dates, note: text.slice(colon + 1).trim() } : { raw, dates: [] };
}

/** Whether nothing of the text could be read, not even as a note. */
export function isDateUnread({ raw, dates, note }: GameDate): boolean {
  return raw.trim() !== '' && dates.length === 0 && note === undefined;
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
 * A date or a shortcut in full: MM-DD follows any date, MM one that ends with a month, DD one that
 * ends with a day; what is missing comes from the date before (FF[5] DT; F-08).
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
