import { sentencesOf } from './language.js';

import { enResults } from './en-results.js';

/** What stands on and in the panels, in English; loaded with them. */
export const enPanels = {
  ...enResults,
  captures: '{count} captured',
  discs: { one: '{count} disc', other: '{count} discs' },
  result: 'Show result',

  controls: 'Moves',
  buttons: 'Steps',
  slider: 'Position in the game',
  counter: '{number} / {total}',
  value: '{position}, {counter}',
  first: 'First move',
  back10: 'Back 10 moves',
  prev: 'Previous move',
  next: 'Next move',
  forward10: 'Forward 10 moves',
  last: 'Last move',
  up: 'Previous variation',
  down: 'Next variation',
  play: 'Play',
  pause: 'Pause',
  'prev-comment': 'Previous comment or mark',
  'next-comment': 'Next comment or mark',

  comment: 'Comment',
  variations: 'Variations',
  pass: 'Pass',
};

/** The sentence for a key of the panels, filled in. */
export const panelText = sentencesOf('panels', enPanels);
