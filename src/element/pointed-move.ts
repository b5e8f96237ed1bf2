import { movesOf, pathTo, siblingsOf } from '../game/walk.js';
import type { Replayer } from '../replay/replayer.js';
import type { Color, Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';

/** A move that is pointed at: one to come, which is not played yet, or one that was played. */
export interface PointedMove {
  readonly node: NodeId;
  readonly point: Point;
  readonly color: Color;
  readonly isPlayed: boolean;
}

/**
 * The move that is pointed at: the first of those that the record goes on with, else the one that put
 * the stone there.
 *
 * @param isHinted whether a hint is shown there, which may be at a sibling (K-30)
 */
export function pointedMove(
  replayer: Replayer,
  node: NodeId,
  isPointed: (point: Point) => boolean,
  isHinted: boolean,
): PointedMove | undefined {
  const { tree } = replayer;
  const { board } = replayer.positionAt(node);
  const find = (nodes: readonly NodeId[], isPlayed: boolean) => {
    for (const node of nodes) {
      const move = movesAt(replayer, node).find(
        ({ point, color }) => isPointed(point) && (!isPlayed || board.at(point) === color),
      );
      if (move) return { ...move, node, isPlayed };
    }
    return undefined;
  };
  const ways = [...tree.children(node), ...(isHinted ? siblingsOf(tree, node) : [])];
  return find(ways, false) ?? find(pathTo(tree, node).reverse(), true);
}

function movesAt({ tree, notation, size }: Replayer, node: NodeId) {
  return movesOf(tree, node).flatMap((property) => {
    const point = notation.readMove(tree.firstValue(property), size);
    const color: Color = tree.nameOf(property) === 'B' ? 'black' : 'white';
    return typeof point === 'number' ? [{ point, color }] : [];
  });
}
