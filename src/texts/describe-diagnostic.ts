import { enDiagnostics } from './en-diagnostics.js';
import { enProblems } from './en-problems.js';
import { fill, type TextArguments } from './texts.js';

const sentences = { ...enProblems, ...enDiagnostics };

/** An oddity as a sentence with its place: 'The move pd was played on a stone. (line 3, column 7)'. */
export function describeDiagnostic(diagnostic: {
  readonly code: keyof typeof sentences;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
}): string {
  const { code, detail = '', line, column } = diagnostic;
  return `${fill(sentences[code], { detail })} (line ${line}, column ${column})`;
}

export type ProblemKey = keyof typeof enProblems;

/** Why a record can't be shown, and what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments): string {
  return fill(enProblems[key], args);
}
