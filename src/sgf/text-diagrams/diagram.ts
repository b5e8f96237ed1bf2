import { type Finding, LONGEST_DETAIL } from '../diagnostic.js';

/** The content of one point of a diagram. */
export interface DiagramPoint {
  readonly column: number;
  readonly row: number;
  readonly stone?: 'B' | 'W' | undefined;
  /** The number of a move. */
  readonly number?: number | undefined;
  /** A mark, by its SGF identifier: CR, SQ, TR, MA, SL, TB, TW, or DD for a shaded point. */
  readonly mark?: string | undefined;
  readonly label?: string | undefined;
}

/** An arrow or a line between two points, by column and row. */
export interface DiagramLine {
  readonly property: 'AR' | 'LN';
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
}

/**
 * A diagram as read, placed on the board that it shows all or part of. Columns and rows count from 0, from the top
 * left.
 */
export interface Diagram {
  readonly isHex: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly title: string;
  /** Whether the diagram shows coordinates. */
  readonly hasNames: boolean;
  /** The player of the first numbered move; without numbers, the player to move. */
  readonly first?: 'B' | 'W' | undefined;
  /** The number of the move that is written as 1. */
  readonly from: number;
  readonly points: readonly DiagramPoint[];
  readonly lines: readonly DiagramLine[];
  /** The points that the diagram shows, if it does not show all. */
  readonly view?: readonly (readonly [column: number, row: number])[] | undefined;
  readonly findings: readonly Finding[];
}

/** A finding about text that could not be read. */
export function leftOut(text: string, offset: number): Finding {
  return {
    code: 'diagram-sign',
    offset,
    severity: 'warning',
    detail: text.trim().slice(0, LONGEST_DETAIL),
  };
}
