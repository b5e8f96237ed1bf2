import type { Lettering } from './drawing.js';
import { element, escapeXml } from './svg-parts.js';

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

/** How far the middle of a text lies above its baseline: small letters, others with something below, capitals. */
function middleOf(text: string): number {
  if (/^[acemnorsuvwxz]+$/.test(text)) return 0.27;
  if (/^[gpqy]+$/.test(text)) return 0.17;
  return 0.36;
}

/** Text that is text in the picture too: it can be found and copied. Shrunk to the cell that it stands in. */
export function textElement(
  x: number,
  y: number,
  cell: number,
  { text, size, weight, color }: Lettering,
  middle = middleOf(text),
): string {
  const shrunk = Math.min(size, TEXT_WIDTH / widthOf(text)) * cell;
  const at = { x, y: y + middle * shrunk };
  const font = { 'font-size': shrunk, 'font-weight': weight };
  return element('text', { ...at, ...font, fill: color }, escapeXml(text));
}
