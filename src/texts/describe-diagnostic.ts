import { en } from './en.js';
import { enDiagnostics } from './en-diagnostics.js';
import { fill } from './texts.js';

const sentences = { ...en, ...enDiagnostics };

/** An oddity as a sentence with its place: 'The move “pd” was played on a stone. (line 3, column 7)'. */
export function describeDiagnostic(diagnostic: {
  readonly code: keyof typeof enDiagnostics | 'no-sgf' | 'web-page' | 'unsupported-game';
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
}): string {
  const { code, detail = '', line, column } = diagnostic;
  return `${fill(sentences[code], { detail })} (line ${line}, column ${column})`;
}
