import type { ThemeName } from '../view/theme.js';
import type { Crop } from '../view/layout.js';

/** The attributes, read: every value is one of the allowed ones. */
export interface BoardOptions {
  readonly mode: 'viewer' | 'diagram';
  readonly isEager: boolean;
  readonly theme: ThemeName | 'auto';
  readonly coordinates: 'auto' | 'none' | 'western';
  /** Opening move: from 0, or from -1 backwards from the end. */
  readonly move: number;
}

interface BoardAttributes extends HTMLElement {
  readonly mode: string;
  readonly loading: string;
  readonly theme: string;
  readonly coordinates: string;
  readonly move: string;
}

export function readOptions(host: BoardAttributes): BoardOptions {
  const mode = oneOf(host, 'mode', host.mode, ['viewer', 'diagram']);
  return {
    mode,
    isEager: oneOf(host, 'loading', host.loading, ['lazy', 'eager']) === 'eager',
    theme: oneOf(host, 'theme', host.theme, ['auto', 'kaya', 'dark']),
    coordinates: oneOf(host, 'coordinates', host.coordinates, ['auto', 'none', 'western']),
    move: readMove(host, mode === 'diagram' ? -1 : 0),
  };
}

function readMove(host: BoardAttributes, otherwise: number): number {
  const text = host.move.trim();
  if (text === '') return otherwise;
  if (text === 'last') return -1;
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  warnOnce(host, 'move', text, 'a move number, last, or -1, -2 … from the end');
  return otherwise;
}

/** Below this many CSS pixels a cell has no room for a readable coordinate. */
const SMALLEST_NAMED_CELL = 11;

export function showsCoordinates({ coordinates }: BoardOptions, crop: Crop, cssWidth: number): boolean {
  if (coordinates !== 'auto') return coordinates !== 'none';
  return cssWidth / (crop.right - crop.left + 3) >= SMALLEST_NAMED_CELL;
}

const warned = new WeakMap<HTMLElement, Set<string>>();

/** The value of an enumerated attribute; nonsense gives the default and one console warning. */
export function oneOf<Value extends string>(
  host: HTMLElement,
  attribute: string,
  value: string | null | undefined,
  allowed: readonly [Value, ...Value[]],
): Value {
  if (value === null || value === undefined || value === '') return allowed[0];
  const found = allowed.find((other) => other === value.trim().toLowerCase());
  if (found === undefined) warnOnce(host, attribute, value, allowed.join(', '));
  return found ?? allowed[0];
}

/** Names the attribute, what stands there, and what may stand there; once for each element. */
export function warnOnce(host: HTMLElement, attribute: string, value: string, allowed: string): void {
  const known = warned.get(host) ?? new Set();
  warned.set(host, known);
  if (known.has(attribute + value)) return;
  known.add(attribute + value);
  console.warn(`<sgf-board ${attribute}="${value}">: allowed are ${allowed}.`, host);
}
