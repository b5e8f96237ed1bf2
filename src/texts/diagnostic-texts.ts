import type { enCheckDiagnostics } from './en-check-diagnostics.js';
import type { enDiagnostics } from './en-diagnostics.js';
import type { enEdits } from './en-edits.js';
import type { Language, TextArguments } from './language.js';

export type DiagnosticTextKey =
  keyof typeof enDiagnostics | keyof typeof enCheckDiagnostics | keyof typeof enEdits;

/** The sentences of what is odd about a record; of a code that is missing here nothing is said. */
export type DiagnosticSentences = Partial<Readonly<Record<DiagnosticTextKey, string>>>;

/** The sentence for what is odd about a record, filled in. */
export function diagnosticText(
  key: DiagnosticTextKey,
  args: TextArguments,
  sentences: DiagnosticSentences,
  language: Language,
): string {
  return language.say<string>('diagnostics', { [key]: sentences[key] ?? '' }, key, args);
}
