import { nearestWith } from '../game/inherited.js';
import type { Point } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readNumber, readSimpleText, splitComposite } from '../sgf/values.js';
import type { PointSource } from './notation/notation.js';

export type MarkKind = 'circle' | 'square' | 'triangle' | 'cross' | 'selected' | 'plain';

export interface Label {
  readonly point: Point;
  readonly text: string;
}

/** The author's markup at one node. Only the view (VW) also applies to later nodes (K-14). */
export interface Markup {
  readonly marks: readonly { readonly kind: MarkKind; readonly point: Point }[];
  readonly labels: readonly Label[];
  readonly territory: { readonly black: readonly Point[]; readonly white: readonly Point[] };
  /** The points of the VW in effect here, or `undefined` for the whole board (K-22 to K-26). */
  readonly view: readonly Point[] | undefined;
}

/** Adds marks and labels to those of a node; a point that has one already gets no other. */
export function withMarks<Own extends Pick<Markup, 'marks' | 'labels'>>(
  own: Own,
  more: Pick<Own, 'marks' | 'labels'>,
): Own {
  const marked = new Set([...own.marks, ...own.labels].map(({ point }) => point));
  const isFree = ({ point }: { readonly point: Point }) => !marked.has(point);
  return {
    ...own,
    marks: [...own.marks, ...more.marks.filter(isFree)],
    labels: [...own.labels, ...more.labels.filter(isFree)],
  };
}

/** Marks on one point, by identifier. */
const markProperties: readonly (readonly [string, MarkKind])[] = [
  ['CR', 'circle'],
  ['SQ', 'square'],
  ['TR', 'triangle'],
  ['MA', 'cross'],
  ['SL', 'selected'],
  ['M', 'plain'], // FF[1]: a cross on an empty point, a triangle on a stone (K-06)
];

/**
 * The markup of the nodes read last in each game. It is cached because picture, speech and comment read the same nodes.
 */
const recent = new WeakMap<PointSource, Map<NodeId, Markup>>();
/** Maximum number of nodes kept per game: the shown node and the one before it. */
const KEPT = 2;

/** Whether any node has a mark or a label. */
export function hasMarks(tree: GameTree): boolean {
  const names = ['LB', 'L', ...markProperties.map(([identifier]) => identifier)];
  return names.some((name) => tree.mentions(name));
}

/** The markup of one node: its own marks, labels and territory, and the view of its path. */
export function readMarkup(source: PointSource, node: NodeId): Markup {
  const known = recent.get(source) ?? new Map<NodeId, Markup>();
  recent.set(source, known);
  const markup = known.get(node) ?? readNode(source, node);
  if (known.size >= KEPT && !known.has(node)) known.clear();
  known.set(node, markup);
  return markup;
}

function readNode(source: PointSource, node: NodeId): Markup {
  return {
    marks: markProperties.flatMap(([identifier, kind]) =>
      pointsOf(source, node, identifier).map((point) => ({ kind, point })),
    ),
    labels: readAllLabels(source, node),
    territory: {
      black: pointsOf(source, node, 'TB'),
      white: pointsOf(source, node, 'TW'),
    },
    view: readView(source, node),
  };
}

/** The points of a property without duplicates, in file order; points off the board are omitted (V-24, K-46). */
export function pointsOf(
  { tree, notation, size }: PointSource,
  node: NodeId,
  identifier: string,
): Point[] {
  const values = tree.values(node, identifier);
  if (values.length === 0) return [];
  const points = new Set<Point>();
  for (const raw of new Set(values)) {
    for (const point of notation.readPoints(raw, size)) points.add(point);
    if (points.size === size.columns * size.rows) break; // more rectangles add nothing
  }
  return [...points];
}

/** LB and L; on each point the first label counts. */
function readAllLabels(source: PointSource, node: NodeId): Label[] {
  const labels = readLabels(source, node);
  const letters = readLetters(source, node);
  if (labels.length === 0) return letters;
  const taken = new Set(labels.map(({ point }) => point));
  return [...labels, ...letters.filter(({ point }) => !taken.has(point))];
}

/** LB, and L with a text: point and text; on each point the first counts (K-08 to K-13). */
function readLabels(source: PointSource, node: NodeId): Label[] {
  const { tree, notation, size } = source;
  const labels = new Map<Point, string>();
  const letters = tree.values(node, 'L').filter((raw) => isLabelled(source, raw));
  for (const raw of [...tree.values(node, 'LB'), ...letters]) {
    const [place, text] = splitComposite(raw);
    const point = notation.readPoint(place, size);
    if (point === undefined || text === undefined || labels.has(point)) continue;
    labels.set(point, readSimpleText(text));
  }
  return [...labels].map(([point, text]) => ({ point, text }));
}

/** Whether a value of L is a label such as `rb:b`, not a rectangle of points. */
export function isLabelled({ notation, size }: PointSource, raw: string): boolean {
  const [, text] = splitComposite(raw);
  return text !== undefined && notation.readPoint(text, size) === undefined;
}

/** L of FF[1]: A, B, C … in the order of the values, small letters after Z (K-07). */
function readLetters(source: PointSource, node: NodeId): Label[] {
  return pointsOf(source, node, 'L').map((point, index) => ({
    point,
    text: letterOf(index),
  }));
}

/** A, B, C … for 0, 1, 2 …, small letters after Z, then from A again. */
export function letterOf(index: number): string {
  return String.fromCharCode(index < 26 ? 65 + index : 97 + ((index - 26) % 26));
}

/** The points of the VW in effect at a node (K-22), `undefined` for the whole board. */
function readView(source: PointSource, node: NodeId): readonly Point[] | undefined {
  const owner = nearestWith(source.tree, node, 'VW');
  if (owner === undefined) return undefined;
  return readOwnView(source, owner);
}

/** VW of one node. `VW[]` is the whole board (K-23); before FF[4] two points are corners (K-25). */
function readOwnView(source: PointSource, node: NodeId): readonly Point[] | undefined {
  const { tree, notation, size } = source;
  const [version = ''] = tree.values(tree.root, 'FF');
  const corners = tree.values(node, 'VW').join(':');
  const isPair = corners.split(':').length === 2 && (readNumber(version) ?? 0) < 4;
  const points = isPair ? notation.readPoints(corners, size) : pointsOf(source, node, 'VW');
  return points.length > 0 ? points : undefined;
}
