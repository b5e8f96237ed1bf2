import { area, type KeyOf } from '../language.js';

/** The menu and its items, in English. */
export const enTools = area('tools', {
  tools: 'More',
  comment: 'Show full comment', // for comments that are longer than their box

  link: 'Copy link to this move',
  copy: 'Copy SGF',
  download: 'Download SGF',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  print: 'Print this page',
  book: 'Print as a book',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Exit full screen',
  rotate: 'Rotate the board',
  text: 'Copy as text diagram',
  help: 'Help',
  go: 'Go to move',

  linkCopied: 'Link copied',
  sgfCopied: 'SGF copied',
  textCopied: 'Diagram copied',
  saved: 'Saved as {name}',
  refused: 'Your browser blocked this. Copy it from here:',
  failed: 'Something went wrong.',
  noFullscreen: 'Full screen isn’t available here.',
  noMove: 'There is no move {move}.',
  mirror: 'Mirror the board',
  'swap-colors': 'Swap colors',
  'reset-view': 'Reset the view',
  rotated: 'Board rotated by {degrees}°.',
  mirrored: 'Board mirrored.',
  swapped: 'Colors swapped.',
});

export type ToolTextKey = KeyOf<typeof enTools>;
