/** The two players; every game calls them Black and White (H-22). */
export type Color = 'black' | 'white';

export function opponent(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}

export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

/** A point of a board: `y * columns + x`, origin top left. Made by `pointAt`. */
export type Point = number & { readonly point: unique symbol };

/** The point at column `x` and row `y`, both from 0, or `undefined` off the board. */
export function pointAt({ columns, rows }: BoardSize, x: number, y: number): Point | undefined {
  const isOnBoard = x >= 0 && x < columns && y >= 0 && y < rows;
  return isOnBoard ? ((y * columns + x) as Point) : undefined;
}

export function columnOf(point: Point, size: BoardSize): number {
  return point % size.columns;
}

export function rowOf(point: Point, size: BoardSize): number {
  return Math.floor(point / size.columns);
}

/** Cell values. The border cell, after the last point, represents all neighbours off the board. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const BORDER = 3;
export type Cell = typeof EMPTY | typeof BLACK | typeof WHITE | typeof BORDER;

export function cellOf(color: Color): Cell {
  return color === 'black' ? BLACK : WHITE;
}

export function colorOf(cell: number | undefined): Color | undefined {
  return cell === BLACK ? 'black' : cell === WHITE ? 'white' : undefined;
}
