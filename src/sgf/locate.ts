import { endOfLineBreak } from './characters.js';
import type { DiagnosticCode, Finding } from './diagnostic.js';

export type Severity = 'error' | 'warning' | 'note';

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
  if (/^(no-sgf|too-large)$/.test(code)) return 'error';
  return /^(empty|junk|missing-semicolon|duplicate|charset|suicide|move-in)/.test(code)
    ? 'note'
    : 'warning';
}
