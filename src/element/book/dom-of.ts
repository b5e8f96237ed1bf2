import type { Piece } from '../../view/html/markup.js';

/**
 * Makes the DOM nodes of a piece, like the HTML that `htmlOf` writes. Pages with Trusted Types don't let scripts pass
 * text to the browser's own parsers.
 *
 * @param readSvg makes the element of a picture
 */
export function domOf(piece: Piece, readSvg: (svg: string) => Element): Node {
  if (typeof piece === 'string') return new Text(piece);
  if ('svg' in piece) return readSvg(piece.svg);
  const made = document.createElement(piece.tag);
  for (const [name, value] of Object.entries(piece.attributes))
    made.setAttribute(name, value === true ? '' : String(value));
  made.append(...piece.children.map((child) => domOf(child, readSvg)));
  return made;
}
