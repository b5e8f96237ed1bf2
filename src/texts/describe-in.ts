import {
  type DiagnosticSentences,
  diagnosticText,
  type DiagnosticTextKey,
} from './diagnostic-texts.js';
import { withoutControls } from './isolated.js';

export interface Described {
  readonly code: DiagnosticTextKey;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}

/** An oddity in the sentences that are given, with its place. */
export function describeIn(sentences: DiagnosticSentences, diagnostic: Described): string {
  const { code, detail = '', line, column, excerpt } = diagnostic;
  const place = diagnosticText(excerpt ? 'excerpt' : 'place', { line, column, excerpt });
  const sentence =
    code === 'no-sgf' && !detail
      ? diagnosticText('empty')
      : diagnosticText(code, { detail: withoutControls(detail) }, sentences);
  return `${sentence} (${place})`;
}
