import type { Color, Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { NamedNode } from './node-words.js';

/** A part of a comment; the texts of all parts together are the comment, character for character. */
export type CommentToken =
  | { readonly kind: 'text' | 'speaker' | 'rank'; readonly text: string }
  | { readonly kind: 'link' | 'mail'; readonly text: string; readonly href: string }
  | BoardToken;

/** A reference to the board. */
export type BoardToken = PointsToken | MoveToken | NodeToken | SequenceToken;

/** A point, by its name or by its label at the shown node. */
interface PointsToken {
  readonly kind: 'point' | 'label';
  readonly text: string;
  readonly points: readonly Point[];
}

/** A move of the line, by number. */
interface MoveToken {
  readonly kind: 'move';
  readonly text: string;
  readonly number: number;
}

/** Another node of the record, by its address or its name. */
interface NodeToken {
  readonly kind: 'node';
  readonly text: string;
  readonly node: NodeId;
}

/** Moves that the reader can play out. */
export interface SequenceToken {
  readonly kind: 'sequence';
  readonly text: string;
  readonly moves: readonly SequenceMove[];
  /** The number of the move that the sequence follows, if the comment names it. */
  readonly from?: number;
}

export interface SequenceMove {
  readonly point: Point;
  /** The player; `undefined` for the opponent of the player before. */
  readonly color: Color | undefined;
}

/** One line of a comment. */
export interface CommentParagraph {
  readonly tokens: readonly CommentToken[];
  /** Whether it is chat from a server. */
  readonly isChat: boolean;
}

/** Everything that a comment can refer to. */
export interface CommentContext {
  /** The point of a name such as Q16, as people write it in this game; `undefined` if it is none. */
  pointNamed(name: string): Point | undefined;
  /** The point at a column from the left and a row from the top, both from 1. */
  pointAt(column: number, row: number): Point | undefined;
  /** The labels on the board at the shown node. */
  readonly labels: ReadonlyMap<string, readonly Point[]>;
  /** The labels of the previous node: a comment may be about the choice between them. */
  readonly labelsBefore: ReadonlyMap<string, readonly Point[]>;
  /**
   * The points that a sign such as ❶ or △ names on the board at the shown node; none if the board has nothing like it.
   */
  pointsOfSign(sign: string): readonly Point[];
  /** Whether no move has been played yet. If so, the comment is about the game, its players and its event. */
  readonly isStart: boolean;
  /** Whether the line has a move of this number. */
  hasMove(number: number): boolean;
  /** The node with exactly this address, such as 35.2. */
  nodeAt(address: string): NodeId | undefined;
  /** The other nodes whose names begin with this word in lower case. */
  nodesNamed(word: string): readonly NamedNode[];
  /** The colour of a move; `undefined` in variations, where numbers beside colours may refer to a diagram. */
  colorOfMove(number: number): Color | undefined;
  /** Whether the coordinates are numbers, so that 16-4 is a point. */
  readonly hasNumbers: boolean;
}
