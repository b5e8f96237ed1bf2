import { type Drawing, strokeOf } from '../paint/drawings.js';
import { type Placement, toDevice } from '../layout/placement.js';
import type { At } from '../scene/shapes.js';

/** The value of an attribute. */
type Value = string | number | undefined;

/** Writes an element; attributes without a value are omitted. Its content must be SVG. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  content = '',
): string {
  const start = `<${name}${attributesOf(attributes)}`;
  return content ? `${start}>${content}</${name}>` : `${start}/>`;
}

/** Writes attributes, each with a leading space. */
export function attributesOf(attributes: Readonly<Record<string, Value>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const written = typeof value === 'number' ? shortest(value) : (value ?? '');
      return ` ${name}="${escapeXml(written)}"`;
    })
    .join('');
}

/** At most two decimals, without trailing zeros. */
export function shortest(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** XML allows only these three control characters, and no unpaired surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const UNKNOWN = '\u{fffd}';
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for attributes and element content. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, UNKNOWN)
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

type Place = Pick<At, 'x' | 'y'>;

/** An element at a place, or one that shares attributes with its neighbours. */
interface Piece {
  readonly content: string;
  readonly place?: { readonly x: number; readonly y: number; readonly opacity: number };
  readonly shared?: string;
}

/** Collects the elements of a picture from the bottom; an element at several places is written once. */
export class SvgSheet {
  readonly placement: Placement;
  readonly #name: string;
  readonly #pieces: Piece[] = [];
  readonly #counts = new Map<string, number>();

  /** @param name the prefix of all ids: a page may have several pictures */
  constructor(placement: Placement, name: string) {
    this.placement = placement;
    this.#name = name;
  }

  /** Adds an element unchanged; neighbours with the same shared attributes become a group. */
  add(content: string, shared = ''): void {
    this.#pieces.push({ content, shared });
  }

  /** Adds an element at a place. Its coordinates are relative to that place, in units of the picture. */
  put(content: string, at: Place, opacity = 1): void {
    this.#counts.set(content, (this.#counts.get(content) ?? 0) + 1);
    this.#pieces.push({ content, place: { ...toDevice(this.placement, at), opacity } });
  }

  draw(drawing: Drawing, at: Place): void {
    this.put(drawingElement(drawing, this.placement.cell), at);
  }

  /** All elements collected, and the definitions that they use. */
  finish(): { content: string; definitions: string } {
    const ids = new Map<string, string>();
    for (const [content, count] of this.#counts) {
      if (count > 1) ids.set(content, `${this.#name}${ids.size}`);
    }
    const definitions = [...ids].map(([content, id]) => element('g', { id }, content));
    let written = '';
    for (let first = 0; first < this.#pieces.length;) {
      const shared = this.#pieces[first]?.shared ?? '';
      let end = first + 1;
      while (shared && this.#pieces[end]?.shared === shared) end += 1;
      const content = this.#pieces.slice(first, end).map((piece) => this.#write(piece, ids));
      written += shared ? `<g${shared}>${content.join('')}</g>` : content.join('');
      first = end;
    }
    return { content: written, definitions: definitions.join('') };
  }

  #write({ content, place }: Piece, ids: ReadonlyMap<string, string>): string {
    if (!place) return content;
    const { x, y, opacity } = place;
    const seen = opacity < 1 ? opacity : undefined;
    const id = ids.get(content);
    if (id !== undefined) return element('use', { href: `#${id}`, x, y, opacity: seen });
    return element('g', { transform: translation(x, y), opacity: seen }, content);
  }
}

function drawingElement(drawing: Drawing, cell: number): string {
  const { path, fill = 'none', stroke, width, alpha = 1, scale = 1, turn = 0 } = drawing;
  const degrees = (turn * 180) / Math.PI;
  const opacity = alpha < 1 ? alpha : undefined;
  return element('path', {
    d: path,
    fill,
    stroke,
    'stroke-width': stroke && String(Number(((width ?? strokeOf(cell)) / scale).toFixed(4))),
    'fill-opacity': drawing.fill && opacity,
    'stroke-opacity': stroke && opacity,
    transform: `scale(${shortest(cell * scale)})${turn ? `rotate(${degrees.toFixed(2)})` : ''}`,
  });
}

function translation(x: number, y: number): string {
  return `translate(${shortest(x)} ${shortest(y)})`;
}
