import { english, type Language } from '../texts/language.js';
import type { Clock, Clocks } from '../game/clocks.js';
import { enClocks } from '../texts/en/clocks.js';

/**
 * The value of OB or OW in words: '5 periods' or '0 stones to play in this period' (M-28, M-29), as
 * `Clocks.overtimeCounts` says. If the record does not describe its overtime, the words cover both meanings, because
 * real files have both.
 */
export function describeOvertime(
  count: number,
  counts: Clocks['overtimeCounts'],
  language = english,
): string {
  return language.say(enClocks, counts ?? 'either', { count });
}

/** A player's clock in a sentence: 'Time left: 3 minutes 5 seconds (2 periods)'. */
export function describeTimeLeft(
  { seconds, overtime }: Clock,
  { overtimeCounts }: Clocks,
  language: Language,
): string | undefined {
  const left = overtime === undefined ? '' : describeOvertime(overtime, overtimeCounts, language);
  const main = seconds === undefined ? '' : describeDuration(Math.trunc(seconds), 'long', language);
  const isBoth = main && left;
  const time = isBoth
    ? language.say(enClocks, 'clock', { time: main, overtime: left })
    : main || left;
  return time && language.say(enClocks, 'timeLeft', { time });
}

const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_MINUTE = 60;

/** A time in words of the reader's language: '1 hr 30 min', or '1 hour 30 minutes' in long ones. */
export function describeDuration(
  seconds: number,
  length: 'short' | 'long',
  language: Language,
): string {
  const rest = Math.abs(seconds);
  const hours = Math.floor(rest / SECONDS_PER_HOUR);
  const minutes = Math.floor((rest % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const parts = [
    { unit: 'hour', count: hours },
    { unit: 'minute', count: minutes },
    { unit: 'second', count: rest % SECONDS_PER_MINUTE },
  ].filter(({ count }) => count > 0);
  const words = (parts.length > 0 ? parts : [{ unit: 'second', count: 0 }]).map(({ unit, count }) =>
    new Intl.NumberFormat(language.tag, {
      style: 'unit',
      unit,
      unitDisplay: length,
      maximumFractionDigits: 1,
    }).format(count),
  );
  return new Intl.ListFormat(language.tag, { type: 'unit', style: 'narrow' }).format(words);
}

/** The time of a clock without fractions of a second: `1:02:03` or `2:03`. */
function describeClock(seconds: number): string {
  const whole = Math.trunc(Math.abs(seconds));
  const hours = Math.floor(whole / SECONDS_PER_HOUR);
  const minutes = Math.floor((whole % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const parts = hours > 0 ? [hours, padded(minutes)] : [minutes];
  const text = [...parts, padded(whole % SECONDS_PER_MINUTE)].join(':');
  return seconds <= -1 ? `\u{2212}${text}` : text;
}

/** The texts of a clock: the time, '3:05', and the remaining overtime, '(5)'; '' if the record does not have it. */
export function clockTexts({ seconds, overtime }: Clock): readonly string[] {
  const time = seconds === undefined ? '' : describeClock(seconds);
  return [time, overtime === undefined ? '' : `(${overtime})`];
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
