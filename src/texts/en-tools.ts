import { sentencesOf } from './language.js';

/** What a reader may take along, in English; loaded with its menu. */
export const enTools = {
  tools: 'More',
  link: 'Copy link to this move',
  copy: 'Copy SGF',
  download: 'Download SGF',
  png: 'Save picture (PNG)',
  svg: 'Save picture (SVG)',
  print: 'Print this page',
  fullscreen: 'Full screen',
  flip: 'Rotate the board',
  help: 'Help',

  linkCopied: 'Link copied',
  sgfCopied: 'SGF copied',
  saved: 'Saved as {name}',
  flipped: 'Board rotated',
  refused: 'The browser does not let this page copy. Copy it from here:',
  failed: 'That did not work.',
};

export type ToolTextKey = keyof typeof enTools;

/** The sentence for a key of the tools, filled in. */
export const toolText = sentencesOf('tools', enTools);
