import { area, type KeyOf } from '../language.js';

/** Counting the final position, in English. */
export const enCount = area('count', {
  title: 'Count', // the item of the menu, and the name of the row
  sum: 'Black {black}, White {white}: {result}',
  withKomi: 'Black {black}, White {white} + {komi} komi: {result}',
  area: 'Area scoring.',
  territory: 'Territory scoring.',
  assumed: 'Territory scoring, as the rules are missing or unknown.',
  hint: 'Select stones to mark them dead or alive.',
  dead: '{point}: dead',
  alive: '{point}: alive',
  done: 'Done',
});

export type CountTextKey = KeyOf<typeof enCount>;
