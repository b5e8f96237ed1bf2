import type { Outcome } from '../../problem/problem.js';
import type { Color, Point } from '../../rules/point.js';
import type { Board } from '../board.js';
import type { NavigationSource } from '../platform/events.js';
import { OwnLines } from './own-lines.js';

/** Moves on a board with a problem. While it asks, they go to the solver; afterwards they are the reader’s own. */
export class SolvingLines extends OwnLines {
  readonly #context: Board;

  constructor(board: Board) {
    super(board);
    this.#context = board;
  }

  /** Whether a move is an answer to the question. */
  get #isAnswer(): boolean {
    const { challenge: solver } = this.#context.session;
    return !!solver?.isAsking;
  }

  override get color(): Color {
    const { challenge: solver } = this.#context.session;
    return solver && this.#isAnswer ? solver.color : super.color;
  }

  override choose(point: Point): void {
    const { challenge: solver } = this.#context.session;
    if (solver && this.#isAnswer) void solver.play(point);
    else super.choose(point);
  }

  /** Shows a stone that is not in the record, or announces why it is not possible. */
  put(point: Point | 'pass'): void {
    if (point === 'pass') super.play(point);
    else super.choose(point);
  }

  /** Plays the moves of an address, except while a question is asked: addresses don’t answer it. */
  override playAddress(address: string, source: NavigationSource): boolean {
    return !this.#isAnswer && super.playAddress(address, source);
  }

  override undo(): boolean {
    const { challenge: solver } = this.#context.session;
    return solver && this.#isAnswer ? solver.undo() : super.undo();
  }

  override async tryMove(name: string): Promise<Outcome> {
    const { challenge: solver } = this.#context.session;
    const move = this.read(name);
    return solver && move !== undefined && this.#isAnswer ? solver.play(move) : super.tryMove(name);
  }
}
