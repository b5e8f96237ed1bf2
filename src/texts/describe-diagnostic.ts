import { enProblems } from './en-problems.js';
import { withoutControls } from './isolated.js';
import { diagnosticText, type DiagnosticTextKey } from './diagnostic-texts.js';
import { say, type TextArguments } from './texts.js';

/** An oddity as a sentence with its place: 'Two moves stand in one node. (line 3, column 7: “[pd]”)'. */
export function describeDiagnostic(diagnostic: {
  readonly code: DiagnosticTextKey | ProblemKey;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}): string {
  const { code, detail = '', line, column, excerpt } = diagnostic;
  const place = diagnosticText(excerpt ? 'excerpt' : 'place', { line, column, excerpt });
  return `${sentenceFor(code, withoutControls(detail))} (${place})`;
}

function sentenceFor(code: DiagnosticTextKey | ProblemKey, detail: string): string {
  if (!(code in enProblems)) return diagnosticText(code as DiagnosticTextKey, { detail });
  return code === 'no-sgf' && !detail
    ? diagnosticText('empty')
    : describeProblem(code as ProblemKey, { detail });
}

export type ProblemKey = keyof typeof enProblems;

/** Why a record can't be shown, and what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments): string {
  return say('problems', enProblems, key, args);
}
