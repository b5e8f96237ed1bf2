import { pathTo } from '../game/walk.js';
import type { Point } from '../rules/point.js';
import type { NodeId, PropertyId } from '../sgf/game-tree.js';
import { shortIdentifier } from '../sgf/identifiers.js';
import { captionText } from '../texts/caption-texts.js';
import { printedNumber, readPrintMode } from './figures.js';
import { pointsOf } from './markup.js';
import type { PointSource } from './notation/notation.js';
import { formatWestern } from './notation/western.js';
import type { Replayer } from './replayer.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');

/** Moves of a figure that were all played on one point, where something else is printed already. */
export interface HiddenMoves {
  /** Their numbers as the figure prints them. */
  readonly numbers: readonly number[];
  readonly point: Point;
  /** The number printed on the point; missing where none is: the stone is older, or of setup. */
  readonly at?: number;
  /** Whether each of them takes back a ko. */
  readonly isKo: boolean;
}

/** A diagram of a book: a stretch of one line with the numbers of its moves. */
export interface FigureMoves {
  /** The numbers on the board. */
  readonly printed: readonly { readonly number: number; readonly point: Point }[];
  /** What no number can be shown for, in the order of the first of each group. */
  readonly hidden: readonly HiddenMoves[];
  /** The numbers of passes, and of moves that no point was read in. */
  readonly passes: readonly number[];
}

/**
 * Which moves of the nodes from `from` to `to` a printed figure shows, and which it can't because
 * their point is taken. A figure is one sheet of paper: it begins with the position before its first
 * move, setup included, and what is printed on a point stays. Neither capture nor setup (AE, AB, AW)
 * takes a number or a stone off, so that '18 at 12' is the point where 12 was played, whatever has
 * stood there since; setup between the moves adds stones on free points. Numbers are those of the game
 * (MN, M-20), in print mode 2 below 100 (K-32).
 *
 * @throws RangeError where `from` is not on the path to `to`
 */
export function readFigureMoves(replayer: Replayer, from: NodeId, to: NodeId): FigureMoves {
  const path = pathTo(replayer.tree, to);
  const start = path.indexOf(from);
  if (start < 0) throw new RangeError('A figure goes from a node to one below it.');
  const figure = new FigureReader(replayer, from);
  for (const node of path.slice(start)) figure.enter(node);
  return figure.moves();
}

/** A group of hidden moves while it is made. */
interface Group extends HiddenMoves {
  readonly numbers: number[];
}

class FigureReader {
  readonly #replayer: Replayer;
  readonly #from: NodeId;
  /** What is printed on a point: a number, or a stone without one. */
  readonly #taken = new Map<Point, number | undefined>();
  readonly #printed: { number: number; point: Point }[] = [];
  readonly #hidden = new Map<string, Group>();
  readonly #passes: number[] = [];
  /** The number of the first move; until there is one, setup makes the position to begin with. */
  #first: number | undefined;

  constructor(replayer: Replayer, from: NodeId) {
    this.#replayer = replayer;
    this.#from = from;
    const before = replayer.tree.parent(from);
    if (before === undefined) return;
    const { board } = replayer.positionAt(before);
    for (let at = 0; at < replayer.size.columns * replayer.size.rows; at++) {
      const point = at as Point;
      if (board.at(point)) this.#taken.set(point, undefined);
    }
  }

  enter(node: NodeId): void {
    this.#setUp(node);
    const moves = movesOf(this.#replayer, node);
    if (moves.length === 0) return;
    const { moveNumber, koPoint } = this.#replayer.positionAt(node);
    moves.forEach((point, index) => {
      const number = this.#numberOf(moveNumber - moves.length + 1 + index);
      this.#play(number, point, koPoint !== undefined && index === moves.length - 1);
    });
  }

  moves(): FigureMoves {
    return { printed: this.#printed, hidden: [...this.#hidden.values()], passes: this.#passes };
  }

  #setUp(node: NodeId): void {
    const hasBegun = this.#first !== undefined;
    for (const point of hasBegun ? [] : pointsOf(this.#replayer, node, 'AE')) {
      this.#taken.delete(point);
    }
    for (const identifier of ['AB', 'AW']) {
      for (const point of pointsOf(this.#replayer, node, identifier)) {
        if (!this.#taken.has(point)) this.#taken.set(point, undefined);
      }
    }
  }

  #play(number: number, point: Point | undefined, isKo: boolean): void {
    if (point === undefined) this.#passes.push(number);
    else if (!this.#taken.has(point)) {
      this.#taken.set(point, number);
      this.#printed.push({ number, point });
    } else {
      const key = `${point} ${isKo}`;
      const at = this.#taken.get(point);
      const group = this.#hidden.get(key) ?? {
        numbers: [],
        point,
        ...(at !== undefined && { at }),
        isKo,
      };
      group.numbers.push(number);
      this.#hidden.set(key, group);
    }
  }

  #numberOf(number: number): number {
    this.#first ??= number;
    const mode = readPrintMode(this.#replayer.tree, this.#from);
    return printedNumber(number, this.#first, mode) ?? number; // who asks wants numbers
  }
}

/** The points of a node's moves in file order, `undefined` for a pass; one for each colour (M-14). */
function movesOf({ tree, notation, size }: PointSource, node: NodeId): (Point | undefined)[] {
  const moves = new Map<number, Point | undefined>();
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const property = row as PropertyId;
    const code = tree.identifierCode(property);
    if ((code !== B && code !== W) || moves.has(code)) continue;
    const target = notation.readMove(tree.firstValue(property), size);
    moves.set(code, typeof target === 'number' ? target : undefined);
  }
  return [...moves.values()];
}

/**
 * The line under a figure, as books have it: '18 at 12; ko: 21, 27 at 15; 30 at Q16; pass: 31'. Where no
 * stone shows a number the point has its Western name. Empty where every move is on the board.
 */
export function describeHiddenMoves(figure: FigureMoves, size: PointSource['size']): string {
  const groups = figure.hidden.map(({ numbers, point, at, isKo }) =>
    captionText(isKo ? 'ko' : 'hidden', {
      numbers: numbers.join(', '),
      place: at ?? formatWestern(point, size),
    }),
  );
  const { passes } = figure;
  if (passes.length > 0) groups.push(captionText('passes', { numbers: passes.join(', ') }));
  return groups.join('; ');
}
