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
  ways: { one: 'One more way to continue.', other: '{count} more ways to continue.' },
  marked: 'Marked: {points}.',
  end: 'No more moves.',
  comment: 'Comment: {text}',
  rest: 'Continued in the region “Comment”.',
});
