import type { SpecialMove } from '../../rules/ruleset.js';
import type { BoardSize, Point } from '../../rules/point.js';
import type { DiagnosticCode } from '../../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';

/** Everything that is needed to read points: a tree, its game's notation, and the size of its board. */
export interface PointSource {
  readonly tree: GameTree;
  readonly notation: Notation;
  readonly size: BoardSize;
}

/** Receives a finding about a value that is still readable. */
export type Note = (code: DiagnosticCode, raw: string) => void;

/** How one game writes points and moves in SGF (FF[4] Point, Move, Stone; V-38). */
export interface Notation {
  /**
   * The point of a move of just two letters, given as UTF-16 codes; `undefined` if `readMove` has to read it. Only for
   * games that name points this way: it saves making a string for each move.
   */
  readLetterPair?(column: number, row: number, size: BoardSize): Point | undefined;
  /** A point's name for people: Q16 in Go, c5 in Hex. */
  formatPoint(point: Point, size: BoardSize): string;
  /** The point that a raw value names, or `undefined` if there is none on this board (V-26). */
  readPoint(raw: string, size: BoardSize, note?: Note): Point | undefined;
  /** A point, a move without a stone, or `undefined` if the value is no move (V-17). */
  readMove(raw: string, size: BoardSize, note?: Note): Point | 'pass' | SpecialMove | undefined;
  /** The meaning of a move without a stone, in games where it depends on the next move. */
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

/** For games without a board here: no value is a point, and every move stays text (G-44, G-45). */
export const textNotation: Notation = {
  formatPoint: () => '',
  readPoint: () => undefined,
  readMove: () => undefined,
  readPoints: () => [],
};
