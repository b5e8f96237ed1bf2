import {
  type enCheckDiagnostics,
  enDiagnostics,
  enEdits,
  type enProblemDiagnostics,
} from '../texts/en/diagnostics.js';
import { enProblems } from '../texts/en/problems.js';
import {
  area,
  type KeyOf,
  type Language,
  type TextArguments,
  withoutControls,
} from '../texts/language.js';

export interface Described {
  readonly code: DiagnosticTextKey;
  readonly detail?: string | undefined;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
}

/** Describes an oddity with its place, using the given sentences. */
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

const sentences = { ...enDiagnostics, ...enEdits };

/** A finding from reading or replaying a record, as a sentence with its place. Boards report only these findings. */
export function describeOddity(oddity: Described, language: Language): string {
  return describeIn(sentences, oddity, language);
}

export type ProblemKey = KeyOf<typeof enProblems> | 'no-sgf' | 'broken-format';

/** Why a record can't be shown; in a second line, if there is one, what to do. */
export function describeProblem(key: ProblemKey, args: TextArguments, language: Language): string {
  return key === 'no-sgf' || key === 'broken-format'
    ? diagnosticText(key, args, enDiagnostics, language)
    : language.say(enProblems, key, args);
}

type DiagnosticTextKey =
  | keyof typeof enDiagnostics
  | keyof typeof enCheckDiagnostics
  | keyof typeof enEdits
  | keyof typeof enProblemDiagnostics;

/** The sentences for oddities of a record. An oddity without a sentence gives ''. */
export type DiagnosticSentences = Partial<Readonly<Record<DiagnosticTextKey, string>>>;

/** The sentence for an oddity of a record, filled in. */
function diagnosticText(
  key: DiagnosticTextKey,
  args: TextArguments,
  sentences: DiagnosticSentences,
  language: Language,
): string {
  return language.say<string>(area('diagnostics', { [key]: sentences[key] ?? '' }), key, args);
}
