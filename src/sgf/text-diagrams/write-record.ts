import type { Diagram, DiagramPoint } from './diagram.js';

/** Writes a diagram as SGF: its position and marks are the root, its numbered stones the moves. */
export function writeRecord(diagram: Diagram): string {
  const { isHex, columns, rows, title, first, from, points, lines, view, hasNames } = diagram;
  const nameOf = isHex ? hexName : goName;
  const at = ({ column, row }: DiagramPoint) => nameOf(column, row);
  const listOf = (name: string, wanted: readonly string[]) =>
    wanted.length > 0 ? `${name}${[...new Set(wanted)].map((value) => `[${value}]`).join('')}` : '';
  const moves = points
    .filter(({ number }) => number !== undefined)
    .sort((one, other) => Number(one.number) - Number(other.number));
  const isSetup = ({ number }: DiagramPoint) => number === undefined;
  const setup = points.filter(isSetup);
  const marks = new Set(points.flatMap(({ mark }) => mark ?? []));
  const size = columns === rows ? columns : `${columns}:${rows}`;
  const start = first ?? 'B';
  const markup = [
    ...[...marks].map((mark) => listOf(mark, setup.filter((point) => point.mark === mark).map(at))),
    listOf(
      'LB',
      points.flatMap((point) => (point.label ? `${at(point)}:${escaped(point.label)}` : [])),
    ),
    ...(['AR', 'LN'] as const).map((property) =>
      listOf(
        property,
        lines
          .filter((line) => line.property === property)
          .map((line) => `${nameOf(...line.from)}:${nameOf(...line.to)}`),
      ),
    ),
  ].join('');
  const root = [
    `;FF[4]GM[${isHex ? 11 : 1}]CA[UTF-8]SZ[${size}]`,
    title && `GN[${escaped(title)}]`,
    first || moves.length > 0 ? `PL[${start}]` : '',
    ...(['B', 'W'] as const).map((color) =>
      listOf(`A${color}`, setup.filter(({ stone }) => stone === color).map(at)),
    ),
    markup,
    listOf('VW', view?.map((place) => nameOf(...place)) ?? []),
  ];
  // Markup applies to one node, so it is in the root, where the record opens, and in the last node, where the diagram
  // is complete.
  const end = moves.length > 0 ? markup : '';
  return `(${root.join('')}${movesOf(moves, { nameOf, start, from, hasNames })}${end})\n`;
}

interface Numbering {
  readonly nameOf: (column: number, row: number) => string;
  readonly start: 'B' | 'W';
  readonly from: number;
  readonly hasNames: boolean;
}

/**
 * The numbered stones as moves, in order. A move after a missing number gets MN. The moves form a printed figure (FG),
 * so that all numbers are visible and captured stones stay.
 */
function movesOf(
  moves: readonly DiagramPoint[],
  { nameOf, start, from, hasNames }: Numbering,
): string {
  let expected = 1;
  return moves
    .map(({ column, row, stone, number = 1 }, index) => {
      const other = start === 'B' ? 'W' : 'B';
      const color = stone ?? ((number - from) % 2 === 0 ? start : other);
      const figure = index === 0 ? `FG[${hasNames ? 256 : 257}:]PM[1]` : '';
      const named = number === expected ? '' : `MN[${number}]`;
      expected = number + 1;
      return `;${color}[${nameOf(column, row)}]${figure}${named}`;
    })
    .join('');
}

const letter = (index: number) => String.fromCharCode(index < 26 ? 97 + index : 39 + index);
const goName = (column: number, row: number) => letter(column) + letter(row);
const hexName = (column: number, row: number) => `${letter(column)}${row + 1}`;

function escaped(text: string): string {
  return text.replace(/[\\\]:]/g, '\\$&');
}
