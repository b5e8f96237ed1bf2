import { resolveTheme, themeNamed } from '../../view/paint/theme.js';
import { svgPieces } from '../../view/svg/svg-pieces.js';
import { svgOf } from '../../view/svg/svg.js';
import { settings } from '../attributes.js';
import type { Board } from '../board.js';
import { findTheme } from './find-theme.js';
import type { Drawn } from './picture.js';

export { svgOf } from '../../view/svg/svg.js';

/**
 * Draws a board as vectors: in ink, unless the author named a theme. The reader's theme applies to the screen only.
 *
 * @param cssWidth the width for which lines and letters are drawn, in CSS pixels
 */
export function drawSvg(
  { host }: Board,
  { scene, theme }: Omit<Drawn, 'layout'>,
  title: string,
  cssWidth?: number,
): Element {
  const options = { title, isOnPaper: true, ...(cssWidth && { cssWidth }) };
  if (!settings.has('theme') && themeNamed(host.theme.trim()))
    return svgElement(svgOf(scene, theme, options));
  const ink = resolveTheme(findTheme(host, 'paper', ''), { font: theme.font });
  // The number of the last move is in colour on the screen only.
  const shapes = scene.shapes.map((shape) =>
    shape.kind === 'number' ? { ...shape, isLast: false } : shape,
  );
  return svgElement(svgOf({ ...scene, shapes }, ink, options));
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Reads SVG written by `svgOf`, and no other XML. Pages with Trusted Types don't let scripts pass text to the browser's
 * own parsers.
 */
export function svgElement(written: string): Element {
  const fragment = document.createDocumentFragment();
  let parent: Node = fragment;
  for (const piece of svgPieces(written)) {
    if (piece.kind === 'text') parent.appendChild(new Text(piece.text));
    else if (piece.kind === 'end') parent = parent.parentNode ?? fragment;
    else {
      const element = document.createElementNS(NAMESPACE, piece.name);
      for (const [key, value] of piece.attributes) element.setAttribute(key, value);
      parent.appendChild(element);
      if (!piece.isEmpty) parent = element;
    }
  }
  return fragment.firstElementChild as Element; // it begins with one
}
