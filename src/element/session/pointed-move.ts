import { movesOf, siblingsOf } from '../../game/walk.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Color, Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { playedPath } from '../../view/played-path.js';

/** A move of the record that is pointed at: one to come, which is not played yet, or one that was played. */
export interface PointedMove {
  readonly node: NodeId;
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
): PointedMove | undefined {
  const { tree } = replayer;
  const ways = [...tree.children(node), ...(isHinted ? siblingsOf(tree, node) : [])];
  for (const way of ways) {
    const color = colorAt(replayer, way, point);
    if (color) return { node: way, color, isPlayed: false };
  }
  const color = replayer.positionAt(node).board.at(point);
  const played = color && playedPath(replayer, node).standing.get(point);
  return played && { node: played.node, color, isPlayed: true };
}

/** The colour that a node plays on a point. */
function colorAt(
  { tree, notation, size }: Replayer,
  node: NodeId,
  point: Point,
): Color | undefined {
  const isThere = (value: string) => notation.readMove(value, size) === point;
  const move = movesOf(tree, node).find((property) => isThere(tree.firstValue(property)));
  return move && (tree.nameOf(move) === 'B' ? 'black' : 'white');
}
