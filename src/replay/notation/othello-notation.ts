import { goNotation } from './go-notation.js';
import { hexNotation } from './hex-notation.js';
import type { Notation } from './notation.js';

/**
 * Othello: two letters as in Go (FF[4]). Names such as `f5`, which some records have, count rows from the top, unlike
 * Western names.
 */
export const othelloNotation: Notation = {
  formatPoint: (point, size) => hexNotation.formatPoint(point, size),
  readPoint: (raw, size, note) => notationOf(raw).readPoint(raw, size, note),
  readMove: (raw, size, note) => notationOf(raw).readMove(raw, size, note),
  readPoints: (raw, size, note) => notationOf(raw).readPoints(raw, size, note),
};

function notationOf(raw: string): Notation {
  return /\d/.test(raw) ? hexNotation : goNotation;
}
