import { area, type KeyOf } from '../language.js';

/** The settings of a reader, in English; loaded on demand. `{name}` is filled in; see `language.ts`. */
export const enSettings = area('settings', {
  title: 'Settings',
  author: 'Default',

  theme: 'Theme',
  auto: 'Match the page',
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

  interval: 'Autoplay speed',
  reading: 'Reading time',

  speech: 'Screen reader announcements',
  long: 'All: the move, who plays next, variations, the comment',
  short: 'The move only',

  reset: 'Reset to defaults',
  kept: 'Applies to all boards on this site. Saved in this browser.',
  lost: 'Applies until you close this page; this browser doesn’t save settings.',
  sound: 'Sound of stones',
  on: 'On',
  off: 'Off',
});

export type SettingTextKey = KeyOf<typeof enSettings>;
