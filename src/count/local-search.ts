/*
 * A search for the best moves around stones whose life random games can't tell: each game begins with the moves that
 * were most successful so far, and is played at random from there (UCT, Kocsis and Szepesvári 2006).
 */

import type { Board } from '../rules/board.js';
import type { Color, Point } from '../rules/point.js';
import { PlayoutBoard } from './playout-board.js';
import { playOut } from './playouts.js';
import type { RandomNumbers } from './random-numbers.js';
import type { Region } from './regions.js';
import { EMPTY, opponentOf, type Stone, stoneOf } from './stones.js';

/** Number of games in one search. More of them don't change a verdict on the games that were tried. */
const GAMES = 1000;
/** Games through a move before its replies are compared. */
const EXPANDED_AT = 3;
/** How much moves are tried that were tried less than others. */
const CURIOSITY = 0.5;
/** Share of the games of the best move from which on it works. */
const WORKS = 0.5;

/** A move in a search, with the games that it was part of. */
interface Tried {
  /** 0 for a pass. */
  readonly point: number;
  games: number;
  /** Games in which the stones lived. */
  lived: number;
  replies: readonly Tried[] | undefined;
}

const tried = (point: number): Tried => ({ point, games: 0, lived: 0, replies: undefined });

/**
 * Whether a chain is lost: `true` even if its owner moves first, `false` even if the opponent does, `undefined` where
 * that decides. Moves are played only in the area, which holds the chain.
 */
export function areLost(
  chain: Region<Color>,
  area: ReadonlySet<Point>,
  board: Board,
  random: RandomNumbers,
): boolean | undefined {
  const fight = new Fight(chain, area, board, random);
  if (fight.survival(opponentOf(fight.color)) >= WORKS) return false;
  return fight.survival(fight.color) < WORKS ? true : undefined;
}

/** The stones that a search is about, and the board on which it plays. */
class Fight {
  readonly color: Stone;
  readonly #points: readonly number[];
  /** All stones of both players in the area. */
  readonly #stones: readonly number[];
  readonly #start: PlayoutBoard;
  readonly #board: PlayoutBoard;
  readonly #random: RandomNumbers;

  constructor(
    { kind, points }: Region<Color>,
    area: ReadonlySet<Point>,
    board: Board,
    random: RandomNumbers,
  ) {
    const start = (this.#start = new PlayoutBoard(board, area));
    this.#board = new PlayoutBoard(board, area);
    this.#random = random;
    this.color = stoneOf(kind);
    this.#points = points.map((point) => start.pointOf(point));
    const all = [...area].map((point) => start.pointOf(point));
    this.#stones = all.filter((point) => start.points[point] !== EMPTY);
  }

  /** How likely the stones live if a player moves first, from 0 to 1. */
  survival(first: Stone): number {
    const root = tried(0);
    for (let game = 0; game < GAMES; game++) {
      this.#board.copy(this.#start);
      const path = this.#playFrom(root, first);
      const lived = this.#isLost() ? 0 : 1;
      for (const move of path) {
        move.games += 1;
        move.lived += lived;
      }
    }
    const [best] = [...(root.replies ?? [])].sort((one, other) => other.games - one.games);
    return best ? best.lived / best.games : 0;
  }

  /** Plays a game, by the moves that are known, then at random; returns the known moves. */
  #playFrom(root: Tried, first: Stone): readonly Tried[] {
    const path = [root];
    let [move, toPlay, passes] = [root, first, 0];
    while (
      passes < 2 &&
      (move.replies !== undefined || move.games >= EXPANDED_AT || move === root)
    ) {
      move.replies ??= this.#movesOf(toPlay);
      move = mostPromising(move, toPlay === this.color);
      path.push(move);
      passes = move.point === 0 ? passes + 1 : 0;
      if (move.point === 0) this.#board.pass();
      else this.#board.play(move.point, toPlay);
      toPlay = opponentOf(toPlay);
    }
    if (passes < 2) playOut(this.#board, toPlay, this.#random);
    return path;
  }

  /** All moves that are compared, in any order: everything legal but filling one's own eyes. */
  #movesOf(color: Stone): readonly Tried[] {
    const board = this.#board;
    const moves = [tried(0)];
    const count = board.emptyCount;
    const start = this.#random.below(count);
    for (let step = 0; step < count; step++) {
      const point = board.emptyAt((start + step) % count);
      if (board.isLegal(point, color) && !board.isEye(point, color)) moves.push(tried(point));
    }
    return moves;
  }

  /** Whether the stones are lost at the end of a game, and the opponent hasn't lost as much for it. */
  #isLost(): boolean {
    const board = this.#board;
    const kept = this.#points.filter((point) => board.ownerOf(point) === this.color).length;
    if (2 * kept >= this.#points.length) return false;
    let net = 0;
    for (const point of this.#stones) {
      const color = this.#start.points[point];
      if (board.ownerOf(point) !== color) net += color === this.color ? 1 : -1;
    }
    return net > 0;
  }
}

/** The reply to try next: one that wasn't tried yet, else one that was successful or tried rarely. */
function mostPromising({ replies = [], games }: Tried, isForLife: boolean): Tried {
  const valueOf = ({ games: own, lived }: Tried) =>
    own === 0
      ? Infinity
      : (isForLife ? lived : own - lived) / own + CURIOSITY * Math.sqrt(Math.log(games) / own);
  return replies.reduce((best, reply) => (valueOf(reply) > valueOf(best) ? reply : best));
}
