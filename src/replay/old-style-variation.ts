import type { Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { PointSource } from './notation/notation.js';

const stones = ['AB', 'AW', 'B', 'W'] as const;

/**
 * The point of the parent's move, where a node takes back just that move with AE and puts another
 * stone: so programs wrote variations that had no other way to (S-13).
 */
export function replacedPoint(
  { tree, notation, size }: PointSource,
  node: NodeId,
): Point | undefined {
  const [erased, ...others] = tree.values(node, 'AE');
  const parent = tree.parent(node);
  if (erased === undefined || others.length > 0 || parent === undefined) return undefined;
  const [move] = [...tree.values(parent, 'B'), ...tree.values(parent, 'W')];
  if (move === undefined || !stones.some((identifier) => tree.has(node, identifier))) return;
  const [point, ...more] = notation.readPoints(erased, size);
  return more.length === 0 && notation.readMove(move, size) === point ? point : undefined;
}
