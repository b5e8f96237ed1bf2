import type { Board } from '../rules/board.js';
import type { Color, Point } from '../rules/point.js';
import { PlayoutBoard } from './playouts.js';
import { RandomNumbers } from './random-numbers.js';
import { pointsOf, regionsOf } from './regions.js';
import { BLACK, EMPTY, WHITE } from './stones.js';

/** Number of random games from a position. More of them don't change a verdict on the games that were tried. */
const GAMES = 200;
/** Share of the games, less those that went the other way, in which a chain must be lost to be clearly dead. */
const CLEARLY = 0.2;

/**
 * The stones that are dead in the final position of a game of Go: chains whose points the opponent has at the end of
 * most random games. What is clearly dead is taken off first, which makes the verdicts on its neighbours surer. It is a
 * guess; the same position always gives the same.
 */
export function findDeadStones({ board }: { readonly board: Board }): readonly Point[] {
  const { size } = board;
  const dead = new Set<Point>();
  for (const limit of [CLEARLY, 0]) {
    const left = { size, at: (point: Point) => (dead.has(point) ? undefined : board.at(point)) };
    const owners = ownersOf(left);
    for (const { kind: color, points } of regionsOf(size, left.at)) {
      if (color === undefined) continue;
      const share = points.reduce((sum, point) => sum + (owners[point] ?? 0), 0);
      const kept = (color === 'black' ? share : -share) / (points.length * GAMES);
      if (kept < -limit) for (const point of points) dead.add(point);
    }
  }
  return [...dead];
}

/** Who has each point after random games: more for Black the larger, more for White the smaller the number is. */
function ownersOf(board: Board): Int32Array {
  const { columns, rows } = board.size;
  const points = pointsOf(board.size);
  const cells = points.map((point) => cellFrom(board.at(point)));
  const start = new PlayoutBoard(columns, rows, cells);
  const game = new PlayoutBoard(columns, rows, cells);
  const random = new RandomNumbers(cells.reduce((seed, cell) => Math.imul(seed, 31) + cell, 7));
  const owners = new Int32Array(columns * rows);
  if (cells.every((cell) => cell === EMPTY)) return owners;
  for (let count = 0; count < GAMES; count++) {
    game.copy(start);
    game.playOut(count % 2 ? WHITE : BLACK, random);
    for (const point of points) {
      const owner = game.ownerOf(game.pointOf(point, columns));
      if (owner !== EMPTY) owners[point] = (owners[point] ?? 0) + (owner === BLACK ? 1 : -1);
    }
  }
  return owners;
}

const cellFrom = (color: Color | undefined) =>
  color === undefined ? EMPTY : color === 'black' ? BLACK : WHITE;
