import type { Color, Point } from '../../rules/point.js';

/** A part of a comment; the texts of all parts are the comment, character for character. */
export type CommentToken =
  | { readonly kind: 'text' | 'speaker' | 'rank'; readonly text: string }
  | { readonly kind: 'link' | 'mail'; readonly text: string; readonly href: string }
  | BoardToken;

/** What leads to the board. */
export type BoardToken = PointsToken | MoveToken | SequenceToken;

/** A point by its name, or by a label that stands on it at the shown node. */
export interface PointsToken {
  readonly kind: 'point' | 'label';
  readonly text: string;
  readonly points: readonly Point[];
}

/** A move of the line, by its number. */
export interface MoveToken {
  readonly kind: 'move';
  readonly text: string;
  readonly number: number;
}

/** Moves that could be played. */
export interface SequenceToken {
  readonly kind: 'sequence';
  readonly text: string;
  readonly moves: readonly SequenceMove[];
  /** Begins after the move of this number, where the comment says so. */
  readonly from?: number;
}

export interface SequenceMove {
  readonly point: Point;
  /** Where the comment does not say it, it is the other one than before. */
  readonly color: Color | undefined;
}

/** One line of a comment. */
export interface CommentParagraph {
  readonly tokens: readonly CommentToken[];
  /** Whether it was said by somebody on a server. */
  readonly isChat: boolean;
}

/** What a comment can speak of. */
export interface CommentContext {
  /** The point of a name such as Q16, as people write it in this game; `undefined` where it is none. */
  pointNamed(name: string): Point | undefined;
  /** The point at a column from the left and a row from the top, from 1. */
  pointAt(column: number, row: number): Point | undefined;
  /** The labels on the board at the shown node. */
  readonly labels: ReadonlyMap<string, readonly Point[]>;
  /** Whether the line has a move of this number. */
  hasMove(number: number): boolean;
  /** Whose move it is; `undefined` where numbers beside colours may be those of a diagram: in variations. */
  colorOfMove(number: number): Color | undefined;
  /** Whether the board's lines are shown as numbers, so that 16-4 is a point. */
  readonly hasNumbers: boolean;
}
