import type { Finding } from '../sgf/diagnostic.js';
import { type Diagnostic, locateFindings } from '../sgf/locate.js';
import { describeDiagnostic } from '../texts/describe-diagnostic.js';

/** An oddity of a record: where it is, how grave it is, and a sentence for its author. */
export interface BoardDiagnostic extends Diagnostic {
  readonly message: string;
}

/** Findings → what authors are told. A chunk of its own: most records are not odd. */
export function diagnose(text: string, findings: readonly Finding[]): readonly BoardDiagnostic[] {
  return locateFindings(text, findings).map((diagnostic) => ({
    ...diagnostic,
    message: describeDiagnostic(diagnostic),
  }));
}
