import { type BoardSize, type Point, pointAt } from '../../rules/point.js';
import { splitComposite } from '../../sgf/values.js';
import { readWestern } from './western.js';
import type { Notation } from './notation.js';
import { rectangle } from './rectangle.js';

/** On boards of at most this many columns and rows `tt` is a pass (FF[3], FF[4]; V-16). */
const LARGEST_WITH_TT_PASS = 19;

/** Go points: two letters, column then row, from the upper left; a–z are 1–26, A–Z 27–52 (V-11, V-13). */
export const goNotation: Notation = {
  readPoint,

  readMove(raw, size) {
    const value = raw.trim();
    if (value === '') return 'pass';
    const isSmall = size.columns <= LARGEST_WITH_TT_PASS || size.rows <= LARGEST_WITH_TT_PASS;
    if (value === 'tt' && isSmall) return 'pass';
    return readPoint(value, size);
  },

  readPoints(raw, size) {
    if (raw.length === 2) {
      const point = readPoint(raw, size);
      return point === undefined ? [] : [point];
    }
    const [first, second] = splitComposite(raw);
    const corner = readPoint(first, size);
    const opposite = second === undefined ? corner : readPoint(second, size);
    if (corner === undefined || opposite === undefined) return [];
    return rectangle(corner, opposite, size);
  },
};

function readPoint(raw: string, size: BoardSize): Point | undefined {
  if (raw.length !== 2) return readUncommonPoint(raw, size);
  const x = letterIndex(raw.charCodeAt(0));
  const y = letterIndex(raw.charCodeAt(1));
  return pointAt(size, x, y) ?? readUncommonPoint(raw, size);
}

/** Blanks inside (V-35), capitals where they can't mean 27–52 (V-14), Western names (V-37). */
function readUncommonPoint(raw: string, size: BoardSize): Point | undefined {
  const value = raw.length > 16 ? raw.trim() : raw.replace(/[\s\0]/g, '');
  if (value.length < 2 || value.length > 3) return undefined;
  const western = readWestern(value, size);
  if (western !== undefined || value.length === 3) return western;
  const folded = value.toLowerCase();
  return pointAt(size, letterIndex(folded.charCodeAt(0)), letterIndex(folded.charCodeAt(1)));
}

/** a–z → 0–25, A–Z → 26–51, anything else → -1, which is on no board. */
function letterIndex(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 65 && code <= 90 ? code - 65 + 26 : -1;
}
