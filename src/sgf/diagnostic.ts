/** What is odd about a record, as data. `texts/` makes sentences of it. */
import type { NodeId } from './game-tree.js';

/** The reasons a record can be odd; the conformance cases use the same words. */
export type DiagnosticCode =
  | 'no-sgf'
  | 'too-large'
  | 'empty-tree'
  | 'junk-before'
  | 'junk-after'
  | 'illegal-char'
  | 'missing-paren'
  | 'extra-paren'
  | 'unterminated-value'
  | 'missing-semicolon'
  | 'node-behind'
  | 'no-value'
  | 'value-without-ident'
  | 'duplicate-property'
  | 'decode-error'
  | 'unknown-charset'
  | 'charset-mismatch'
  | 'bad-value'
  | 'too-many-values'
  | 'ff-unknown'
  | 'square-as-rect'
  | 'unknown-property'
  | 'root-property-elsewhere'
  | 'info-elsewhere'
  | 'bad-date'
  | 'bad-result'
  | 'bad-komi'
  | 'komi-hundredths'
  | 'handicap-without-stones'
  | 'time-units'
  | 'contradicting-annotations'
  | 'annotation-without-move'
  | 'mixed-charset'
  | 'bad-point'
  | 'duplicate-point'
  | 'point-case'
  | 'point-form'
  | 'western-coords'
  | 'board-size'
  | 'unsupported-game'
  | 'overwrite'
  | 'suicide'
  | 'ko'
  | 'two-moves'
  | 'move-in-root'
  | 'setup-and-move'
  | 'swap-sides-meant'
  | 'old-style-variation'
  | 'edited-link'
  | 'edited-break'
  | 'edited-rest';

/** An error means that something can't be shown; what a note tells of is shown as it was meant, or as it is written. */
export type Severity = 'error' | 'warning' | 'note';

/** So much of a value or a text is told, in UTF-16 code units. */
export const LONGEST_DETAIL = 60;

/** An oddity where it was noticed: cheap to make, not yet placed in lines. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** Index into the text, in UTF-16 code units. */
  readonly offset: number;
  /** How grave it is, where that is not what its code says. */
  readonly severity?: Severity;
  /** What the sentence needs to know: an identifier, a value, a limit. */
  readonly detail?: string | undefined;
  /** Which game of the collection, from 0; missing outside games, and where one game is looked at. */
  readonly game?: number | undefined;
  /** The node in whose properties it stands. */
  readonly node?: NodeId | undefined;
}
