import { area, type KeyOf } from '../language.js';

/** The menu and its items, in English. */
export const enTools = area('tools', {
  tools: 'More',
  comment: 'Whole comment', // for comments that are longer than their box

  link: 'Copy link to this move',
  copy: 'Copy SGF',
  download: 'Download SGF',
  png: 'Save picture (PNG)',
  svg: 'Save picture (SVG)',
  print: 'Print this page',
  book: 'Print as a book',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Exit full screen',
  flip: 'Rotate the board',
  text: 'Copy text diagram',
  help: 'Help',
  go: 'Go to move',

  linkCopied: 'Link copied',
  sgfCopied: 'SGF copied',
  textCopied: 'Diagram copied',
  saved: 'Saved as {name}',
  flipped: 'Board rotated',
  refused: 'The browser refuses. Copy it from here:',
  failed: 'That did not work.',
  noFullscreen: 'The browser does not allow full screen here.',
  noMove: '{move} is no move of this game',
});

export type ToolTextKey = KeyOf<typeof enTools>;
