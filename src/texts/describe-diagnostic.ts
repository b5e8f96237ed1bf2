import { enDiagnostics } from './en-diagnostics.js';
import { enProblems } from './en-problems.js';
import { fill, type TextArguments } from './texts.js';

const sentences = { ...enProblems, ...enDiagnostics };

/** An oddity as a sentence with its place: 'Two moves stand in one node. (line 3, column 7: “[pd]”)'. */
export function describeDiagnostic(diagnostic: {
  readonly code: keyof typeof sentences;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}): string {
  const { code, detail = '', line, column, excerpt } = diagnostic;
  const place = `line ${line}, column ${column}${excerpt ? `: “${excerpt}”` : ''}`;
  return `${fill(sentences[code], { detail })} (${place})`;
}

export type ProblemKey = keyof typeof enProblems;

/** Why a record can't be shown, and what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments): string {
  return fill(enProblems[key], args);
}
