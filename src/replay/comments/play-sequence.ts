import { type Board, WorkingBoard } from '../../rules/board.js';
import { type Color, opponent, type Point } from '../../rules/point.js';
import { playableGame } from '../games.js';
import type { Position } from '../position.js';
import type { Replayer } from '../replayer.js';
import type { SequenceMove } from './tokens.js';

/** A board after some moves that no record has. */
export interface PlayedSequence {
  readonly board: Board;
  /** The number of the move that stands on a point, from 1. */
  readonly numbers: ReadonlyMap<Point, number>;
  /** How many stones it took. */
  readonly captured: number;
  /** Who played last; before the first move, who is not to play. */
  readonly color: Color;
  /** Whether no stone was played on another. */
  readonly isPossible: boolean;
}

/** Plays moves on from a position, by the rules of the game; a move without a colour is the other side's. */
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
  for (const [index, move] of moves.entries()) {
    color = move.color ?? opponent(color);
    const outcome = rules?.play(color, move.point);
    captured += outcome?.captured ?? 0;
    if (outcome?.isOverwrite) isPossible = false;
    numbers.set(move.point, index + 1);
  }
  for (const point of numbers.keys()) if (!board.at(point)) numbers.delete(point);
  return { board, numbers, captured, color, isPossible };
}

function pointsOf({ columns, rows }: Replayer['size']): Point[] {
  return Array.from({ length: columns * rows }, (_, place) => place as Point); // all below this product are
}

/** The stones that stand differently on two boards. */
export function changedPoints(before: Board, after: Board): Point[] {
  return pointsOf(before.size).filter((point) => before.at(point) !== after.at(point));
}
