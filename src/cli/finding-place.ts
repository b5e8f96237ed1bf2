import { formatAddress } from '../game/address.js';
import { expandDialect, sourceNodeOf } from '../game/dialects.js';
import { movesOf } from '../game/walk.js';
import type { ExaminedRecord } from '../replay/examine-record.js';
import { Replayer } from '../replay/replayer.js';
import type { Finding } from '../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';

/** The place of a finding in its game. */
export interface FindingPlace {
  /** The node's address, as `render --path` takes it. */
  readonly path: string;
  /** The number of the node's move, or of the last move before the node. */
  readonly move: number;
  /** Whether the node has a move. */
  readonly isMove: boolean;
  /** The point of that move as people write it, such as E19; '' for a pass or a move without a point. */
  readonly point: string;
}

/** The replays of the checked games. Dialects are expanded, as in `render`: the moves of `S[…]` are nodes there. */
const replayers = new WeakMap<GameTree, Replayer>();

/** The place of a finding in its game; `undefined` if it is about the file. */
export function placeOfFinding(
  { collection }: ExaminedRecord,
  { game, node }: Finding,
): FindingPlace | undefined {
  const source = game === undefined ? undefined : collection.trees[game];
  if (!source || node === undefined) return undefined;
  const replayer = replayers.get(source) ?? new Replayer(expandDialect(source));
  replayers.set(source, replayer);
  const { tree, notation, size } = replayer;
  let at = node;
  while (at < tree.size - 1 && sourceNodeOf(tree, at) < node) at = (at + 1) as NodeId;
  const { moveNumber, lastMove } = replayer.positionAt(at);
  const isMove = movesOf(tree, at).length > 0;
  const point = isMove && lastMove?.kind === 'play' ? lastMove.point : undefined;
  return {
    path: formatAddress(tree, at),
    move: moveNumber,
    isMove,
    point: point === undefined ? '' : notation.formatPoint(point, size),
  };
}

/** A place in words: 'game 2, move 243, E19: '; '' if it is about the file or the beginning of its only game. */
export function placeInWords(record: ExaminedRecord, finding: Finding): string {
  const place = placeOfFinding(record, finding);
  if (!place) return '';
  const { game = 0 } = finding;
  const { move, isMove, point } = place;
  const words = [
    record.collection.trees.length > 1 && `game ${game + 1}`,
    isMove ? `move ${move}` : move > 0 && `after move ${move}`,
    point,
  ].filter(Boolean);
  return words.length > 0 ? `${words.join(', ')}: ` : '';
}
