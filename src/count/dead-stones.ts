import type { Board } from '../rules/board.js';
import type { Color, Point } from '../rules/point.js';
import { countScore } from './count-score.js';
import { areLost } from './local-search.js';
import { PlayoutBoard } from './playout-board.js';
import { playOut } from './playouts.js';
import { RandomNumbers } from './random-numbers.js';
import { neighboursOf, pointsOf, type Region, regionsOf } from './regions.js';
import { BLACK, EMPTY, WHITE } from './stones.js';

/** Number of random games from a position. More of them don't change a verdict on the games that were tried. */
const GAMES = 100;
/** Shares of the games in which a chain was kept, less those in which it was lost: below, it is clearly dead. */
const CLEARLY_DEAD = -0.2;
/** At this share or more a chain lives, at its negative or less it is dead; what is between is searched. */
const SURE = 0.7;
/** Largest number of points around a chain on which a search plays. */
const LARGEST_AREA = 60;
/** Largest number of chains that are searched; finished games have far fewer that are unsure. */
export const MOST_SEARCHED = 30;
/** Any number: with the same one, the same position is always judged alike. */
const SEED = 7;

/** Connected stones of a colour, and how often random games kept them: from -1, never, to 1, always. */
interface Chain extends Region<Color> {
  readonly kept: number;
}

/**
 * The stones that are dead in the final position of a game of Go. It is a guess; the same position always gives the
 * same. Games of 19×19 take 30 ms, those with many unsettled stones up to 700 ms.
 */
export function findDeadStones(position: { readonly board: Board }): readonly Point[] {
  const steps = judgeStones(position);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Finds dead stones step by step, so that a page can do other things between the steps. Chains whose points the opponent
 * has at the end of most random games are dead. What is clearly dead is taken off first, which makes the verdicts on its
 * neighbours surer. Chains that are kept and lost by turns, and those in seki, are searched.
 */
export function* judgeStones({
  board,
}: {
  readonly board: Board;
}): Generator<undefined, readonly Point[]> {
  const dead = new Set<Point>();
  const left: Board = {
    size: board.size,
    at: (point) => (dead.has(point) ? undefined : board.at(point)),
  };
  const random = new RandomNumbers(SEED);
  const isEmpty = pointsOf(board.size).every((point) => board.at(point) === undefined);
  if (isEmpty) return [];
  const take = (chains: readonly Chain[]) => {
    for (const { points } of chains) for (const point of points) dead.add(point);
  };
  take(chainsOf(left, random).filter(({ kept }) => kept < CLEARLY_DEAD));
  yield;
  const chains = chainsOf(left, random);
  take(chains.filter(({ kept }) => kept <= -SURE));
  const seki = new Set(countScore({ board: left }).seki);
  const isUnsure = ({ kept, points }: Chain) =>
    Math.abs(kept) < SURE || points.some((point) => seki.has(point));
  const unsure = chains.filter(isUnsure).sort((a, b) => b.points.length - a.points.length);
  const alive = chains.filter((chain) => chain.kept >= SURE && !isUnsure(chain));
  const settled = new Set(alive.flatMap(({ points }) => points));
  for (const chain of unsure.slice(0, MOST_SEARCHED)) {
    yield;
    const area = areaAround(chain.points, left, settled);
    if (areLost(chain, area, left, random) ?? chain.kept < 0) take([chain]);
  }
  take(unsure.slice(MOST_SEARCHED).filter(({ kept }) => kept < 0));
  return withoutCaptors(dead, board);
}

/** All chains of a position, with the results of random games. */
function chainsOf(board: Board, random: RandomNumbers): Chain[] {
  const owners = ownersOf(board, random);
  return regionsOf(board.size, (point) => board.at(point)).flatMap(({ kind, points }) => {
    if (kind === undefined) return [];
    const black = points.reduce((sum, point) => sum + (owners[point] ?? 0), 0);
    const kept = (kind === 'black' ? black : -black) / (points.length * GAMES);
    return [{ kind, points, kept }];
  });
}

/** Who has each point after random games: more for Black the larger, more for White the smaller the number is. */
function ownersOf(board: Board, random: RandomNumbers): Int32Array {
  const { columns, rows } = board.size;
  const points = pointsOf(board.size);
  const start = new PlayoutBoard(board);
  const game = new PlayoutBoard(board);
  const owners = new Int32Array(columns * rows);
  for (let count = 0; count < GAMES; count++) {
    game.copy(start);
    playOut(game, count % 2 ? WHITE : BLACK, random);
    for (const point of points) {
      const owner = game.ownerOf(game.pointOf(point));
      if (owner !== EMPTY) owners[point] = (owners[point] ?? 0) + (owner === BLACK ? 1 : -1);
    }
  }
  return owners;
}

/** The points nearest to a chain that aren't settled. */
function areaAround(
  points: readonly Point[],
  board: Board,
  settled: ReadonlySet<Point>,
): ReadonlySet<Point> {
  const area = new Set(points);
  const largest = points.length + LARGEST_AREA;
  for (const point of area)
    for (const beside of neighboursOf(board.size, point))
      if (area.size < largest && !settled.has(beside)) area.add(beside);
  return area;
}

/** Dead stones without those that live because the dead stones around them are gone. */
function withoutCaptors(dead: ReadonlySet<Point>, board: Board): readonly Point[] {
  const { size } = board;
  const isGone = (point: Point) => dead.has(point) || board.at(point) === undefined;
  return regionsOf(size, isGone).flatMap(({ kind: areGone, points }) => {
    if (!areGone) return [];
    const around = new Set(
      points.flatMap((point) =>
        neighboursOf(size, point).flatMap((beside) =>
          isGone(beside) ? [] : (board.at(beside) ?? []),
        ),
      ),
    );
    const [only] = around.size === 1 ? around : [];
    return points.filter((point) => dead.has(point) && board.at(point) !== only);
  });
}
