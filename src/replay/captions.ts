/*
 * A ko is one group in captions. Both sides' retakes are listed together, 'ko: 21, 24, 27 at 15', as in books, although
 * 24 was played on the other point of the ko.
 */

import { english } from '../texts/language.js';
import { movesOf, pathTo } from '../game/walk.js';
import { stonesOn } from '../rules/board.js';
import type { Color, Point } from '../rules/point.js';
import { startOf } from '../sgf/characters.js';
import { LONGEST_DETAIL } from '../sgf/diagnostic.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enCaptions } from '../texts/en/captions.js';
import { printedNumber, readPrintMode } from './figures.js';
import { pointsOf } from './markup.js';
import type { PointSource } from './notation/notation.js';
import type { Position } from './position.js';
import type { Replayer } from './replayer.js';

/** Moves of a figure whose number can't be printed because their point is taken: all on one point, or in one ko. */
interface HiddenMoves {
  /** The numbers as the figure prints them. */
  readonly numbers: readonly number[];
  /** The point of the moves; in a ko, the point with the lower printed number, else that of the first move. */
  readonly point: Point;
  /** The number printed on the point; missing if its stone is older than the figure or was placed by setup. */
  readonly at?: number;
  /** Whether the moves retake a ko in turn: they form one group, as in books. */
  readonly isKo: boolean;
}

/** A stone of a figure, with the number that is printed on it, if it has one. */
interface FigureStone {
  readonly color: Color;
  readonly number?: number | undefined;
}

/** A printed figure, as in books: part of one line, with numbered moves. */
export interface FigureMoves {
  /** All stones of the figure: those before it, and every move on a point that was free, captured since or not. */
  readonly stones: ReadonlyMap<Point, FigureStone>;
  /** The numbers printed on the board. */
  readonly printed: readonly { readonly number: number; readonly point: Point }[];
  /** The moves whose numbers can't be printed, ordered by the first move of each group. */
  readonly hidden: readonly HiddenMoves[];
  readonly passes: readonly number[];
  /** Other moves without a point, as raw text: `swap-pieces`, or unreadable values. */
  readonly others: readonly { readonly number: number; readonly text: string }[];
}

/**
 * The moves from node `from` to node `to` in a printed figure, and those that it can't show because their point is
 * taken. A figure is static, like paper: it starts with the position before its first move, setup included, and neither
 * captures nor setup (AE, AB, AW) remove a printed stone or number. So '18 at 12' means the point where 12 was played,
 * whatever happened there since. Setup between the moves adds stones on free points. Moves have their number in the
 * game (MN, M-20), in print mode 2 below 100 (K-32).
 *
 * @param numberFrom the number of the first move, to restart the count
 * @throws RangeError if `from` is not on the path to `to`
 */
export function readFigureMoves(
  replayer: Replayer,
  from: NodeId,
  to: NodeId,
  numberFrom?: number,
): FigureMoves {
  const path = pathTo(replayer.tree, to);
  const start = path.indexOf(from);
  if (start < 0) throw new RangeError('A figure must end at a descendant of its first node.');
  const figure = new FigureReader(replayer, from, numberFrom);
  for (const node of path.slice(start)) figure.enter(node);
  return figure.moves();
}

/** A group of hidden moves under construction. */
interface Group {
  readonly numbers: number[];
  readonly first: Point;
  /** Both points of a ko. */
  readonly points: readonly Point[];
  readonly isKo: boolean;
}

class FigureReader {
  readonly #replayer: Replayer;
  readonly #from: NodeId;
  readonly #numberFrom: number | undefined;
  /** All stones of the figure by their points; those with numbers are in the order of the moves. */
  readonly #stones = new Map<Point, FigureStone>();
  readonly #hidden = new Map<string, Group>();
  readonly #passes: number[] = [];
  readonly #others: { number: number; text: string }[] = [];
  /** The kos on the path so far, each as a key of its two points. */
  readonly #kos = new Set<string>();
  /** The number of the first move; before it is set, setup changes the initial position. */
  #first: number | undefined;

  constructor(replayer: Replayer, from: NodeId, numberFrom: number | undefined) {
    this.#replayer = replayer;
    this.#from = from;
    this.#numberFrom = numberFrom;
    const before = replayer.tree.parent(from);
    if (before === undefined) return;
    for (const node of pathTo(replayer.tree, before)) this.#noteKo(replayer.positionAt(node));
    const { board } = replayer.positionAt(before);
    for (const { point, color } of stonesOn(board)) this.#stones.set(point, { color });
  }

