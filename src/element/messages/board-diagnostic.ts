import type { Diagnostic } from '../../sgf/locate.js';

/** An oddity of a record: where it is, how grave it is, and a sentence for its author. */
export interface BoardDiagnostic extends Omit<Diagnostic, 'game'> {
  /** The number of the game in its file, from 1; missing for what stands outside games. */
  readonly game?: number;
  readonly message: string;
}
