import { area } from './language.js';

/** Captions of printed figures, and separators of any list. `{name}` is filled in; see `language.ts`. */
export const enCaptions = area('captions', {
  hidden: '{numbers} at {place}',
  ko: 'ko: {numbers} at {place}',
  passes: 'pass: {numbers}',
  other: '{number}: {text}',
  comma: ', ',
  semicolon: '; ',
});
