import { area } from '../language.js';

/** Echoes of the name of a point that a reader types, in English. */
export const enTyped = area('typed', {
  unknown: '{name}: no such point',
  outside: '{name}: outside the visible part of the board',
  empty: 'Cleared',
});
