import type { Outcome } from '../../problem/problem.js';
import type { Color, Point } from '../../rules/point.js';
import type { SpecialMove } from '../../rules/ruleset.js';
import type { Finding } from '../../sgf/diagnostic.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Scene } from '../../view/scene/shapes.js';
import type { Shown } from '../picture/picture.js';

/** What asks the reader for moves: a problem, or a game whose moves are guessed. A chunk brings it. */
export interface Asker {
  /** Whether the board looks as in the mode `viewer`, and not like a problem that is to be solved; `undefined` as its mode says. */
  readonly isTold: boolean | undefined;
  /** The part of the board that is shown if the page names none, as in the attribute `view`. */
  readonly view?: string;
  /** How far the reader has come with a problem. */
  readonly status?: 'open' | 'solved' | 'failed';
  /** Whether a move on the board is an answer now; else it is one of the reader’s own. */
  readonly isAsking: boolean;
  /** Whether the whole record may be seen, and written to files. */
  readonly mayTell: boolean;
  /** The colour of the answer. */
  readonly color: Color;
  /** What an author should mend. */
  readonly findings: readonly Finding[];
  /** What was said of the shown position: the last moves, and what they are worth. */
  readonly said: string | undefined;
  mayShow(node: NodeId): boolean;
  /** What is shown above the comment. */
  row?(): unknown;
  /** What is drawn over the board. */
  draw?(shown: Shown): Scene;
  /** Answers, and resolves when the board has shown what that is worth. */
  play(move: Point | 'pass' | SpecialMove): Promise<Outcome>;
  undo(): boolean;
  /** Asks again from the beginning. */
  reset(): boolean;
  /** Goes back to where the problem could still be solved. */
  retry?(): boolean;
  hint(): void;
  /** Tells the answer. */
  tell(): void;
}
