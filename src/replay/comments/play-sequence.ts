import { type Board, WorkingBoard } from '../../rules/board.js';
import { type Color, opponent, type Point } from '../../rules/point.js';
import { playableGame } from '../games.js';
import type { Position } from '../position.js';
import type { Replayer } from '../replayer.js';
import type { SequenceMove } from './tokens.js';

/** A board after moves that are not in the record. */
export interface PlayedSequence {
  readonly board: Board;
  /** The number of the move on each point, from 1. */
  readonly numbers: ReadonlyMap<Point, number>;
  /** The number of stones captured. */
  readonly captured: number;
  /** The player of the last move; before the first move, the opponent of the player to move. */
  readonly color: Color;
  /** Whether every move was on an empty point. */
  readonly isPossible: boolean;
}

/** Plays moves from a position by the rules of the game; a move without a colour is the other player's. */
export function playSequence(
  { tree, size }: Replayer,
  position: Position,
  moves: readonly SequenceMove[],
): PlayedSequence {
  const board = new WorkingBoard(size);
  const rules = playableGame(tree, size)?.ruleset.on(board);
  for (const point of pointsOf(size)) board.set(point, position.board.at(point));
  const numbers = new Map<Point, number>();
  let captured = 0;
  let isPossible = true;
  let color: Color = opponent(moves[0]?.color ?? position.toPlay);
  moves.forEach((move, index) => {
    color = move.color ?? opponent(color);
    const outcome = rules?.play(color, move.point);
    captured += outcome?.captured ?? 0;
    if (outcome?.isOverwrite) isPossible = false;
    numbers.set(move.point, index + 1);
  });
  for (const point of numbers.keys()) if (!board.at(point)) numbers.delete(point);
  return { board, numbers, captured, color, isPossible };
}

function pointsOf({ columns, rows }: Replayer['size']): Point[] {
  return new Array<number>(columns * rows).fill(0).map((_, place) => place as Point); // every number below it is a point
}

/** The points where two boards differ. */
export function changedPoints(before: Board, after: Board): Point[] {
  return pointsOf(before.size).filter((point) => before.at(point) !== after.at(point));
}
