import { enDiagnostics } from './en-diagnostics.js';
import { say, type TextArguments } from './texts.js';

export type DiagnosticTextKey = keyof typeof enDiagnostics;

/** The sentence for what is odd about a record, filled in. */
export function diagnosticText(key: DiagnosticTextKey, args: TextArguments = {}): string {
  return say('diagnostics', enDiagnostics, key, args);
}
