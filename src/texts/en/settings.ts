import { area, type KeyOf } from '../language.js';

/** The settings of a reader, in English; loaded on demand. `{name}` is filled in; see `language.ts`. */
export const enSettings = area('settings', {
  title: 'Settings',
  author: 'As the author set it',

  theme: 'Theme',
  auto: 'Like the page',
  kaya: 'Kaya wood',
  walnut: 'Walnut wood',
  bamboo: 'Bamboo',
  paper: 'Paper',
  flat: 'Flat',
  felt: 'Green felt',
  dark: 'Dark',
  'high-contrast': 'High contrast',

  coordinates: 'Coordinates',
  none: 'None',

  numbers: 'Move numbers',
  last: 'Last move',
  'last-10': 'Last ten moves',
  all: 'All moves',

  next: 'Next moves',
  show: 'Show',
  hide: 'Hide',

  interval: 'Each move, when the game plays',
  reading: 'As long as it takes to read',

  speech: 'Announcements',
  long: 'All: the move, who is to play, variations, the comment',
  short: 'The move only',

  reset: 'Everything as the author set it',
  kept: 'For all boards of this site. Kept in this browser.',
  lost: 'For all boards of this page, until it is closed: the browser keeps nothing.',
});

export type SettingTextKey = KeyOf<typeof enSettings>;
