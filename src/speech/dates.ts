import type { Language } from '../texts/language.js';
import type { GameDate } from '../game/info/dates.js';
import { enInfo } from '../texts/en/info.js';
import { describeDays } from './days.js';

/** The date of a game in the reader's language, or as the record writes it if it can't be read. */
export function describeDate({ raw, dates, time, note }: GameDate, language: Language): string {
  if (dates.length === 0) return raw;
  const list = describeDays(dates, language);
  const date = time === undefined ? list : language.say(enInfo, 'withTime', { date: list, time });
  return note ? language.say(enInfo, 'withNote', { text: date, note }) : date;
}
