import { type BoardSize, columnOf, type Point, pointAt, rowOf } from '../../rules/point.js';

/** Columns are letters without I, rows count from the bottom (000 §Coordinates; K-34). */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A, B … Z, then AA, BB … as most programs name the columns of wide boards; 0 is the leftmost (K-35). */
export function westernColumn(x: number): string {
  const letter = LETTERS[x % LETTERS.length] ?? '';
  return letter.repeat(Math.floor(x / LETTERS.length) + 1);
}

export function westernRow(y: number, size: BoardSize): string {
  return String(size.rows - y);
}

/** The Western name of a point, such as Q16. */
export function formatWestern(point: Point, size: BoardSize): string {
  return westernColumn(columnOf(point, size)) + westernRow(rowOf(point, size), size);
}

/** The point of a Western name in upper or lower case, or `undefined` if there is none on this board. */
export function readWestern(name: string, size: BoardSize): Point | undefined {
  const parts = /^([a-z]{1,3})(\d{1,2})$/i.exec(name);
  const letters = parts?.[1]?.toUpperCase() ?? '';
  const index = LETTERS.indexOf(letters.charAt(0));
  if (!parts || index < 0 || letters !== letters.charAt(0).repeat(letters.length)) return undefined;
  const x = index + (letters.length - 1) * LETTERS.length;
  return pointAt(size, x, size.rows - Number(parts[2]));
}
