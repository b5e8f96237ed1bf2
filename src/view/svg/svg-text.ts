import type { Lettering } from '../paint/drawings.js';
import { attributesOf, element, escapeXml } from './svg-sheet.js';
import type { Theme } from '../paint/theme.js';

/** The width that text may take, in cells. */
const TEXT_WIDTH = 0.86;

/** Widths in heights of the font: narrow letters, wide ones, ideographs; all others are like digits. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\u{1f000}-\u{3ffff}]/u, 1],
  [/[ijlI.,:;'!|()[\]]/, 0.34],
  [/[mwMW@%]/, 0.92],
  [/[A-Z]/, 0.7],
];
const USUAL_WIDTH = 0.62;

/** About how wide a text is in a bold sans serif, in heights of the font. Without a screen nobody knows. */
function widthOf(text: string): number {
  const widthOfOne = (character: string) =>
    widths.find(([characters]) => characters.test(character))?.[1] ?? USUAL_WIDTH;
  return Array.from(text).reduce((width, character) => width + widthOfOne(character), 0);
}

/** Capitals, small letters, and what hangs below the line, in heights of the font. */
const CAPITALS = 0.72;
const SMALL = 0.54;
const BELOW = 0.21;

/** How far the middle of a text lies above its baseline. */
function middleOf(text: string): number {
  const top = /^[acegmnopqrsuvwxyz]+$/.test(text) ? SMALL : CAPITALS;
  return (top - (/[gjpqyQ,;()[\]]/.test(text) ? BELOW : 0)) / 2;
}

/** What all texts of a picture have in common. */
export function textAttributes({ font }: Theme) {
  return { 'font-family': font, 'text-anchor': 'middle' };
}

/**
 * Text that is text in the picture too: it can be found and copied. It is shrunk to the cell around its
 * place, and has much in common with others: those attributes come apart.
 */
export function textElement(
  { x, y }: { readonly x: number; readonly y: number },
  cell: number,
  { text, size, weight, color }: Lettering,
  middle = middleOf(text),
): { content: string; shared: string } {
  const height = Math.min(size, TEXT_WIDTH / widthOf(text)) * cell;
  const shared = { fill: color, 'font-size': height, 'font-weight': weight };
  return {
    content: element('text', { x, y: Math.round(y + middle * height) }, escapeXml(text)),
    shared: attributesOf(shared),
  };
}
