import { endOfLineBreak } from './characters.js';

/** What is odd about a record, as data. `texts/` makes sentences of it. */

export type Severity = 'error' | 'warning' | 'note';

/** The reasons a record can be odd; the conformance cases use the same words. */
export type DiagnosticCode =
  | 'no-sgf'
  | 'web-page'
  | 'too-large'
  | 'empty-tree'
  | 'junk-before'
  | 'junk-after'
  | 'illegal-char'
  | 'missing-paren'
  | 'extra-paren'
  | 'unterminated-value'
  | 'missing-semicolon'
  | 'no-value'
  | 'value-without-ident'
  | 'duplicate-property'
  | 'decode-error'
  | 'unknown-charset'
  | 'charset-mismatch'
  | 'bad-point'
  | 'board-size'
  | 'unsupported-game'
  | 'overwrite'
  | 'suicide'
  | 'ko'
  | 'two-moves'
  | 'move-in-root'
  | 'setup-and-move';

/** An oddity where it was noticed: cheap to make, not yet placed in lines. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** Index into the text, in UTF-16 code units. */
  readonly offset: number;
  /** What the sentence needs to know: an identifier, a value, a limit. */
  readonly detail?: string | undefined;
}

/** An oddity with its place, both counted from 1. */
export interface Diagnostic extends Finding {
  readonly severity: Severity;
  readonly line: number;
  readonly column: number;
}

/** Gives every finding its severity, line and column; one pass over the text, sorted by place. */
export function locateFindings(text: string, findings: readonly Finding[]): Diagnostic[] {
  let line = 1;
  let lineStart = 0;
  let at = 0;
  return [...findings]
    .sort((a, b) => a.offset - b.offset)
    .map((finding) => {
      while (at < finding.offset) {
        const end = endOfLineBreak(text, at);
        if (end > at) {
          line += 1;
          lineStart = end;
        }
        at = Math.max(end, at + 1);
      }
      const column = finding.offset - lineStart + 1;
      return { ...finding, severity: severityOf(finding.code), line, column };
    });
}

/** An error means that something can't be shown, a note that all is shown as it was meant. */
function severityOf(code: DiagnosticCode): Severity {
  if (/^(no-sgf|web-page|too-large)$/.test(code)) return 'error';
  return /^(empty|junk|missing-semicolon|duplicate|charset|suicide|move-in)/.test(code)
    ? 'note'
    : 'warning';
}
