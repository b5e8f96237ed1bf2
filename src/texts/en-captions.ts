import { sentencesOf } from './language.js';

/** What stands under a printed figure, and what stands between the parts of any list. `{name}` is filled in; see `language.ts`. */
export const enCaptions = {
  hidden: '{numbers} at {place}',
  ko: 'ko: {numbers} at {place}',
  passes: 'pass: {numbers}',
  other: '{number}: {text}',
  comma: ', ',
  semicolon: '; ',
};

/** The sentence for a key of the captions, filled in. */
export const captionText = sentencesOf('captions', enCaptions);
