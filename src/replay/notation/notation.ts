import type { SpecialMove } from '../../rules/ruleset.js';
import type { BoardSize, Point } from '../../rules/point.js';
import type { DiagnosticCode } from '../../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';

/** Where points are read: a tree, in the notation of its game, on a board of this size. */
export interface PointSource {
  readonly tree: GameTree;
  readonly notation: Notation;
  readonly size: BoardSize;
}

/** Takes what is odd about a value that is read all the same. */
export type Note = (code: DiagnosticCode, raw: string) => void;

/** How one game writes its points and moves in SGF (FF[4] Point, Move, Stone; V-38). */
export interface Notation {
  /**
   * The point of a move that is nothing but two letters, by their UTF-16 codes; `undefined` where
   * `readMove` has to look at it. For games that name points so: it spares a string for each move.
   */
  readLetterPair?(column: number, row: number, size: BoardSize): Point | undefined;
  /** A point's name for people: Q16 in Go, c5 in Hex. */
  formatPoint(point: Point, size: BoardSize): string;
  /** The point a raw value names, or `undefined` where it names none of this board (V-26). */
  readPoint(raw: string, size: BoardSize, note?: Note): Point | undefined;
  /** The point of a move, a move without a stone, or `undefined` where it is none (V-17). */
  readMove(raw: string, size: BoardSize, note?: Note): Point | 'pass' | SpecialMove | undefined;
  /** What a move without a stone means where it stands, for games in which the next move tells. */
  readSpecial?(
    move: SpecialMove,
    tree: GameTree,
    node: NodeId,
    property: PropertyId,
    note: Note,
  ): SpecialMove;
  /** All points of a list value: one point, or a rectangle `ul:lr` in any corner order (V-20 to V-23). */
  readPoints(raw: string, size: BoardSize, note?: Note): readonly Point[];
}

/** Games without a board here: none of their values is a point, every move stays text (G-44, G-45). */
export const textNotation: Notation = {
  formatPoint: () => '',
  readPoint: () => undefined,
  readMove: () => undefined,
  readPoints: () => [],
};
