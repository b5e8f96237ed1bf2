import { area } from './language.js';

/** What stands under a printed figure, and what stands between the parts of any list. `{name}` is filled in; see `language.ts`. */
export const enCaptions = area('captions', {
  hidden: '{numbers} at {place}',
  ko: 'ko: {numbers} at {place}',
  passes: 'pass: {numbers}',
  other: '{number}: {text}',
  comma: ', ',
  semicolon: '; ',
});
