import { type BoardSize, type Point, pointAt } from '../../rules/point.js';
import { withoutBlanks } from '../../sgf/values.js';
import { formatWestern, readWestern } from './western.js';
import type { Notation, Note } from './notation.js';
import { readRectangle } from './rectangle.js';

/** On boards of at most this many columns or rows `tt` is a pass (FF[3], FF[4]; V-16). */
const LARGEST_WITH_TT_PASS = 19;

/** Longest value from which inner spaces are removed, in UTF-16 code units; longer ones are only trimmed. */
const LONGEST_VALUE = 64;

/** Go points: two letters, column then row, from the upper left; a–z are 1–26, A–Z 27–52 (V-11, V-13). */
export const goNotation: Notation = {
  readLetterPair,
  readPoint,
  formatPoint: formatWestern,

  readMove(raw, size, note) {
    const value = raw.length > LONGEST_VALUE ? raw.trim() : withoutBlanks(raw);
    if (value === '') return 'pass';
    const isSmall = size.columns <= LARGEST_WITH_TT_PASS || size.rows <= LARGEST_WITH_TT_PASS;
    if (value === 'tt' && isSmall) return 'pass';
    return readPoint(raw, size, note);
  },

  readPoints(raw, size, note) {
    if (raw.length === 2) {
      const point = readPoint(raw, size, note);
      return point === undefined ? [] : [point];
    }
    return readRectangle(raw, size, readPoint, note);
  },
};

function readPoint(raw: string, size: BoardSize, note?: Note): Point | undefined {
  return (raw.length === 2 ? pointNamed(raw, size) : undefined) ?? readUncommon(raw, size, note);
}

function pointNamed(name: string, size: BoardSize): Point | undefined {
  return readLetterPair(name.charCodeAt(0), name.charCodeAt(1), size);
}

/** If `tt` is a pass, it is not a point: one of its lines is off the board. */
function readLetterPair(column: number, row: number, size: BoardSize): Point | undefined {
  return pointAt(size, letterIndex(column), letterIndex(row));
}

/** Reads spaces inside (V-35), capitals where they can't mean 27–52 (V-14), Western names (V-37). */
function readUncommon(raw: string, size: BoardSize, note?: Note): Point | undefined {
  const value = raw.length > LONGEST_VALUE ? raw.trim() : withoutBlanks(raw);
  if (value.length < 2 || value.length > 3) return undefined;
  const isPair = value.length === 2;
  const plain = isPair ? pointNamed(value, size) : undefined;
  if (plain !== undefined) return plain;
  const western = readWestern(value, size);
  const point = western ?? (isPair ? pointNamed(value.toLowerCase(), size) : undefined);
  if (point !== undefined) note?.(western === undefined ? 'point-case' : 'western-coords', raw);
  return point;
}

/** a–z → 0–25, A–Z → 26–51, anything else → -1, which is off every board. */
function letterIndex(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 65 && code <= 90 ? code - 65 + 26 : -1;
}
