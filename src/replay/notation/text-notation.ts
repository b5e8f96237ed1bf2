import type { Notation } from './notation.js';

/** Games without a board here: none of their values is a point, every move stays text (G-44, G-45). */
export const textNotation: Notation = {
  formatPoint: () => '',
  readPoint: () => undefined,
  readMove: () => undefined,
  readPoints: () => [],
};
