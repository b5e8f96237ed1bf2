import { type Described, describeIn } from './describe-in.js';
import { enCheckDiagnostics } from './en-check-diagnostics.js';
import { enDiagnostics } from './en-diagnostics.js';
import { english } from './language.js';

const sentences = { ...enDiagnostics, ...enCheckDiagnostics };

/** An oddity as a sentence with its place: 'Two moves stand in one node. (line 3, column 7: “[pd]”)'. */
export function describeDiagnostic(diagnostic: Described, language = english): string {
  return describeIn(sentences, diagnostic, language);
}
