import type { AtomsView } from './atoms.js';
import { verbs } from './words.js';

/** Whether a word is at the start of a text, or after a sign other than a comma. */
export function isSentenceStart(atoms: AtomsView, index: number): boolean {
  return /^$|^[^\p{L}\d,]/u.test(atoms.before(index));
}

/** Whether a verb follows the word: 'A is better'. */
export function isSubject(atoms: AtomsView, index: number): boolean {
  return atoms.isSpace(index + 1) && verbs.has(atoms.after(index));
}

/** Whether a word begins a sentence as its subject: '2 is bad'. */
export function beginsSentence(atoms: AtomsView, index: number): boolean {
  return isSentenceStart(atoms, index) && isSubject(atoms, index);
}
