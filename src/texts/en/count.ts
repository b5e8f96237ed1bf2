import { area, type KeyOf } from '../language.js';

/** Counting the final position, in English. */
export const enCount = area('count', {
  title: 'Count', // the item of the menu, and the name of the row
  sum: 'Black {black}, White {white}: {result}',
  withKomi: 'Black {black}, White {white} + {komi} komi: {result}',
  area: 'Counted by area.',
  territory: 'Counted by territory.',
  assumed: 'Counted by territory: the rules are missing or unknown.',
  hint: 'Choose stones to change whether they are dead.',
  dead: '{point}: dead',
  alive: '{point}: alive',
  done: 'End count',
});

export type CountTextKey = KeyOf<typeof enCount>;
