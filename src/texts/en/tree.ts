import { area } from '../language.js';

/** Texts of the tree panel, in English; `{name}` is filled in; see `language.ts`. */
export const enTree = area('tree', {
  tree: 'Game tree',
  setup: 'Setup after move {number}',
  note: 'After move {number}',
  rootSetup: 'Start, setup',

  own: 'your move',
  good: 'good move',
  bad: 'bad move',
  doubtful: 'doubtful move',
  interesting: 'interesting move',
  blackAhead: 'good for Black',
  whiteAhead: 'good for White',
  even: 'even',
  unclear: 'unclear',
  hotspot: 'hotspot',
  marked: 'marks',
  comment: 'comment',
  variations: '{count} variations',
  more: { one: '{count} more variation', other: '{count} more variations' },
  opened: 'Now shown: {more}',
});
