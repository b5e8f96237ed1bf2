import { escapeXml } from '../svg/svg-sheet.js';
import type { Piece } from './markup.js';

const VOID = /^(br|img)$/;

/**
 * Writes a piece as HTML in one line: a blank line would end the HTML in Markdown. Braces are written as entities,
 * because templates (Vue, Liquid) would read them.
 */
export function htmlOf(piece: Piece): string {
  return htmlWithin(piece).replace(/[{}\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function htmlWithin(piece: Piece): string {
  if (typeof piece === 'string') return escapeXml(piece);
  if ('svg' in piece) return piece.svg;
  const { tag, attributes, children } = piece;
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeXml(String(value))}"`,
  );
  const start = `<${tag}${written.join('')}>`;
  return VOID.test(tag) ? start : `${start}${children.map(htmlWithin).join('')}</${tag}>`;
}
