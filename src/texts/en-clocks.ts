import { sentencesOf } from './language.js';

/** What clocks say in overtime. `{name}` is filled in; see `language.ts`. */
export const enClocks = {
  periods: { one: '{count} period', other: '{count} periods' },
  stones: { one: '{count} stone', other: '{count} stones' },
};

/** The sentence for a key of the clocks, filled in. */
export const clockText = sentencesOf('clocks', enClocks);
