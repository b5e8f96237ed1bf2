import type { GameTree } from '../sgf/game-tree.js';
import { readNumber, withoutBlanks } from '../sgf/values.js';
import { readBoardSize } from './board-size.js';
import { handicapPlaces } from './handicap-places.js';

/** a–z for 0 to 25, A–Z for 26 to 51 (FF[4] point). */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** HD of the SGF2 dialect: a number of stones at the traditional places, or the stones' points (D-06). */
export interface DialectHandicap {
  readonly count: number;
  /** Values of AB: points and rectangles; none if tradition has no places for the number. */
  readonly points: readonly string[];
}

/** Whether a value of HD can be read. */
export function isHandicapValue(raw: string): boolean {
  return readNumber(raw) !== undefined || countOf(raw) > 0;
}

/** The root's HD, or `undefined` if it is missing or written in words. */
export function readDialectHandicap(tree: GameTree): DialectHandicap | undefined {
  const values = tree.values(tree.root, 'HD').map(withoutBlanks).filter(Boolean);
  const [first] = values;
  if (first === undefined || !values.every(isHandicapValue)) return undefined;
  const number = readNumber(first);
  if (number === undefined) {
    return { count: values.reduce((sum, value) => sum + countOf(value), 0), points: values };
  }
  const { columns, rows } = readBoardSize(tree);
  const places = handicapPlaces(number, columns, rows);
  return { count: number, points: places.map(([x, y]) => letterPair(x, y)) };
}

/** A point as SGF writes it, from column and row counted from 0. */
export function letterPair(column: number, row: number): string {
  return LETTERS.charAt(column) + LETTERS.charAt(row);
}

/** The number of points of `aa` or `aa:bb`; 0 for anything else. */
function countOf(raw: string): number {
  const letters = /^([a-z])([a-z])(?::([a-z])([a-z]))?$/i.exec(withoutBlanks(raw));
  if (!letters) return 0;
  const [left = 0, top = 0, right = left, bottom = top] = letters
    .slice(1)
    .filter(Boolean)
    .map((letter) => LETTERS.indexOf(letter));
  return (Math.abs(right - left) + 1) * (Math.abs(bottom - top) + 1);
}
