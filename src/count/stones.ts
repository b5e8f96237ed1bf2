import type { Color } from '../rules/point.js';

/** Values of points: empty, the stones, and the border around the board. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const BORDER = 3;

/** The colour of a stone in random games. */
export type Stone = typeof BLACK | typeof WHITE;

export const opponentOf = (color: Stone): Stone => (color === BLACK ? WHITE : BLACK);
export const stoneOf = (color: Color): Stone => (color === 'black' ? BLACK : WHITE);
