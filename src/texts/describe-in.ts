import {
  type DiagnosticSentences,
  diagnosticText,
  type DiagnosticTextKey,
} from './diagnostic-texts.js';
import { enDiagnostics } from './en-diagnostics.js';
import { withoutControls } from './isolated.js';
import type { Language } from './language.js';

export interface Described {
  readonly code: DiagnosticTextKey;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}

/** An oddity in the sentences that are given, with its place. */
export function describeIn(
  sentences: DiagnosticSentences,
  diagnostic: Described,
  language: Language,
): string {
  const { code, detail = '', line, column, excerpt } = diagnostic;
  const say = (key: DiagnosticTextKey, args = {}, from: DiagnosticSentences = enDiagnostics) =>
    diagnosticText(key, args, from, language);
  const place = say(excerpt ? 'excerpt' : 'place', { line, column, excerpt });
  const sentence =
    code === 'no-sgf' && !detail
      ? say('empty')
      : say(code, { detail: withoutControls(detail) }, sentences);
  return `${sentence} (${place})`;
}
