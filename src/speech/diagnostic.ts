import { type Described, describeIn } from './oddities.js';
import { enCheckDiagnostics, enDiagnostics } from '../texts/en/diagnostics.js';
import { english } from '../texts/language.js';

const sentences = { ...enDiagnostics, ...enCheckDiagnostics };

/** An oddity as a sentence with its place: 'One node has two moves. (line 3, column 7: “[pd]”)'. */
export function describeDiagnostic(diagnostic: Described, language = english): string {
  return describeIn(sentences, diagnostic, language);
}
