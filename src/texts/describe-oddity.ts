import { describeIn, type Described } from './describe-in.js';
import { diagnosticText } from './diagnostic-texts.js';
import { enDiagnostics } from './en-diagnostics.js';
import { enEdits } from './en-edits.js';
import { enProblems } from './en-problems.js';
import type { Language, TextArguments } from './language.js';

const sentences = { ...enDiagnostics, ...enEdits };

/** What reading and replaying a record find, as a sentence with its place: all that a board tells of. */
export function describeOddity(oddity: Described, language: Language): string {
  return describeIn(sentences, oddity, language);
}

export type ProblemKey = keyof typeof enProblems | 'no-sgf';

/** Why a record can't be shown, and what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments, language: Language): string {
  return key === 'no-sgf'
    ? diagnosticText(key, args, enDiagnostics, language)
    : language.say('problems', enProblems, key, args);
}
