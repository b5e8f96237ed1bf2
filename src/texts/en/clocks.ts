import { area } from '../language.js';

/** Players' clocks, in English. `{name}` is filled in; see `language.ts`. */
export const enClocks = area('clocks', {
  clock: '{time} ({overtime})',
  timeLeft: 'Time left: {time}',
  periods: { one: '{count} period', other: '{count} periods' },
  stones: {
    one: '{count} stone to play in this period',
    other: '{count} stones to play in this period',
  },
  either: {
    one: '{count} overtime stone or period',
    other: '{count} overtime stones or periods',
  },
});
