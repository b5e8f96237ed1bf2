/** What stands under a printed figure. `{name}` is filled in; see `texts.ts`. */
export const enCaptions = {
  hidden: '{numbers} at {place}',
  ko: 'ko: {numbers} at {place}',
  passes: 'pass: {numbers}',
  other: '{number}: {text}',
};
