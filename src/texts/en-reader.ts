import { area, type KeyOf } from './language.js';

/** Texts of clocks in overtime. `{name}` is filled in; see `language.ts`. */
export const enClocks = area('clocks', {
  periods: { one: '{count} period', other: '{count} periods' },
  stones: {
    one: '{count} stone to play in this period',
    other: '{count} stones to play in this period',
  },
  either: {
    one: '{count} overtime stone or period',
    other: '{count} overtime stones or periods',
  },
});

/** Texts about references in comments, in English; loaded with them. `{name}` is filled in; see `language.ts`. */
export const enComments = area('comments', {
  show: 'Show {point} on the board',
  label: 'Label {label}: {points}',
  goToMove: 'Go to move {number}, {color} {point}',
  goToPass: 'Go to move {number}',
  showMoves: {
    one: 'Show {count} move on the board: {moves}',
    other: 'Show {count} moves on the board: {moves}',
  },

  empty: '{point}, empty',
  black: '{point}, black stone',
  white: '{point}, white stone',
  outside: '{points}: outside the part of the board shown',
  preview: {
    one: 'Preview of {count} move: {moves}',
    other: 'Preview of {count} moves: {moves}',
  },
  captures: '{preview}. Captured: {captured}',
  step: 'Preview, move {number} of {total}: {color} {point}',
  noStep: 'Preview, before its first move',
  ended: 'The board shows the game again',
});

/** Announcements for each step, in English; loaded when a reader is there. `{name}` is filled in; see `language.ts`. */
export const enSpeech = area('speech', {
  play: '{color} {point}',
  pass: '{color} passes',
  takes: '{move}, takes {count}',
  atari: '{move}, atari',
  judged: '{move}, {judgement}',
  sentence: '{text}.',
  turn: '{color} to play.',
  name: 'Name: {name}.',
  variation: 'Variation {number} of {total}.',
  ways: { one: '{count} variation follows.', other: '{count} variations follow.' },
  marked: { one: '{count} point is marked.', other: '{count} points are marked.' },
  end: 'End of the line.',
  comment: 'Comment: {text}',
  rest: 'The rest is in the region “Comment”.',
});

/** Echoes of the name of a point that a reader types, in English. */
export const enTyped = area('typed', {
  unknown: '{name}: no such point',
  outside: '{name}: outside the part of the board shown',
  empty: 'Nothing typed',
});

/** Announcement of a pause, and the names of keys, in English; loaded with the controls. */
export const enSteering = area('steering', {
  paused: 'Paused: {position}',

  return: 'Back to move {number}',
  withKey: '{name} ({key})',
  first: 'Home',
  back10: 'Page Up',
  prev: '←',
  next: '→',
  forward10: 'Page Down',
  last: 'End',
  up: '↑',
  down: '↓',
  play: 'Space',
  'prev-comment': 'Shift ←',
  'next-comment': 'Shift →',
});

export type SteeringTextKey = KeyOf<typeof enSteering>;

/** The players' clocks, in English. */
export const enTimeLeft = area('info', {
  clock: '{time} ({overtime})',
  timeLeft: 'Time left: {time}',
});
