import type { GameTree, NodeId, Property } from './game-tree.js';
import { basicKind, type ValueType } from './properties.js';
import { resolveEscapes, splitComposite } from './values.js';

/**
 * The properties of a node for other programs: repeated ones merged into the first, CA is UTF-8 in any node, values as
 * `normaliseValue` writes them. A node with ZZ keeps its rows, because ZZ explains the next property (D-30).
 */
export function normalisedProperties(tree: GameTree, node: NodeId): Property[] {
  const properties = tree.has(node, 'ZZ') ? rowsOf(tree, node) : tree.properties(node);
  return properties.map(({ identifier, values }) => ({
    identifier,
    values: identifier === 'CA' ? ['UTF-8'] : values.map((raw) => normaliseValue(identifier, raw)),
  }));
}

/** Like `normalisedProperties`, but for the root, which always has CA[UTF-8], and FF if `format` is given. */
export function normalisedRoot(tree: GameTree, format: string | undefined): Property[] {
  const properties = normalisedProperties(tree, tree.root);
  if (format !== undefined) properties.unshift({ identifier: 'FF', values: [format] });
  if (!tree.has(tree.root, 'CA')) {
    const place = properties[0]?.identifier === 'FF' ? 1 : 0;
    properties.splice(place, 0, { identifier: 'CA', values: ['UTF-8'] });
  }
  return properties;
}

/** The properties of a node as in the file. */
export function rowsOf(tree: GameTree, node: NodeId): Property[] {
  return tree
    .propertyIds(node)
    .map((row) => ({ identifier: tree.nameOf(row), values: tree.valuesOf(row) }));
}

/** Properties that FF[4] dropped (003 and the FF column of 000) or that only SGF2 had (D-01 to D-06). */
const obsolete = new Set('L M EL EX CH SI RG SC SE DG OM OP OV BS WS LT ID TC GK RD HD'.split(' '));

/**
 * The FF to add to a root: '4', or `undefined` if the root has FF, or if one of `nodes` has something that only old
 * formats define, such as a VW of two corners (K-25).
 */
export function missingFormat(tree: GameTree, nodes: Iterable<NodeId>): '4' | undefined {
  if (tree.has(tree.root, 'FF')) return undefined;
  for (const node of nodes) {
    let hasView = false;
    for (const row of tree.propertyIds(node)) {
      const identifier = tree.nameOf(row);
      if (obsolete.has(identifier)) return undefined;
      hasView ||= identifier === 'VW';
    }
    if (hasView && hasTwoCorners(tree.values(node, 'VW'))) return undefined;
  }
  return '4';
}

function hasTwoCorners(values: readonly string[]): boolean {
  return values.length === 2 && values.every((raw) => /[^\s\0]/.test(raw) && !raw.includes(':'));
}

/** Texts with a structure of their own, in FF[5] or in old files (I-18, I-28, I-44, D-04, D-06, D-10). */
const structured = new Set(['DT', 'RE', 'OT', 'RD', 'PDT', 'HD']);

const writers: Partial<Record<ValueType, (raw: string) => string>> = {
  none: scalar,
  number: scalar,
  real: scalar,
  double: scalar,
  color: scalar,
  time: scalar,
  numberPair: scalar,
  move: point,
  points: point,
  stones: point,
  pointPairs: point,
  labels: (raw) => composite(raw, point, prose),
  figure: (raw) => composite(raw, scalar, prose),
  composite: (raw) => composite(raw, prose, prose),
};

/**
 * Writes one raw value with the same meaning; its property's type decides about escapes (P-48):
 *
 * - Text and SimpleText: only `]`, `\` and `:` are escaped; no soft line breaks, line ends are `\n`
 * - composites: the same in their text halves; the separator is plain
 * - points: without blanks (V-35), if the result is a point, a rectangle or empty
 * - other types: as written but for line ends; a value with an escape fits no type and is kept
 * - private and unlisted properties, and structured texts: as Text, but colons keep their escapes
 */
function normaliseValue(identifier: string, raw: string): string {
  const kind = basicKind(identifier);
  const write = kind && writers[kind.type];
  if (write) return write(raw);
  const isProse = kind && kind.class !== 'private' && !structured.has(identifier);
  return isProse ? prose(raw) : proseInParts(raw);
}

function prose(raw: string): string {
  return resolveEscapes(raw).replace(/[\\\]:]/g, '\\$&');
}

function scalar(raw: string): string {
  return raw.includes('\\') ? raw : resolveEscapes(raw);
}

const POINTS = /^(?:[a-z]{1,3}\d{0,2}(?::[a-z]{1,3}\d{0,2})?)?$/i;

function point(raw: string): string {
  const compact = raw.replace(/[\s\0]/g, '');
  return POINTS.test(compact) ? compact : scalar(raw);
}

type Half = (raw: string) => string;

function composite(raw: string, writeFirst: Half, writeSecond: Half): string {
  const [first, second] = splitComposite(raw);
  return second === undefined ? writeFirst(first) : `${writeFirst(first)}:${writeSecond(second)}`;
}

/** A loop, because an expression for this overflows the regular expression stack on 10 MB of text. */
function proseInParts(raw: string): string {
  if (!raw.includes(':')) return prose(raw);
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === '\\') at += 1;
    else if (raw[at] === ':') {
      parts.push(prose(raw.slice(start, at)));
      start = at + 1;
    }
  }
  return [...parts, prose(raw.slice(start))].join(':');
}
