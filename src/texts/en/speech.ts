import { area } from '../language.js';

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
  end: 'No more moves.',
  comment: 'Comment: {text}',
  rest: 'Continued in the region “Comment”.',
});
