import { describeProblem, type ProblemKey } from '../../texts/describe-oddity.js';
import type { Language } from '../../texts/language.js';
import type { Problem } from '../records/records.js';

/** Why a record can't be shown, and what to do. */
export function describeFailure({ problem, args }: Problem, language: Language): string {
  const key = problem === 'unreachable' ? whyUnreachable(String(args['url'])) : problem;
  return describeProblem(key, args, language);
}

/** Browsers do not say why. */
function whyUnreachable(url: string): ProblemKey {
  if (document.baseURI.startsWith('file:')) return 'file-page';
  return url.startsWith('http') && !url.startsWith(self.origin) ? 'cross-origin' : 'unreachable';
}
