import type { GameTree, NodeId } from './game-tree.js';
import { readFigureValue } from './figure-value.js';
import { basicKind, type ValueType } from './properties.js';
import { readTime } from './times.js';
import { readDouble } from './double.js';
import { readReal } from './real.js';
import {
  readColor,
  readNumber,
  readPair,
  readSimpleText,
  readText,
  splitComposite,
  withoutBlanks,
} from './values.js';

/** The result of reading each value type. Points, moves and stones keep their game's notation (V-38). */
export interface ValueOf {
  none: true;
  number: number;
  real: number;
  /** 1 normal, 2 emphasised (V-05). */
  double: 1 | 2;
  color: 'black' | 'white';
  text: string;
  simpletext: string;
  texts: string;
  /** Seconds. */
  time: number;
  /** Without blanks (V-35); '' is a pass. */
  move: string;
  /** One point or a rectangle `ul:lr`, without blanks. */
  points: string;
  stones: string;
  pointPairs: readonly [from: string, to: string];
  labels: readonly [point: string, text: string];
  figure: { readonly flags?: number; readonly name: string };
  numberPair: readonly [number, number];
  composite: readonly [string, string | undefined];
}

/** A property with its typed values; a value that does not fit its type is `undefined`. */
export type TypedProperty = {
  [Type in ValueType]: {
    readonly type: Type;
    readonly values: readonly (ValueOf[Type] | undefined)[];
  };
}[ValueType];

type Readers = { readonly [Type in ValueType]: (raw: string) => ValueOf[Type] | undefined };

const readers: Readers = {
  none: () => true,
  number: readNumber,
  real: readReal,
  double: (raw) => readDouble(raw) ?? 1, // anything else is a plain mark, but reported (V-05)
  color: readColor,
  text: readText,
  simpletext: readSimpleText,
  texts: readText,
  time: readTime,
  move: withoutBlanks,
  points: withoutBlanks,
  stones: withoutBlanks,
  pointPairs: readPointPair,
  labels: readLabel,
  figure: readFigureValue,
  numberPair: readPair,
  composite: readComposite,
};

/** Reads one raw value as its type; `undefined` if it does not fit (V-39). */
export function readValue<Type extends ValueType>(
  type: Type,
  raw: string,
): ValueOf[Type] | undefined {
  return readers[type](raw);
}

/**
 * Reads all values of a node's property. `undefined` if the node does not have the property or no document knows it;
 * `tree.values` still has its raw values (P-29).
 */
export function readProperty(
  tree: GameTree,
  node: NodeId,
  identifier: string,
): TypedProperty | undefined {
  const type = basicKind(identifier)?.type;
  const raw = tree.values(node, identifier);
  if (type === undefined || raw.length === 0) return undefined;
  const values = raw.map((value) => readValue(type, value));
  return { type, values } as TypedProperty; // each reader returns values of its type
}

function readPointPair(raw: string): ValueOf['pointPairs'] | undefined {
  const [from, to] = splitComposite(raw);
  return to === undefined ? undefined : [withoutBlanks(from), withoutBlanks(to)];
}

/** LB: a point, and the text after the first unescaped colon (V-29). */
function readLabel(raw: string): ValueOf['labels'] | undefined {
  const [point, text] = splitComposite(raw);
  return text === undefined ? undefined : [withoutBlanks(point), readSimpleText(text)];
}

function readComposite(raw: string): ValueOf['composite'] {
  const [first, second] = splitComposite(raw);
  return [readSimpleText(first), second === undefined ? undefined : readSimpleText(second)];
}
