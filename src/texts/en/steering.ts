import { area, type KeyOf } from '../language.js';

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
