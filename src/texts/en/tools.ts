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
  flip: 'Rotate the board',
  text: 'Copy as text diagram',
  help: 'Help',
  go: 'Go to move',

  linkCopied: 'Link copied',
  sgfCopied: 'SGF copied',
  textCopied: 'Diagram copied',
  saved: 'Saved as {name}',
  flipped: 'Board rotated',
  refused: 'Your browser blocked this. Copy it from here:',
  failed: 'Something went wrong.',
  noFullscreen: 'Full screen isn’t available here.',
  noMove: 'There is no move {move}.',
});

export type ToolTextKey = KeyOf<typeof enTools>;
