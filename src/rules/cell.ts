import type { Color } from './point.js';

/** Cell values. A border cell stands behind the last point, for neighbours off the board. */
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
