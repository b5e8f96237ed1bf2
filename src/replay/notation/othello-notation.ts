import { goNotation } from './go-notation.js';
import { hexNotation } from './hex-notation.js';
import type { Notation } from './notation.js';

/**
 * Othello: two letters as in Go (FF[4]); where a record has Othello's own names, such as `f5`, their
 * rows count from the top, unlike those of Western names: read from below, every move would be wrong.
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
