import { HALO, HALO_ALPHA, type Lettering } from '../paint/drawings.js';
import { attributesOf, element, escapeXml } from './svg-sheet.js';
import type { Theme } from '../paint/theme.js';

/** The largest width of text, in cells. */
const TEXT_WIDTH = 0.86;

/** Character widths in font heights: narrow letters, wide letters, ideographs; all others are like digits. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\u{1f000}-\u{3ffff}]/u, 1],
  [/[ijlI.,:;'!|()[\]]/, 0.34],
  [/[mwMW@%]/, 0.92],
  [/[A-Z]/, 0.7],
];
const USUAL_WIDTH = 0.62;

/** The approximate width of a text in a bold sans serif, in font heights: nothing can be measured without a screen. */
function widthOf(text: string): number {
  const widthOfOne = (character: string) =>
    widths.find(([characters]) => characters.test(character))?.[1] ?? USUAL_WIDTH;
  return [...text].reduce((width, character) => width + widthOfOne(character), 0);
}

/** The heights of capitals, of small letters, and of descenders, in font heights. */
const CAPITALS = 0.72;
const SMALL = 0.54;
const BELOW = 0.21;

/** The height of a text's middle above its baseline. */
function middleOf(text: string): number {
  const top = /^[acegmnopqrsuvwxyz]+$/.test(text) ? SMALL : CAPITALS;
  return (top - (/[gjpqyQ,;()[\]]/.test(text) ? BELOW : 0)) / 2;
}

/** Attributes that all texts of a picture share. */
export function textAttributes({ font }: Theme) {
  return { 'font-family': font, 'text-anchor': 'middle' };
}

/**
 * Text that can be searched and copied in the picture, shrunk to fit its cell. Attributes that it shares with other
 * texts are returned separately.
 */
export function textElement(
  { x, y }: { readonly x: number; readonly y: number },
  cell: number,
  { text, size, weight, color, halo }: Lettering,
  middle = middleOf(text),
): { content: string; shared: string } {
  const height = Math.min(size, TEXT_WIDTH / widthOf(text)) * cell;
  const shared = {
    fill: color,
    'font-size': height,
    'font-weight': weight,
    ...(halo && {
      stroke: halo,
      'stroke-width': 2 * HALO * cell,
      'stroke-opacity': HALO_ALPHA,
      'paint-order': 'stroke',
    }),
  };
  return {
    content: element('text', { x, y: Math.round(y + middle * height) }, escapeXml(text)),
    shared: attributesOf(shared),
  };
}
