import type { PointSource } from '../../replay/notation/notation.js';
import { type BoardSize, type Point, pointAt } from '../../rules/point.js';
import { pointsAt } from '../../replay/points-at.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { type Crop, cropAround, fullCrop } from './layout.js';
import { readWestern } from '../../replay/notation/western.js';
import { cjkNumber } from './line-names.js';

/** The smallest sensible crop that holds every stone, mark and label of the whole tree. */
export function fitCrop(source: PointSource): Crop {
  const crop = cropAround(allPoints(source), source.size);
  return crop ? comfortableCrop(crop, source.size) : fullCrop(source.size);
}

/**
 * A crop with lines added to its shorter side, until it is as wide as high or reaches the edges of the board. If the
 * crop touches one edge, lines are added on the opposite side; otherwise on both sides.
 */
export function squareCrop({ left, top, right, bottom }: Crop, { columns, rows }: BoardSize): Crop {
  const count = Math.max(right - left, bottom - top) + 1;
  const [first, last] = extended(left, right, count, columns - 1);
  const [upper, lower] = extended(top, bottom, count, rows - 1);
  return { left: first, top: upper, right: last, bottom: lower };
}

/** Extends the lines `from` to `to` of one direction to at least `count` lines, as far as the board has them. */
function extended(from: number, to: number, count: number, last: number): [number, number] {
  const missing = Math.max(0, count - 1 - (to - from));
  const before = from === 0 ? 0 : to === last ? missing : missing >> 1;
  const begin = Math.max(0, Math.min(from - before, last + 1 - count));
  return [begin, Math.min(last, Math.max(to, begin + count - 1))];
}

function allPoints(source: PointSource): Set<Point> {
  const { tree, size } = source;
  const points = new Set<Point>();
  for (let node = 0; node < tree.size; node++) {
    for (const point of pointsAt(source, node as NodeId)) points.add(point);
    if (points.size === size.columns * size.rows) return points;
  }
  return points;
}

/** Part of the lines of a side that a smaller section must save at least. */
const LEAST_SAVING = 0.25;
/** Lines around the points of a smaller section, beside those that each section has. */
const MORE_LINES = 1;

/**
 * A square section around everything that the game shows or, if far stones make that section clearly larger, around the
 * points that a problem needs.
 */
function squareFit(source: PointSource, needed?: readonly Point[]): Crop {
  const { size } = source;
  const whole = squareCrop(fitCrop(source), size);
  const around = needed && cropAround(needed, size);
  if (!around) return whole;
  const wide = {
    left: Math.max(0, around.left - MORE_LINES),
    top: Math.max(0, around.top - MORE_LINES),
    right: Math.min(size.columns - 1, around.right + MORE_LINES),
    bottom: Math.min(size.rows - 1, around.bottom + MORE_LINES),
  };
  const part = squareCrop(comfortableCrop(wide, size), size);
  return sideOf(part) <= sideOf(whole) * (1 - LEAST_SAVING) ? part : whole;
}

/** The number of lines of the longer side. */
function sideOf({ left, top, right, bottom }: Crop): number {
  return Math.max(right - left, bottom - top) + 1;
}

/** The crop extends to a border that is at most this many lines away. */
const NEAR_BORDER = 3;
/** Space around the points that must be visible, in lines. */
const BREATHING_SPACE = 1;

/** Minimum number of lines of a crop in each direction. With fewer, stones would look like tiles. */
const FEWEST_LINES = 6;

/** Adds some space to a crop, and extends it to a border that is near, so that corners look like corners. */
export function comfortableCrop(crop: Crop, { columns, rows }: BoardSize): Crop {
  const [left, right] = comfortable(crop.left, crop.right, columns - 1);
  const [top, bottom] = comfortable(crop.top, crop.bottom, rows - 1);
  return { left, top, right, bottom };
}

/** Adds that space to the lines of one direction, from 0 to `last`. */
function comfortable(from: number, to: number, last: number): [number, number] {
  const near = (value: number) => (value <= NEAR_BORDER ? 0 : value - BREATHING_SPACE);
  const [first, end] = [near(from), last - near(last - to)];
  return extended(first, end, FEWEST_LINES, last);
}

