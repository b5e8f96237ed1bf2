import { enDiagnostics } from './en-diagnostics.js';
import { enProblems } from './en-problems.js';
import { withoutControls } from './isolated.js';
import { fill, say, type TextArguments } from './texts.js';

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
  const sentence = code === 'no-sgf' && !detail ? 'This is empty.' : sentences[code];
  return `${fill(sentence, { detail: withoutControls(detail) })} (${place})`;
}

export type ProblemKey = keyof typeof enProblems;

/** Why a record can't be shown, and what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments): string {
  return say('problems', enProblems, key, args);
}
