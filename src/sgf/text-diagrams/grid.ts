import type { Finding } from '../diagnostic.js';
import { type Diagram, type DiagramLine, type DiagramPoint, leftOut } from './diagram.js';
import { plainSigns, readSign, type Signs } from './signs.js';

/** A line of the text without blanks and quotation marks (`>`) around it. */
interface Line {
  readonly text: string;
  readonly offset: number;
}

/** A row of a grid: a sign for each point, and whether the board ends on its left and right. */
interface Row {
  readonly signs: readonly string[];
  readonly offset: number;
  readonly isLeft: boolean;
  readonly isRight: boolean;
  /** The number of the row, if the diagram has it. */
  readonly name?: number | undefined;
}

const USUAL_SIZE = 19;
const LARGEST_SIZE = 52;
/** Minimum number of rows and columns of a board in plain text. */
const LEAST_ROWS = 3;

const title = /^([BW]?)(c?)(\d{0,2})(?:m(\d{1,4}))?(?:[ \t]+(.*))?$/;
const horizontal = /^[-+|=─━═┌┐└┘├┤┬┴╔╗╚╝ ]*[-=─━═]{3}[-+|=─━═┌┐└┘├┤┬┴╔╗╚╝ ]*$/;
const drawing = /^\{(AR|LN)\s+([A-Z]+\d+)\s+([A-Z]+\d+)\s*\}$/i;
const columnNames = /^\(?[A-Za-z](?:\s+[A-Za-z]){2,}$/;
/** Matches a cell of a row in plain text: a stone, an empty point or a number, perhaps in brackets. */
const cell = /^[([{<*]?[XO#@.,+xo●○◯┼├┤┬┴┌┐└┘╋·*\d][A-Za-z\d]{0,3}[)\]}>*]?$/;

/** Reads a `$$` diagram, or one in plain text; `undefined` if there is none. */
export function readGrid(text: string): Diagram | undefined {
  const lines = linesOf(text);
  const marked = lines.filter((line) => line.text.startsWith('$$'));
  const found = marked.length > 0 ? readMarked(marked) : readPlain(lines);
  if (!found || found.rows.length === 0) return undefined;
  return place(found);
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.replace(/[\s\u200b\ufeff]+$/, '').replace(/^[\s>\u200b\ufeff]+/, '');
    lines.push({ text: trimmed, offset: offset + line.indexOf(trimmed) });
    offset += line.length + 1;
  }
  return lines;
}

/** The content of a diagram's lines. */
interface Grid {
  readonly rows: readonly Row[];
  readonly signs: Signs;
  readonly isTop: boolean;
  readonly isBottom: boolean;
  readonly title: string;
  readonly first: 'B' | 'W' | undefined;
  readonly size: number | undefined;
  readonly from: number;
  /** The index of the first column, if the diagram names it. */
  readonly column?: number | undefined;
  readonly drawings: readonly (readonly [property: string, from: string, to: string])[];
  readonly hasNames: boolean;
  readonly findings: readonly Finding[];
}

/** Sensei's Library: `$$Bc9m12 Title`, then a line for each row. */
function readMarked(lines: readonly Line[]): Grid {
  const [head, ...others] = lines.map(({ text, offset }) => ({ text: text.slice(2), offset }));
  const isTitle = head && !horizontal.test(head.text.trim()) && !/^\s*\|/.test(head.text);
  const [, color, names, size, from, name = ''] = (isTitle && title.exec(head.text)) || [];
  const isRow = head && isTitle && !/^[BWc\dm]/.test(head.text) && looksLikeRow(head.text.trim());
  const body = head && (!isTitle || isRow) ? [head, ...others] : others;
  const findings: Finding[] = [];
  const rows: Row[] = [];
  const drawings: Grid['drawings'][number][] = [];
  let [isTop, isBottom] = [false, false];
  for (const line of body) {
    const text = line.text.trim();
    const [, property = '', a = '', b = ''] = drawing.exec(text) ?? [];
    if (!text || text.startsWith('[')) continue; // links lead elsewhere
    if (property) drawings.push([property.toUpperCase(), a.toUpperCase(), b.toUpperCase()]);
    else if (horizontal.test(text)) [isTop, isBottom] = edges(rows, isTop, isBottom);
    else if (text.startsWith('{')) findings.push(leftOut(text, line.offset));
    else rows.push(rowOf(text, line.offset, splitSigns));
  }
  return {
    ...{ rows, isTop, isBottom, drawings, findings, signs: 'sensei' },
    title: isRow || !isTitle ? '' : name.trim() || (color === undefined ? head.text.trim() : ''),
    first: color === 'W' || color === 'B' ? color : undefined,
    size: size ? Number(size) : undefined,
    from: from ? Number(from) : 1,
    hasNames: names === 'c',
  };
}

function edges(rows: readonly Row[], isTop: boolean, isBottom: boolean): [boolean, boolean] {
  return rows.length === 0 ? [true, isBottom] : [isTop, true];
}

/** Plain text: rows of stones, with or without a frame and the names of lines. */
function readPlain(lines: readonly Line[]): Grid | undefined {
  const rows: Row[] = [];
  let [isTop, isBottom] = [false, false];
  let column: number | undefined;
  let words = '';
  for (const { text, offset } of lines) {
    const isBoard = looksLikeRow(text);
    if (horizontal.test(text)) [isTop, isBottom] = edges(rows, isTop, isBottom);
    else if (columnNames.test(text)) column ??= columnOf(text.charAt(0));
    else if (isBoard) rows.push(rowOf(text, offset, splitCells));
    else if (text && rows.length >= LEAST_ROWS) words ||= text;
    else if (text) rows.length = 0; // words that look like a row
  }
  if (rows.length < LEAST_ROWS) return undefined;
  const signs = plainSigns(rows.flatMap((row) => row.signs));
  const isFramed = { isTop, isBottom };
  const own = { title: words, first: undefined, size: undefined, from: 1, drawings: [] };
  const hasNames = column !== undefined;
  return { rows, signs, column, hasNames, ...isFramed, ...own, findings: [] };
}

function looksLikeRow(text: string): boolean {
  const cells = splitCells(
    text.replace(/^\|?\s*\d{1,2}(?=\s)|(?<=\s)\d{1,2}$/g, '').replaceAll('|', ' '),
  );
  return cells.length >= LEAST_ROWS && cells.every((each) => cell.test(each));
}

/** Every character is a point. */
const splitSigns = (text: string) => text.replace(/\s+/g, '').split('');

/**
 * Splits a row at spaces, and a word of several signs into single points. Brackets stay with the point that they
 * enclose.
 */
function splitCells(text: string): string[] {
  const spaced = text.replace(/[([{<](\S{1,4}?)[)\]}>]|\*(\S)\*/g, ' $& ').trim();
  const words = spaced.split(/\s+/).filter(Boolean);
  return words.flatMap((word) => (/^[.,+XO#@●○◯·┼├┤┬┴┌┐└┘╋*]{3,}$/.test(word) ? [...word] : word));
}

function rowOf(text: string, offset: number, split: (text: string) => string[]): Row {
  const [, before = '', left, inside = '', right, after = ''] =
    /^(\d{0,2})\s*(\|?)(.*?)(\|?)\s*(\d{0,2})$/.exec(text) ?? [];
  const name = before || after;
  const isTwice = before !== '' && before === after;
  const isApart = /\s|\|/.test(text) || (isTwice && /[)\]}>*]/.test(inside)); // as in `5(X).[X]5`
  const isNamed = split === splitCells && isApart;
  const hasName =
    isNamed && name !== '' && (isTwice || left !== '' || right !== '' || before !== '');
  const signs = split(hasName ? inside : text.replace(/^\||\|$/g, ''));
  return {
    signs,
    offset,
    isLeft: left === '|',
    isRight: right === '|',
    name: hasName ? Number(name) : undefined,
  };
}

/** Places a grid on the board and reads its signs. */
function place(grid: Grid): Diagram {
  const { rows, first, title: name, from, signs, hasNames, drawings } = grid;
  const findings = [...grid.findings];
  const { columns, rows: lines, left, top, width, height } = placeOf(grid);
  const points: DiagramPoint[] = [];
  const view: [number, number][] = [];
  rows.slice(0, height).forEach((row, y) => {
    row.signs.forEach((sign, x) => {
      const read = x < width ? readSign(sign, signs, from) : undefined;
      if (read === null) return;
      if (read === undefined) findings.push(leftOut(sign, row.offset));
      if (x < width) view.push([left + x, top + y]);
      if (read) points.push({ column: left + x, row: top + y, ...read });
    });
  });
  const isPart = view.length < columns * lines;
  return {
    ...{ isHex: false, columns, rows: lines, title: name, hasNames, first, from },
    points: withoutRepeats(points, findings, rows[0]?.offset ?? 0),
    lines: linesFrom(drawings, lines),
    view: isPart ? view : undefined,
    findings,
  };
}

/** The size of the board and the place of the grid on it, according to the drawn edges and the coordinates. */
function placeOf({ rows, isTop, isBottom, size, column }: Grid) {
  const isLeft = rows.some((row) => row.isLeft);
  const isRight = rows.some((row) => row.isRight);
  const width = Math.min(LARGEST_SIZE, Math.max(...rows.map((row) => row.signs.length)));
  const height = Math.min(LARGEST_SIZE, rows.length);
  const [top, bottom] = [rows[0]?.name, rows.at(-1)?.name];
  const isNamed = top !== undefined && bottom !== undefined && top - bottom === height - 1;
  const isWhole = isNamed && bottom === 1 && column === 0 && width === height;
  const isWide = isLeft && isRight;
  const isHigh = isTop && isBottom;
  const usual = isWhole ? width : (size ?? (isWide ? width : isHigh ? height : USUAL_SIZE));
  const columns = Math.max(width, isWide ? width : usual);
  const lines = Math.max(height, isHigh ? height : usual);
  return {
    ...{ columns, rows: lines, width, height },
    left: column ?? offsetOf(isLeft, isRight, columns - width),
    top: isNamed && top <= lines ? lines - top : offsetOf(isTop, isBottom, lines - height),
  };
}

/** The offset of a grid along one axis: at the drawn edge, or in the middle if no edge is drawn. */
function offsetOf(isNear: boolean, isFar: boolean, room: number): number {
  return isNear ? 0 : isFar ? room : Math.floor(room / 2);
}

/** Keeps each number as a move once; where it occurs again, it becomes a label and a finding. */
function withoutRepeats(points: readonly DiagramPoint[], findings: Finding[], offset: number) {
  const seen = new Set<number>();
  return points.map((point) => {
    const { number } = point;
    if (number === undefined) return point;
    const isNew = !seen.has(number);
    seen.add(number);
    if (isNew) return point;
    findings.push(leftOut(String(number), offset));
    return { ...point, number: undefined, label: String(number) };
  });
}

function linesFrom(drawings: Grid['drawings'], rows: number): DiagramLine[] {
  const pointOf = (name: string): [number, number] => [
    columnOf(name.charAt(0)),
    rows - Number(name.slice(1)),
  ];
  return drawings.map(([property, from, to]) => ({
    property: property === 'AR' ? 'AR' : 'LN',
    from: pointOf(from),
    to: pointOf(to),
  }));
}

/** The index of a column from its letter; there is no I. */
function columnOf(name: string): number {
  return 'ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(name.toUpperCase());
}