const corner = /^(top|bottom)-(left|right)\s+(\d{1,2})(?:\s*[x×]\s*(\d{1,2}))?$/;

/**
 * Reads the attribute `view`: `fit` (everything that the game ever shows), `fit-square` (the same, but square), two
 * corners (`A1-J10` in Western names, `cc:ff` in SGF letters, `1-1:10-10` in numbers, `1一-10十`), or a board corner with
 * its extent (`top-right 10`, `top-right 10x8`: columns x rows). `undefined` for anything else.
 *
 * @param needed the points that a problem needs; `fit-square` may then leave out stones that are far from them
 */
export function readCrop(
  value: string,
  source: PointSource,
  needed?: readonly Point[],
): Crop | undefined {
  const text = value.normalize('NFKC').trim();
  if (text === 'fit') return fitCrop(source);
  if (text === 'fit-square') return squareFit(source, needed);
  return readCornerCrop(text, source.size) ?? readPairCrop(text, source);
}

function readCornerCrop(text: string, size: BoardSize): Crop | undefined {
  const parts = corner.exec(text.toLowerCase());
  if (!parts) return undefined;
  const [, vertical, horizontal, first, second = first] = parts;
  const columns = Math.min(Number(first), size.columns);
  const rows = Math.min(Number(second), size.rows);
  if (columns < 1 || rows < 1) return undefined;
  const full = fullCrop(size);
  return {
    left: horizontal === 'left' ? 0 : size.columns - columns,
    right: horizontal === 'left' ? columns - 1 : full.right,
    top: vertical === 'top' ? 0 : size.rows - rows,
    bottom: vertical === 'top' ? rows - 1 : full.bottom,
  };
}

/**
 * The forms of a corner's name, by coordinate style; a hyphen, a dash or a colon separates two corners. The style
 * `corner` is missing, since four points share each of its names.
 */
const pointForms: readonly (readonly [form: string, read: ReadPoint])[] = [
  ['[a-z]{1,3}\\d{1,2}', readName],
  ['[a-z]{2}', (name, { notation, size }) => notation.readPoint(name, size)],
  ['\\d{1,2}[-.,/]\\d{1,2}', readNumbers],
  ['\\d{1,2}の?[一二三四五六七八九十]{1,3}', readNumbers],
];

type ReadPoint = (name: string, source: PointSource) => Point | undefined;

function readPairCrop(text: string, source: PointSource): Crop | undefined {
  for (const [form, read] of pointForms) {
    const names = new RegExp(`^(${form})\\s*[-–:]\\s*(${form})$`, 'i').exec(text);
    const points = names?.slice(1).map((name) => read(name, source));
    const known = points?.filter((point) => point !== undefined);
    if (known?.length === 2) return cropAround(known, source.size);
  }
  // Games with another notation; corners are separated by a colon, as in SGF.
  const points = text.split(':').map((name) => source.notation.readPoint(name, source.size));
  const known = points.filter((point) => point !== undefined);
  return points.length === 2 && known.length === 2 ? cropAround(known, source.size) : undefined;
}

/** Reads names such as C3: rows count from the bottom in Go, from the top in Hex and Othello. */
function readName(name: string, { notation, size }: PointSource): Point | undefined {
  const western = readWestern(name, size);
  const isUsual = western !== undefined && isSameName(notation.formatPoint(western, size), name);
  return isUsual ? western : notation.readPoint(name, size);
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Reads column from the left and row from the top, both from 1: 4-16, 4の十六. */
function readNumbers(name: string, { size }: PointSource): Point | undefined {
  const [, column, row = ''] = /^(\d+)[-.,/の]?(.+)$/.exec(name) ?? [];
  const rows = new Array<number>(size.rows).fill(0).map((_row, index) => index + 1);
  const number = rows.find((count) => row === cjkNumber(count)) ?? Number(row);
  return pointAt(size, Number(column) - 1, number - 1);
}
