import type { GameTree, NodeId } from './game-tree.js';
import { readFigureValue } from './figure-value.js';
import { basicKind, type ValueType } from './properties.js';
import { readTime } from './times.js';
import {
  readColor,
  readDouble,
  readNumber,
  readPair,
  readReal,
  readSimpleText,
  readText,
  splitComposite,
  withoutBlanks,
} from './values.js';

/** What each value type is read as. Points, moves and stones keep their game's notation (V-38). */
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
  /** Blanks dropped (V-35); '' is a pass. */
  move: string;
  /** One point or a rectangle `ul:lr`, blanks dropped. */
  points: string;
  stones: string;
  pointPairs: readonly [from: string, to: string];
  labels: readonly [point: string, text: string];
  figure: { readonly flags?: number; readonly name: string };
  numberPair: readonly [number, number];
  composite: readonly [string, string | undefined];
}

/** A property with its values as the table types them; a value that does not fit is `undefined`. */
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
  double: (raw) => readDouble(raw) ?? 1, // anything else is a plain mark, and odd (V-05)
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

/** One raw value as its type; `undefined` where it does not fit (V-39). */
export function readValue<Type extends ValueType>(
  type: Type,
  raw: string,
): ValueOf[Type] | undefined {
  return readers[type](raw);
}

/**
 * A property of a node through the table: all its values, read when asked for. `undefined` where the
 * node has no such property or no document knows it; its raw values are in `tree.values` (P-29).
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
  return { type, values } as TypedProperty; // the reader of a type gives that type's values
}

function readPointPair(raw: string): ValueOf['pointPairs'] | undefined {
  const [from, to] = splitComposite(raw);
  return to === undefined ? undefined : [withoutBlanks(from), withoutBlanks(to)];
}

/** LB: the point, and all after the first colon that is not escaped (V-29). */
function readLabel(raw: string): ValueOf['labels'] | undefined {
  const [point, text] = splitComposite(raw);
  return text === undefined ? undefined : [withoutBlanks(point), readSimpleText(text)];
}

function readComposite(raw: string): ValueOf['composite'] {
  const [first, second] = splitComposite(raw);
  return [readSimpleText(first), second === undefined ? undefined : readSimpleText(second)];
}
