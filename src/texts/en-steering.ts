import { sentencesOf } from './language.js';

/** What a board says when it stops playing, and the names of its keys, in English; loaded with what plays it. */
export const enSteering = {
  paused: 'Paused: {position}',

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
};

export type SteeringTextKey = keyof typeof enSteering;

/** The sentence for a key of what plays a board, filled in. */
export const steeringText = sentencesOf('steering', enSteering);
