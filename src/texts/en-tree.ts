import { sentencesOf } from './language.js';

/** What the tree panel says, in English; loaded with it. `{name}` is filled in; see `language.ts`. */
export const enTree = {
  tree: 'Game tree',
  setup: 'Setup after move {number}',
  note: 'After move {number}',
  rootSetup: 'Start, setup',

  own: 'a move of yours',
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
};

/** The sentence for a key of the tree panel, filled in. */
export const treeText = sentencesOf('tree', enTree);
