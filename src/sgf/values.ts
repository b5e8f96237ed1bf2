/*
 * Values stay raw until they are needed. Escapes are resolved after `a:b` is split, and most values of a large file
 * are never read at all.
 */

import type { GameTree, NodeId } from './game-tree.js';

/** Raw value → typed value. Readers return `undefined` if the value does not fit (V-39). */

/**
 * Text (FF[4]): `\\` makes the next character literal, and disappears together with a line break; line ends become
 * `\n`, other blanks and NUL become spaces (P-13 to P-20, P-43, V-08). Values are split before this, so an escaped
 * colon never separates.
 */
export function readText(raw: string): string {
  return isPlain(raw) ? raw : resolveEscapes(raw).replace(/[\t\v\f\0]/g, ' ');
}

/** The first half of `readText`: only line ends and escapes; tabs are kept. */
export function resolveEscapes(raw: string): string {
  if (isPlain(raw)) return raw;
  return raw.replace(/\r\n|\n\r|\r/g, '\n').replace(/\\(?:\n|$)|\\([^])/g, '$1');
}

/** Whether a value can be used as it is; most can. */
function isPlain(raw: string): boolean {
  return !/[\\\r\t\v\f\0]/.test(raw);
}

/**
 * Longest part of a raw value that is read, in UTF-16 code units, unless the value is Text. No real value is longer.
 */
const BEGINNING = 10_000;

/** SimpleText (FF[4]): Text on one line; line ends become spaces (V-07, X-32). */
export function readSimpleText(raw: string): string {
  return readText(raw.slice(0, BEGINNING)).replaceAll('\n', ' ');
}

/** The two raw halves of a composite, split at the first unescaped colon (V-33). */
export function splitComposite(raw: string): readonly [string, string | undefined] {
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === '\\') at += 1;
    else if (raw[at] === ':') return [raw.slice(0, at), raw.slice(at + 1)];
  }
  return [raw, undefined];
}

/** Number: optional sign, digits; blanks are ignored (V-02, V-03, V-35). */
export function readNumber(raw: string): number | undefined {
  const digits = withoutBlanks(raw);
  return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** Removes blanks (V-35), NUL (P-43) and backslashes (P-13), which points, numbers and colors may contain. */
export function withoutBlanks(raw: string): string {
  return raw.slice(0, BEGINNING).replace(/[\s\0\\]/g, '');
}

/** Color: B, W, Black, White in any case, and 1, 2 in old files (V-06). */
export function readColor(raw: string): 'black' | 'white' | undefined {
  const name = withoutBlanks(raw).toLowerCase();
  if (['b', 'black', '1'].includes(name)) return 'black';
  return ['w', 'white', '2'].includes(name) ? 'white' : undefined;
}

/** A number, or two numbers with a colon; one number counts for both (SZ; V-30, R-05). */
export function readPair(raw: string): readonly [number, number] | undefined {
  const [first, second] = splitComposite(raw);
  const left = readNumber(first);
  const right = second === undefined ? left : readNumber(second);
  return left === undefined || right === undefined ? undefined : [left, right];
}

/**
 * The text of a Text property, its values joined by line breaks (N-23); '' if it is missing.
 *
 * @param length the number of UTF-16 code units to read, by default all: the escapes of 16 MB take a second
 */
export function textAt(tree: GameTree, node: NodeId, identifier: string, length?: number): string {
  return readText(tree.values(node, identifier).join('\n').slice(0, length));
}

/** The text of a SimpleText property; the first value counts (V-36). */
export function simpleTextAt(tree: GameTree, node: NodeId, identifier: string): string {
  return readSimpleText(tree.values(node, identifier)[0] ?? '');
}
