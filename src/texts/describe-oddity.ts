import { enProblems } from './en-problems.js';
import { withoutControls } from './isolated.js';
import {
  diagnosticText,
  type DiagnosticSentences,
  type DiagnosticTextKey,
} from './diagnostic-texts.js';
import { enDiagnostics } from './en-diagnostics.js';
import { say, type TextArguments } from './texts.js';

export interface Described {
  readonly code: DiagnosticTextKey | ProblemKey;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}

/** What reading and replaying a record find, as a sentence with its place: all that a board tells of. */
export function describeOddity(oddity: Described): string {
  return describeIn(enDiagnostics, oddity);
}

/** An oddity in the sentences that are given. */
export function describeIn(sentences: DiagnosticSentences, diagnostic: Described): string {
  const { code, detail = '', line, column, excerpt } = diagnostic;
  const place = diagnosticText(excerpt ? 'excerpt' : 'place', { line, column, excerpt });
  return `${sentenceFor(code, withoutControls(detail), sentences)} (${place})`;
}

function sentenceFor(
  code: DiagnosticTextKey | ProblemKey,
  detail: string,
  sentences: DiagnosticSentences,
): string {
  if (!(code in enProblems))
    return diagnosticText(code as DiagnosticTextKey, { detail }, sentences);
  return code === 'no-sgf' && !detail
    ? diagnosticText('empty')
    : describeProblem(code as ProblemKey, { detail });
}

export type ProblemKey = keyof typeof enProblems;

/** Why a record can't be shown, and what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments): string {
  return say('problems', enProblems, key, args);
}
