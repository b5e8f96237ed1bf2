import { nearestWith } from '../game/inherited.js';
import type { Board } from '../rules/board.js';
import type { Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { splitComposite } from '../sgf/values.js';
import { type MarkKind, type Markup, pointsOf, readMarkup } from './markup.js';
import type { PointSource } from './notation/notation.js';
import { type Figure, type PrintMode, readFigure, readPrintMode } from './figures.js';

/** An arrow or a line. */
export interface PointPair {
  readonly from: Point;
  readonly to: Point;
}

/** Marks and labels on points. */
export type PointMarks = Pick<FullMarkup, 'marks' | 'labels'>;

/** Everything a node says about the points of the board; the viewer decides how it looks (K-42). */
export interface FullMarkup extends Markup {
  /** `plain` is resolved: a triangle on a stone, a cross on an empty point (K-06). */
  readonly marks: readonly { readonly kind: Exclude<MarkKind, 'plain'>; readonly point: Point }[];
  /** AR (K-17) and LN (K-18), without duplicates and without those of length 0 (K-19). */
  readonly arrows: readonly PointPair[];
  readonly lines: readonly PointPair[];
  /** DD of this node or its nearest ancestor with one (K-20, K-21). */
  readonly dimmed: readonly Point[];
  /** Points of SI (K-39). */
  readonly sigma: readonly Point[];
  /** Areas that are shown faintly or not at all: RG, SC, SE (K-40), KGSDE (K-41). */
  readonly areas: Readonly<Record<'region' | 'secure' | 'tried' | 'dead', readonly Point[]>>;
  /** QE, QB, QW of search patterns (K-45). */
  readonly patterns: Readonly<Record<'notEmpty' | 'notBlack' | 'notWhite', readonly Point[]>>;
  /** EX: the move that was expected here, a hint (N-21). */
  readonly expected: readonly Point[];
  /** FG: a figure begins here (K-28). */
  readonly figure?: Figure;
  /** PM of this node or its nearest ancestor with one (K-32). */
  readonly printMode?: PrintMode;
}

/**
 * Reads all markup of a node: the result of `readMarkup`, and markup that few records have (K-06, K-17 to K-45).
 * Inherited values belong to the path (K-26) and take the same time at every depth.
 *
 * @param board the board after the node
 */
export function readFullMarkup(source: PointSource, node: NodeId, board: Board): FullMarkup {
  const figure = readFigure(source.tree, node);
  const printMode = readPrintMode(source.tree, node);
  return {
    ...readDrawnMarkup(source, node, board),
    ...(figure && { figure }),
    ...(printMode !== undefined && { printMode }),
  };
}

/** Like `readFullMarkup`, without figure and print mode, which are not drawn. */
export function readDrawnMarkup(source: PointSource, node: NodeId, board: Board): FullMarkup {
  const plain = readMarkup(source, node);
  const own = (identifier: string) => pointsOf(source, node, identifier);
  return {
    ...plain,
    marks: resolvedMarks(plain.marks, board),
    arrows: readPairs(source, node, 'AR'),
    lines: readPairs(source, node, 'LN'),
    dimmed: readDimmed(source, node),
    sigma: own('SI'),
    areas: { region: own('RG'), secure: own('SC'), tried: own('SE'), dead: own('KGSDE') },
    patterns: { notEmpty: own('QE'), notBlack: own('QB'), notWhite: own('QW') },
    expected: own('EX'),
  };
}

/** Each kind of mark once per point. M becomes a triangle or a cross. */
function resolvedMarks(marks: Markup['marks'], board: Board): FullMarkup['marks'] {
  const resolved = new Map<string, FullMarkup['marks'][number]>();
  for (const { kind: plain, point } of marks) {
    const onStone = board.at(point) ? 'triangle' : 'cross';
    const kind = plain === 'plain' ? onStone : plain;
    resolved.set(`${kind} ${point}`, { kind, point });
  }
  return [...resolved.values()];
}

function readPairs(source: PointSource, node: NodeId, identifier: string): PointPair[] {
  const pairs = new Map<string, PointPair>();
  for (const raw of source.tree.values(node, identifier)) {
    const pair = readPointPair(source, raw);
    if (!pair || pair.from === pair.to) continue;
    const key = keyOfPair(pair, identifier);
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  return [...pairs.values()];
}

/** The two points of an arrow or a line; `undefined` if one is missing or off the board. */
export function readPointPair({ notation, size }: PointSource, raw: string): PointPair | undefined {
  const [first, second] = splitComposite(raw);
  const from = notation.readPoint(first, size);
  const to = second === undefined ? undefined : notation.readPoint(second, size);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Identifies an arrow or a line; a line has no direction. */
export function keyOfPair({ from, to }: PointPair, identifier: string): string {
  const isTurned = identifier === 'LN' && from > to;
  return isTurned ? `${to} ${from}` : `${from} ${to}`;
}

/** The points of the DD in effect at a node (K-20, K-21). */
function readDimmed(source: PointSource, node: NodeId): readonly Point[] {
  const owner = nearestWith(source.tree, node, 'DD');
  if (owner === undefined) return [];
  return pointsOf(source, owner, 'DD');
}
