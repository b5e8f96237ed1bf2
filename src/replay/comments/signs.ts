import type { Color, Point } from '../../rules/point.js';
import type { MarkKind } from '../markup.js';

/** The meaning of a sign in a text: a number as it is printed on a stone, or a mark. */
type Sign =
  | { readonly kind: 'number'; readonly number: number; readonly color: Color | undefined }
  | { readonly kind: 'mark'; readonly mark: MarkKind; readonly color: Color | undefined };

/**
 * Circled numbers, as series in Unicode. A filled circle is a black stone; an open one is a white stone, or any stone
 * in texts that have no filled ones.
 */
const numberSeries: readonly (readonly [first: number, last: number, number: number, Color?])[] = [
  [0x2460, 0x2473, 1], // ① to ⑳
  [0x3251, 0x325f, 21],
  [0x32b1, 0x32bf, 36],
  [0x2776, 0x277f, 1, 'black'], // ❶ to ❿
  [0x24eb, 0x24f4, 11, 'black'], // ⓫ to ⓴
];

/** Marks as books print them, with the colour of the stone that a filled one is on. */
const marks: Readonly<Record<string, readonly [MarkKind, Color?]>> = {
  '△': ['triangle'],
  '▲': ['triangle', 'black'],
  '□': ['square'],
  '■': ['square', 'black'],
  '○': ['circle'],
  '●': ['circle', 'black'],
  '✕': ['cross'],
  '✖': ['cross'],
};

/** Reads a sign; `undefined` for signs that name nothing on a board. */
function readSign(sign: string): Sign | undefined {
  const mark = marks[sign];
  if (mark) return { kind: 'mark', mark: mark[0], color: mark[1] };
  const code = sign.codePointAt(0) ?? 0;
  const series = numberSeries.find(([first, last]) => code >= first && code <= last);
  if (!series) return undefined;
  const [first, , number, color] = series;
  return { kind: 'number', number: code - first + number, color };
}

/** The things on a board that signs can name. */
export interface Signed {
  readonly marks: readonly { readonly kind: MarkKind; readonly point: Point }[];
  readonly board: { at(point: Point): Color | undefined };
  /** The stone with this number, on the board or on the line; `undefined` if there is none. */
  readonly numbered: (
    number: number,
  ) => { readonly point: Point; readonly color: Color } | undefined;
}

/** The points that a sign names; none if the board shows nothing like it. */
export function pointsOfSign(text: string, { marks, board, numbered }: Signed): readonly Point[] {
  const sign = readSign(text);
  if (sign?.kind === 'number') {
    const stone = numbered(sign.number);
    return stone && (sign.color ?? stone.color) === stone.color ? [stone.point] : [];
  }
  const points = marks.filter(({ kind }) => kind === sign?.mark).map(({ point }) => point);
  // ▲ means black stones with a mark. If no black stone has one, it means the mark itself.
  const ofColor = points.filter((point) => board.at(point) === sign?.color);
  const others = points.filter((point) => board.at(point) !== 'black');
  const wanted = sign?.color ? ofColor : others;
  return wanted.length > 0 ? wanted : points;
}
