import { type Finding, LONGEST_DETAIL } from '../diagnostic.js';

/** What stands on a point of a diagram. */
export interface DiagramPoint {
  readonly column: number;
  readonly row: number;
  readonly stone?: 'B' | 'W' | undefined;
  /** The number of a move. */
  readonly number?: number | undefined;
  /** A mark, as SGF calls it: CR, SQ, TR, MA, SL; TB and TW; DD for a point in the shade. */
  readonly mark?: string | undefined;
  readonly label?: string | undefined;
}

/** An arrow or a line between two points, by column and row. */
export interface DiagramLine {
  readonly property: 'AR' | 'LN';
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
}

/** A diagram as it was read, on the board that it is a part of. Columns and rows count from 0, from the top left. */
export interface Diagram {
  readonly isHex: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly title: string;
  /** Whether it has the names of lines. */
  readonly hasNames: boolean;
  /** Who plays the first numbered move; without numbers, whose turn it is. */
  readonly first?: 'B' | 'W' | undefined;
  /** The number of the move that is written as 1. */
  readonly from: number;
  readonly points: readonly DiagramPoint[];
  readonly lines: readonly DiagramLine[];
  /** The points that are shown, if not all are. */
  readonly view?: readonly (readonly [column: number, row: number])[] | undefined;
  readonly findings: readonly Finding[];
}

/** What could not be read, where it stands. */
export function leftOut(text: string, offset: number): Finding {
  return {
    code: 'diagram-sign',
    offset,
    severity: 'warning',
    detail: text.trim().slice(0, LONGEST_DETAIL),
  };
}
