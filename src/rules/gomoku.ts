import { placeStone } from './placing.js';
import type { Ruleset } from './ruleset.js';

/** Gomoku and Renju: stones are put on points and stay there (G-42). */
export const gomoku: Ruleset = {
  on(board) {
    return { play: (color, point) => placeStone(board, color, point) };
  },
};
