import { escapeXml } from '../svg/svg-sheet.js';

/** A piece of a page: an element, a text, or a picture as `svgOf` has written it. */
export type Piece = MarkupElement | string | Svg;

export interface MarkupElement {
  readonly tag: string;
  /** By the names that HTML has for them; `true` for an attribute without a value. */
  readonly attributes: Attributes;
  readonly children: readonly Piece[];
}

/** Attributes without a value to write are `undefined`, `false` or ''. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

export interface Svg {
  readonly svg: string;
}

/** Makes an element; attributes and children that say nothing are left out. */
export function element(
  tag: string,
  attributes: Attributes,
  ...children: readonly (Piece | undefined)[]
): MarkupElement {
  const said = Object.entries(attributes).filter(([, value]) => value);
  return {
    tag,
    attributes: Object.fromEntries(said),
    children: children.flatMap((child) => child || []),
  };
}

const VOID = /^(br|img)$/;

/**
 * Writes a piece as HTML in one line: a blank line would end the HTML in Markdown. Braces are written as entities, as
 * templates (Vue, Liquid) read them.
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
