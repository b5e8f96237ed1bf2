import { type Board, WorkingBoard } from '../rules/board.js';
import type { Move, MoveOutcome, Ruleset, SpecialMove } from '../rules/ruleset.js';
import { type BoardSize, type Color, opponent, type Point } from '../rules/point.js';
import type { Position } from './position.js';

/**
 * Maximum number of changes of the board in a game; after them setup is ignored, because 1 MB of compressed point lists
 * would take 1 GB of memory. A dictionary of 62,000 nodes has fewer than a million changes.
 */
const MOST_CHANGES = 2 ** 24;

/** The state of a replay: nodes change it in place; others get an immutable `position()`. */
export class ReplayState {
  readonly board: WorkingBoard;
  readonly #moves: (Move | undefined)[] = [];
  readonly #rules: ReturnType<Ruleset['on']>;
  captures: Position['captures'] = { black: 0, white: 0 };
  toPlay: Color = 'black';
  moveNumber = 0;
  lastMove: Move | undefined;
  koPoint: Point | undefined;

  constructor(size: BoardSize, ruleset: Ruleset) {
    this.board = new WorkingBoard(size);
    this.#rules = ruleset.on(this.board);
  }

  play(color: Color, point: Point): MoveOutcome {
    const outcome = this.#rules.play(color, point);
    if (outcome.captured > 0) this.#count(color, outcome.captured);
    if (outcome.suicide > 0) this.#count(opponent(color), outcome.suicide);
    this.koPoint = outcome.koPoint;
    this.#endMove(this.#moveAt(color, point));
    return outcome;
  }

  /** A pass; `text` is the raw value if it is unreadable. */
  pass(color: Color, text?: string): void {
    this.koPoint = undefined;
    this.#endMove(text === undefined ? { kind: 'pass', color } : { kind: 'pass', color, text });
  }

  /** A move without a stone; false if it could not move all stones (H-23). */
  special(color: Color, kind: SpecialMove): boolean {
    this.koPoint = undefined;
    const isWhole = kind !== 'swap-pieces' || this.#rules.swapPieces?.() !== false;
    this.#endMove({ kind, color });
    if (kind === 'swap-sides') this.toPlay = color; // the player who swapped now has the other colour (H-09)
    return isWhole;
  }

  /** Setup: captures nothing and clears the ko (S-05, S-22). */
  place(color: Color | undefined, point: Point): void {
    if (this.board.log.end < MOST_CHANGES) this.board.set(point, color);
    this.koPoint = undefined;
  }

  /** The current position; it does not change when the replay goes on. */
  position(board: Board): Position {
    const { captures, toPlay, moveNumber, lastMove, koPoint } = this;
    return { board, captures, toPlay, moveNumber, lastMove, koPoint };
  }

  #count(color: Color, stones: number): void {
    const { black, white } = this.captures;
    const isBlack = color === 'black';
    this.captures = {
      black: isBlack ? black + stones : black,
      white: isBlack ? white : white + stones,
    };
  }

  /** Moves of one colour at one point share one object, however many nodes play there. */
  #moveAt(color: Color, point: Point): Move {
    const key = (point << 1) | (color === 'black' ? 0 : 1);
    return (this.#moves[key] ??= { kind: 'play', color, point });
  }

  #endMove(move: Move): void {
    this.lastMove = move;
    this.moveNumber += 1;
    this.toPlay = opponent(move.color);
  }
}
