import type { NodeId } from '../sgf/game-tree.js';
import { basicKind, type ValueType } from '../sgf/properties.js';
import { splitComposite } from '../sgf/values.js';
import type { Point } from '../rules/point.js';
import type { PointSource } from './notation/notation.js';

/** Types of values that name points. */
const pointTypes: readonly (ValueType | undefined)[] = [
  'move',
  'stones',
  'points',
  'labels',
  'pointPairs',
];
/** Properties that only say what to show or dim. */
const hidingProperties = new Set(['VW', 'DD']);
const stoneProperties = new Set(['B', 'W', 'AB', 'AW', 'AE']);

/** The points of the moves, stones, marks and labels of a node. */
export function pointsAt(source: PointSource, node: NodeId): Point[] {
  return pointsIn(source, node, (identifier) => !hidingProperties.has(identifier));
}

/** The points of the marks and labels of a node. */
export function markedPointsAt(source: PointSource, node: NodeId): Point[] {
  const isMark = (each: string) => !hidingProperties.has(each) && !stoneProperties.has(each);
  return pointsIn(source, node, isMark);
}

function pointsIn(
  source: PointSource,
  node: NodeId,
  isWanted: (identifier: string) => boolean,
): Point[] {
  const points: Point[] = [];
  for (const { identifier, values } of source.tree.properties(node)) {
    const type = basicKind(identifier)?.type;
    if (!pointTypes.includes(type) || !isWanted(identifier)) continue;
    for (const raw of new Set(values)) {
      for (const point of readPoints(source, raw, type)) points.push(point);
    }
  }
  return points;
}

function readPoints(
  { notation, size }: PointSource,
  raw: string,
  type: ValueType | undefined,
): readonly Point[] {
  if (type === 'labels') return notation.readPoints(splitComposite(raw)[0], size);
  if (type !== 'move') return notation.readPoints(raw, size);
  const move = notation.readMove(raw, size);
  return typeof move === 'number' ? [move] : [];
}
