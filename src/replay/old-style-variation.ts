import type { Move } from '../rules/ruleset.js';
import type { Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { PointSource } from './notation/notation.js';

const stones = ['AB', 'AW', 'B', 'W'] as const;

/**
 * The point of the last move, if a node removes only that stone with AE and adds another. Programs without support for
 * variations wrote variations this way (S-13).
 *
 * @param lastMove the last move before the node
 */
export function replacedPoint(
  { tree, notation, size }: PointSource,
  node: NodeId,
  lastMove: Move | undefined,
): Point | undefined {
  const [erased, ...others] = tree.values(node, 'AE');
  if (erased === undefined || others.length > 0 || lastMove?.kind !== 'play') return undefined;
  const [point, ...more] = notation.readPoints(erased, size);
  const isTakenBack = more.length === 0 && point === lastMove.point;
  return isTakenBack && stones.some((stone) => tree.has(node, stone)) ? point : undefined;
}
