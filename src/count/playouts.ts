/*
 * Random games from a position to its end, as programs have judged life and death since Gobble (Brügmann 1993): points
 * that end up with one player in most games belong to that player. Moves are random, but players mostly answer an atari,
 * divide the eye that a capture has opened, and answer close by with moves in good shape. They don't fill their own eyes,
 * and put chains of more than two stones of their own into atari only in shapes that kill, which keeps seki as it is.
 */

import { isKillingShape, LARGEST_SHAPE, vitalPointOf } from './killing-shapes.js';
import { patternTable } from './patterns.js';
import type { PlayoutBoard } from './playout-board.js';
import type { RandomNumbers } from './random-numbers.js';
import { EMPTY, opponentOf, type Stone } from './stones.js';

/** Chance, in percent, that the kind of move that comes first is played where there is one. */
const USUAL = 90;
/** Largest number of own stones that a move may put into atari: as a throw-in, or to reduce an eye. */
const LARGEST_SACRIFICE = 2;
/** Moves after which a game ends, in boards; games with several ko might not end otherwise. */
const LONGEST_GAME = 3;

let goodShapes: Uint8Array | undefined;

/** Plays at random until both players pass. */
export function playOut(board: PlayoutBoard, first: Stone, random: RandomNumbers): void {
  let color = first;
  let passes = 0;
  for (let left = LONGEST_GAME * board.points.length; left > 0 && passes < 2; left--) {
    const point = choose(board, color, random);
    passes = point === 0 ? passes + 1 : 0;
    if (point === 0) board.pass();
    else board.play(point, color);
    color = opponentOf(color);
  }
}

/** A move for a player; 0 for a pass. */
function choose(board: PlayoutBoard, color: Stone, random: RandomNumbers): number {
  if (board.last > 0)
    for (const answer of [answerAtari, playVitalPoint, playShape]) {
      const point = random.below(100) < USUAL ? answer(board, color, random) : 0;
      if (point > 0) return point;
    }
  const count = board.emptyCount;
  const start = random.below(count);
  for (let step = 0; step < count; step++) {
    const point = board.emptyAt((start + step) % count);
    if (isSensible(board, point, color)) return point;
  }
  return 0;
}

/** Captures the chain of the last move if it is in atari, or saves a chain beside it; 0 if there is neither. */
function answerAtari(board: PlayoutBoard, color: Stone): number {
  const { last } = board;
  const capture = board.lastLibertyAt(last);
  if (capture > 0 && board.isPlayable(capture, color)) return capture;
  for (const side of board.sides) {
    if (board.points[last + side] !== color) continue;
    const escape = board.lastLibertyAt(last + side);
    if (escape > 0 && board.isPlayable(escape, color) && board.sizeInAtari(escape, color) === 0)
      return escape;
  }
  return 0;
}

/** Plays in the middle of the eye that the last move opened by a capture; 0 if there is none. */
function playVitalPoint(board: PlayoutBoard, color: Stone): number {
  const point = vitalPointOf(board.captured, board.sides);
  return point > 0 && board.isPlayable(point, color) ? point : 0;
}

/** A move beside the last one that makes good shape; 0 if there is none. */
function playShape(board: PlayoutBoard, color: Stone, random: RandomNumbers): number {
  const shapes = (goodShapes ??= patternTable());
  let chosen = 0;
  let found = 0;
  for (const step of board.around) {
    const point = board.last + step;
    if (board.points[point] !== EMPTY || shapes[board.codeAround(point)] === 0) continue;
    if (!board.isPlayable(point, color) || board.sizeInAtari(point, color) > 0) continue;
    found += 1;
    if (random.below(found) === 0) chosen = point;
  }
  return chosen;
}

function isSensible(board: PlayoutBoard, point: number, color: Stone): boolean {
  if (board.isEye(point, color) || !board.isLegal(point, color)) return false;
  const size = board.sizeInAtari(point, color);
  return size <= LARGEST_SACRIFICE || isKillingMove(board, point, color);
}

/** Whether a move makes a chain that kills the eye around it when it is captured. */
function isKillingMove({ points, sides }: PlayoutBoard, point: number, color: Stone): boolean {
  const stones = [point];
  for (const stone of stones) {
    for (const side of sides)
      if (points[stone + side] === color && !stones.includes(stone + side))
        stones.push(stone + side);
    if (stones.length > LARGEST_SHAPE) return false;
  }
  return isKillingShape(stones, sides);
}
