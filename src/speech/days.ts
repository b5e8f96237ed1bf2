import type { Language } from '../texts/language.js';
import { type DateRange, type GameDate, readDate } from '../game/info/dates.js';

const MS_PER_DAY = 86_400_000;

/** Days, months, years and ranges of them in the reader's language, without the time and the note of a date. */
export function describeDays(dates: GameDate['dates'], language: Language): string {
  const days = inRuns(dates).map((one) =>
    typeof one === 'string' ? describeDay(one, language) : describeRange(one, language),
  );
  return new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(days);
}

/** A written date (DT) in the reader's language, without its time and note; as written if it can't be read. */
export function describeHeadlineDate(written: string, language: Language): string {
  const { dates } = readDate(written);
  return dates.length > 0 ? describeDays(dates, language) : written;
}

/** Joins consecutive days to ranges: 'May 6 – 8, 1996'. */
function inRuns(dates: GameDate['dates']): (string | DateRange)[] {
  const runs: (string | DateRange)[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    const [from, to] = typeof last === 'string' ? [last, last] : (last ?? []);
    const isNext = typeof date === 'string' && from && to && isDayAfter(to, date);
    if (isNext) runs[runs.length - 1] = [from, date];
    else runs.push(date);
  }
  return runs;
}

function isDayAfter(day: string, next: string): boolean {
  const areDays = precisionOf(day) === 3 && precisionOf(next) === 3;
  return areDays && Date.parse(next) - Date.parse(day) === MS_PER_DAY;
}

/** 1 for a year, 2 for a month, 3 for a day. */
function precisionOf(date: string): number {
  return date.split('-').length;
}

function formatOf(precision: number, language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language.tag, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(precision > 1 && { month: 'long' }),
    ...(precision > 2 && { day: 'numeric' }),
  });
}

function describeDay(date: string, language: Language): string {
  return formatOf(precisionOf(date), language).format(new Date(date));
}

function describeRange([from, to]: DateRange, language: Language): string {
  const precision = precisionOf(from);
  const isOneFormat = precision === precisionOf(to) && from <= to;
  if (!isOneFormat) return `${describeDay(from, language)} – ${describeDay(to, language)}`;
  return formatOf(precision, language).formatRange(new Date(from), new Date(to));
}
