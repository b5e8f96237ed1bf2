import { westernColumn, westernRow } from '../../replay/notation/western.js';
import { columnName } from '../../replay/notation/hex-notation.js';
import type { BoardSize } from '../../rules/point.js';
import type { LineNames } from './layout.js';

/** The letters of SGF, enough for 52 lines. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '一二三四五六七八九';
const TEN = '十';

/** 1 is 一, 10 is 十, 19 is 十九, 52 is 五十二. */
export function cjkNumber(number: number): string {
  const tens = Math.floor(number / 10);
  const digit = (value: number) => (value ? DIGITS.charAt(value - 1) : '');
  return (tens > 1 ? digit(tens) : '') + (tens ? TEN : '') + digit(number % 10);
}

/** Names a line. Lines count from 0, `last` is the last one: columns from the left, rows from the top. */
type NameLine = (line: number, last: number) => string;

const numbered: NameLine = (line) => String(line + 1);
const lettered: NameLine = (line) => LETTERS.charAt(line);
const fromEdge: NameLine = (line, last) => String(Math.min(line, last - line) + 1);

const styles = {
  /** A1 is bottom left; columns without I, AA after Z (K-34, K-35). */
  western: [westernColumn, (row, last) => westernRow(row, { columns: 0, rows: last + 1 })],
  /** As SGF writes points: `aa` is top left. */
  sgf: [lettered, lettered],
  /** 1-1 is top left. */
  numeric: [numbered, numbered],
  /** Columns 1 to 19 from the left, rows 一 to 十九 from the top: 16の四 is top right. */
  cjk: [numbered, (row) => cjkNumber(row + 1)],
  /** The distance from the nearest edge: 1 2 3 … 10 … 3 2 1. */
  corner: [fromEdge, fromEdge],
} as const satisfies Record<string, readonly [column: NameLine, row: NameLine]>;

export type CoordinateStyle = keyof typeof styles;

/** The styles of coordinates. */
export const coordinateStyles = Object.keys(styles) as readonly CoordinateStyle[];

/** The names of all lines of a board in a style. */
export function lineNames(style: CoordinateStyle, { columns, rows }: BoardSize): LineNames {
  const [column, row] = styles[style] as readonly [NameLine, NameLine];
  return { columns: namesOf(columns, column), rows: namesOf(rows, row) };
}

function namesOf(count: number, name: NameLine): string[] {
  return new Array<number>(count).fill(0).map((_line, line) => name(line, count - 1));
}

/** The names of Hex and Othello: `a1` is top left, `aa` follows `z`. */
export function cellNames({ columns, rows }: BoardSize): LineNames {
  return { columns: namesOf(columns, columnName), rows: namesOf(rows, numbered) };
}
