import type { Diagnostic } from '../../sgf/locate.js';

/** An oddity of a record: where it is, how grave it is, and a sentence for its author. */
export interface BoardDiagnostic extends Diagnostic {
  readonly message: string;
}
