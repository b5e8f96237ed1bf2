import { movesOf, siblingsOf } from '../../game/walk.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Color, Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { playedPath } from '../../view/played-path.js';

/** A move that is pointed at: one to come, which is not played yet, or one that was played. */
export interface PointedMove {
  /** Missing for a move that the reader would play. */
  readonly node: NodeId | undefined;
  readonly point: Point;
  readonly color: Color;
  readonly isPlayed: boolean;
}

/**
 * The move of a point: the first of those that the record goes on with, else the one that put the
 * stone there.
 *
 * @param isHinted whether a hint is shown there, which may be at a sibling (K-30)
 */
export function pointedMove(
  replayer: Replayer,
  node: NodeId,
  point: Point,
  isHinted: boolean,
): (PointedMove & { readonly node: NodeId }) | undefined {
  const { tree } = replayer;
  const ways = [...tree.children(node), ...(isHinted ? siblingsOf(tree, node) : [])];
  for (const way of ways) {
    const move = movesAt(replayer, way).find((other) => other.point === point);
    if (move) return { ...move, node: way, isPlayed: false };
  }
  const color = replayer.positionAt(node).board.at(point);
  const played = color && playedPath(replayer, node).standing.get(point);
  return played && { node: played.node, point, color, isPlayed: true };
}

function movesAt({ tree, notation, size }: Replayer, node: NodeId) {
  return movesOf(tree, node).flatMap((property) => {
    const point = notation.readMove(tree.firstValue(property), size);
    const color: Color = tree.nameOf(property) === 'B' ? 'black' : 'white';
    return typeof point === 'number' ? [{ point, color }] : [];
  });
}
