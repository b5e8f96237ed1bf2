/*
 * Bad content is reported as data; misuse throws an exception. A broken file never throws and never blanks the page,
 * but `goTo('nonsense')` throws.
 */

/** Oddities of a record, as data. `texts/` turns them into sentences. */
import type { NodeId } from './game-tree.js';

/** The kinds of oddities. The conformance cases use the same codes. */
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
  | 'unescaped-bracket'
  | 'missing-semicolon'
  | 'node-behind'
  | 'no-value'
  | 'value-without-ident'
  | 'duplicate-property'
  | 'decode-error'
  | 'unknown-charset'
  | 'charset-mismatch'
  | 'charset-guessed'
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
  | 'diagram-sign'
  | 'broken-format'
  | 'cut-format'
  | 'skipped-line'
  | 'edited-link'
  | 'edited-break'
  | 'edited-rest'
  | 'no-solution'
  | 'no-problem'
  | 'first-color'
  | 'illegal-solution'
  | 'right-and-wrong'
  | 'no-right-mark'
  | 'repeated-branch'
  | 'many-branches';

/** Error: something can't be shown. Note: it is shown as it was meant, or as it is written. */
export type Severity = 'error' | 'warning' | 'note';

/** Longest detail of a finding, in UTF-16 code units. */
export const LONGEST_DETAIL = 60;

/** An oddity and its offset. It is cheap to make, because it has no line and column. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** Index into the text, in UTF-16 code units. */
  readonly offset: number;
  /** Set if it differs from the usual severity of the code. */
  readonly severity?: Severity;
  /** The text that the sentence quotes: an identifier, a value or a limit. */
  readonly detail?: string | undefined;
  /** The game in the collection, from 0; missing outside games, and if a single game is checked. */
  readonly game?: number | undefined;
  /** The node with the reported properties. */
  readonly node?: NodeId | undefined;
}
