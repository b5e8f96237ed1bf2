/** What every board says of itself, in English. `{name}` is filled in; see `texts.ts`. */
export const en = {
  black: 'Black',
  white: 'White',
  board: 'Go board',

  start: 'Start, {color} to play',
  play: 'Move {number}, {color} {point}',
  pass: 'Move {number}, {color} passes',
  text: 'Move {number}, {color}: {text}',
  takes: '{move}, takes {count}',

  loading: 'Loading …',
  failed: 'This game record could not be shown',
  noBoard: 'This game can’t be drawn yet: the record is shown without a board.',
};
