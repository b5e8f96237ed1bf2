import { firstMoves } from '../../game/first-moves.js';
import type { SpecialMove } from '../../rules/ruleset.js';
import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { withoutBlanks } from '../../sgf/values.js';
import type { Notation, Note } from './notation.js';
import { readRectangle } from './rectangle.js';

/** Moves without a stone, in upper or lower case (H-10, H-20). A bare `swap` is `swap-sides`. */
const specials: ReadonlySet<string> = new Set<'pass' | SpecialMove>([
  'pass',
  'resign',
  'forfeit',
  'swap-pieces',
  'swap-sides',
]);

/** Longest value that is searched, in UTF-16 code units; longer ones name no cell. */
const LONGEST_VALUE = 64;

/** Hex cells: the column in letters, the row from 1 at the top, `a1` upper left (002; H-01 to H-03). */
export const hexNotation: Notation = {
  readPoint,

  formatPoint(point, size) {
    return columnName(columnOf(point, size)) + String(rowOf(point, size) + 1);
  },

  readMove(raw, size, note) {
    const name = nameIn(raw);
    if (name === 'swap') return 'swap-sides';
    return isSpecial(name) ? name : readPoint(raw, size, note);
  },

  readSpecial(move, tree, node, property, note) {
    if (move !== 'swap-pieces' || !movesAgain(tree, node, property)) return move;
    note('swap-sides-meant', move);
    return 'swap-sides';
  },

  readPoints(raw, size, note) {
    return readRectangle(raw, size, readPoint, note);
  },
};

/** Whether the next move has the same colour as this one: then sides were swapped (H-08a). */
function movesAgain(tree: GameTree, node: NodeId, property: PropertyId): boolean {
  const moves = firstMoves(tree, node);
  const next = moves[moves.indexOf(property) + 1];
  return next !== undefined && tree.nameOf(next) === tree.nameOf(property);
}

function nameIn(raw: string): string {
  return raw.length > LONGEST_VALUE ? '' : withoutBlanks(raw).toLowerCase();
}

function isSpecial(name: string): name is 'pass' | SpecialMove {
  return specials.has(name);
}

/** Reads a cell such as `c5`; two letters without a number are column and row, as in Go (H-21). */
function readPoint(raw: string, size: BoardSize, note?: Note): Point | undefined {
  const name = nameIn(raw);
  const cell = /^([a-z]{1,2})(\d{1,3})$/.exec(name);
  if (cell) return pointAt(size, columnNamed(cell[1] ?? ''), Number(cell[2]) - 1);
  if (!/^[a-z]{2}$/.test(name)) return undefined;
  const point = pointAt(size, columnNamed(name.charAt(0)), columnNamed(name.charAt(1)));
  if (point !== undefined) note?.('point-form', raw);
  return point;
}

const LETTERS = 26;

/** a … z, aa, ab …, for a column counted from 0. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % LETTERS));
  return column < LETTERS ? letter : columnName(Math.floor(column / LETTERS) - 1) + letter;
}

/** The column from 0 of a … z, aa, ab …: bijective base 26. */
function columnNamed(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 96;
  return column - 1;
}
