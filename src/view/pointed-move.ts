import { movesOf, siblingsOf } from '../game/walk.js';
import type { Replayer } from '../replay/replayer.js';
import type { Color, Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { playedPath } from './scene/played-path.js';

/** A move of the record: a next move, or the move that put a stone on the board. */
export interface RecordMove {
  readonly node: NodeId;
  readonly color: Color;
  readonly isPlayed: boolean;
}

/**
 * The move of a point: the first next move of the record on it, or else the move that placed its stone.
 *
 * @param hasHint whether a hint is shown there, which may be for a sibling (K-30)
 */
export function pointedMove(
  replayer: Replayer,
  node: NodeId,
  point: Point,
  hasHint: boolean,
): RecordMove | undefined {
  const { tree, notation, size } = replayer;
  for (const next of [...tree.children(node), ...(hasHint ? siblingsOf(tree, node) : [])]) {
    const isThere = (raw: string) => notation.readMove(raw, size) === point;
    const move = movesOf(tree, next).find((property) => isThere(tree.firstValue(property)));
    if (move !== undefined)
      return { node: next, color: tree.nameOf(move) === 'B' ? 'black' : 'white', isPlayed: false };
  }
  const color = replayer.positionAt(node).board.at(point);
  const played = color && playedPath(replayer, node).standing.get(point);
  return played && { node: played.node, color, isPlayed: true };
}