  enter(node: NodeId): void {
    const { tree } = this.#replayer;
    this.#setUp(node);
    const moves = movesOf(tree, node);
    if (moves.length === 0) return;
    const position = this.#replayer.positionAt(node);
    const ko = this.#noteKo(position);
    moves.forEach((property, index) => {
      const isLast = index === moves.length - 1;
      const number = this.#numberOf(position.moveNumber - moves.length + 1 + index);
      const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
      this.#play(number, color, tree.firstValue(property), isLast ? ko : undefined);
    });
  }

  moves(): FigureMoves {
    const hidden = [...this.#hidden.values()].map((group) => this.#hiddenMoves(group));
    const printed = [...this.#stones].flatMap(([point, { number }]) =>
      number === undefined ? [] : [{ number, point }],
    );
    return { stones: this.#stones, printed, hidden, passes: this.#passes, others: this.#others };
  }

  /** The two points of a ko that the last move retook; a new ko is only recorded. */
  #noteKo({ koPoint, lastMove }: Position): readonly Point[] | undefined {
    if (koPoint === undefined || lastMove?.kind !== 'play') return undefined;
    const points = [koPoint, lastMove.point].sort((one, other) => one - other);
    const key = points.join();
    const isKnown = this.#kos.has(key);
    this.#kos.add(key);
    return isKnown ? points : undefined;
  }

  #setUp(node: NodeId): void {
    const hasBegun = this.#first !== undefined;
    for (const point of hasBegun ? [] : pointsOf(this.#replayer, node, 'AE')) {
      this.#stones.delete(point);
    }
    for (const [identifier, color] of [
      ['AB', 'black'],
      ['AW', 'white'],
    ] as const) {
      for (const point of pointsOf(this.#replayer, node, identifier)) {
        if (!hasBegun || !this.#stones.has(point)) this.#stones.set(point, { color });
      }
    }
  }

  #play(number: number, color: Color, raw: string, ko: readonly Point[] | undefined): void {
    const { notation, size } = this.#replayer;
    const target = notation.readMove(raw, size);
    if (target === 'pass') this.#passes.push(number);
    else if (typeof target !== 'number') {
      this.#others.push({ number, text: startOf(raw.trim(), LONGEST_DETAIL) });
    } else if (this.#stones.has(target)) {
      const points = ko ?? [target];
      const key = points.join();
      const group = this.#hidden.get(key) ?? { numbers: [], first: target, points, isKo: !!ko };
      group.numbers.push(number);
      this.#hidden.set(key, group);
    } else {
      this.#stones.set(target, { color, number });
    }
  }

  /** In a ko, refers to the lower of the numbers on its points. */
  #hiddenMoves({ numbers, first, points, isKo }: Group): HiddenMoves {
    const numberOn = (point: Point) => this.#stones.get(point)?.number ?? Infinity;
    const numbered = points.filter((point) => numberOn(point) < Infinity);
    const [point = first] = numbered.sort((one, other) => numberOn(one) - numberOn(other));
    const at = this.#stones.get(point)?.number;
    return { numbers, point, ...(at !== undefined && { at }), isKo };
  }

  #numberOf(number: number): number {
    this.#first ??= number;
    if (this.#numberFrom !== undefined) return number - this.#first + this.#numberFrom;
    const mode = readPrintMode(this.#replayer.tree, this.#from);
    return printedNumber(number, this.#first, mode) ?? number; // mode 0 hides numbers, but figures need them
  }
}

/**
 * The caption of a figure, as in books: '18 at 12; ko: 21, 24, 27 at 15; 30 at Q16; pass: 31'. A point without a
 * printed number has its name. Empty if every move is printed.
 */
export function describeHiddenMoves(
  figure: FigureMoves,
  { notation, size }: PointSource,
  language = english,
): string {
  const groups = figure.hidden.map(({ numbers, point, at, isKo }) =>
    language.say(enCaptions, isKo ? 'ko' : 'hidden', {
      numbers: numbers.join(language.say(enCaptions, 'comma')),
      place: at ?? notation.formatPoint(point, size),
    }),
  );
  const { passes, others } = figure;
  if (passes.length > 0)
    groups.push(
      language.say(enCaptions, 'passes', {
        numbers: passes.join(language.say(enCaptions, 'comma')),
      }),
    );
  for (const { number, text } of others)
    groups.push(language.say(enCaptions, 'other', { number, text }));
  return groups.join(language.say(enCaptions, 'semicolon'));
}
