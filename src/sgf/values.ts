import type { GameTree, NodeId } from './game-tree.js';

/** Raw value → typed value. A reader returns `undefined` where the value does not fit (V-39). */

/**
 * Text (FF[4]): `\\` makes the next character literal and vanishes together with a line break; line
 * ends become `\n`, other blanks and NUL spaces (P-13 to P-20, P-43, V-08). Values are split before this, so that
 * an escaped colon never separates.
 */
export function readText(raw: string): string {
  return isPlain(raw) ? raw : resolveEscapes(raw).replace(/[\t\v\f\0]/g, ' ');
}

/** The first half of `readText`: line ends and escapes only, tabs stay tabs. */
export function resolveEscapes(raw: string): string {
  if (isPlain(raw)) return raw;
  return raw.replace(/\r\n|\n\r|\r/g, '\n').replace(/\\(?:\n|$)|\\([^])/g, '$1');
}

/** Most values are as they are meant. */
function isPlain(raw: string): boolean {
  return !/[\\\r\t\v\f\0]/.test(raw);
}

/** SimpleText (FF[4]): as Text, on one line; line ends become spaces (V-07, X-32). */
export function readSimpleText(raw: string): string {
  return readText(raw).replaceAll('\n', ' ');
}

/** The two raw halves of a composite: split at the first colon that is not escaped (V-33). */
export function splitComposite(raw: string): readonly [string, string | undefined] {
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === '\\') at += 1;
    else if (raw[at] === ':') return [raw.slice(0, at), raw.slice(at + 1)];
  }
  return [raw, undefined];
}

/** Number: optional sign, digits; blanks anywhere don't count (V-02, V-03, V-35). */
export function readNumber(raw: string): number | undefined {
  const digits = withoutBlanks(raw);
  return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** Real: also `5.`, `.5` and a decimal comma (V-04). */
export function readReal(raw: string): number | undefined {
  const digits = withoutBlanks(raw).replace(',', '.');
  return /^[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/.test(digits) ? Number(digits) : undefined;
}

/** Points, numbers and colors may have blanks in and around them (V-35), NUL (P-43) and escapes (P-13). */
export function withoutBlanks(raw: string): string {
  return raw.replace(/[\s\0\\]/g, '');
}

/** Color: B, W, Black, White in any case, and 1, 2 of old files (V-06). */
export function readColor(raw: string): 'black' | 'white' | undefined {
  const name = withoutBlanks(raw).toLowerCase();
  if (['b', 'black', '1'].includes(name)) return 'black';
  return ['w', 'white', '2'].includes(name) ? 'white' : undefined;
}

/** Double: 1 or empty is normal, 2 emphasised (FF[3]); `undefined` where it is none of these (V-05). */
export function readDouble(raw: string): 1 | 2 | undefined {
  if (raw.trim() === '') return 1;
  const value = readNumber(raw);
  return value === 1 || value === 2 ? value : undefined;
}

/** Number, or two numbers with a colon; one number stands for both (SZ; V-30, R-05). */
export function readPair(raw: string): readonly [number, number] | undefined {
  const [first, second] = splitComposite(raw);
  const left = readNumber(first);
  const right = second === undefined ? left : readNumber(second);
  return left === undefined || right === undefined ? undefined : [left, right];
}

/** The text of a Text property, its values joined by line breaks (N-23); '' where it is missing. */
export function textAt(tree: GameTree, node: NodeId, identifier: string): string {
  return tree.values(node, identifier).map(readText).join('\n');
}

/** The text of a SimpleText property; of several values the first counts (V-36). */
export function simpleTextAt(tree: GameTree, node: NodeId, identifier: string): string {
  return readSimpleText(tree.values(node, identifier)[0] ?? '');
}
