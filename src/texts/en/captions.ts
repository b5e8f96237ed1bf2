import { area } from '../language.js';

/** Printed figures, and separators of any list. `{name}` is filled in; see `language.ts`. */
export const enCaptions = area('captions', {
  hidden: '{numbers} at {place}',
  ko: 'ko: {numbers} at {place}',
  passes: 'pass: {numbers}',
  other: '{number}: {text}',
  comma: ', ',
  semicolon: '; ',

  /** The button that makes a figure a board to step through. */
  'play-through': 'Step through',
});
