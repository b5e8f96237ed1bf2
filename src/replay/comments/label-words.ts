import type { Point } from '../../rules/point.js';
import type { AtomsView } from './atoms.js';
import type { Finding, Reading } from './finding.js';
import { isJoint } from './point-words.js';
import { isMoveHash } from './move-words.js';
import { beginsSentence, isSentenceStart, isSubject } from './subjects.js';
import {
  alternatives,
  colorNamed,
  connectors,
  leaders,
  moveWords,
  otherLetters,
  units,
  wordLetters,
} from './words.js';

/**
 * Finds a label of the board: 'a', (B), at C, Black 4, A and B. Letters that are also words need clear evidence;
 * numbers must not count something.
 */
export function findLabel(reading: Reading, index: number): Finding | undefined {
  const { atoms, context } = reading;
  const text = atoms.textAt(index);
  const isEnclosed = atoms.isEnclosed(index);
  const own = labelled(text, isEnclosed, context.labels);
  const points = own ?? labelled(text, isEnclosed, context.labelsBefore);
  if (!points) return undefined;
  const test = own ? isMeant : isChosen;
  const isOther = otherLetters.test(atoms.before(index));
  const isNamed = isEnclosed || (!isOther && isFree(reading, index) && test(reading, index));
  return isNamed ? { token: { kind: 'label', text, points }, length: 1 } : undefined;
}

/** Looks up a label; the case of an enclosed letter does not matter. */
function labelled(
  text: string,
  isEnclosed: boolean,
  labels: ReadonlyMap<string, readonly Point[]>,
): readonly Point[] | undefined {
  const points = labels.get(text);
  if (points || !isEnclosed || text.length > 1) return points;
  return labels.get(text.toUpperCase()) ?? labels.get(text.toLowerCase());
}

/** Whether a word stands alone. Adjacent signs may make it part of another word: T-shaped, I'm, 3.5, #4. */
function isFree(reading: Reading, index: number): boolean {
  const { atoms } = reading;
  const [before, after] = [atoms.textAt(index - 1), atoms.textAt(index + 1)];
  const isBound = (sign: string, other: number) =>
    /^[.:'’&+_@]$/.test(sign) && atoms.isWord(other) && !/^['’]s$/.test(sign);
  const isMove =
    before === '#' && /^\d/.test(atoms.textAt(index)) && isMoveHash(reading, index - 1);
  if (isMove) return true;
  const isCompound = after === '-' && atoms.isWord(index + 2) && atoms.textAt(index + 2).length > 2;
  if (/^[#$@%=+]$/.test(before) || /^[[{#@%+°=]$/.test(after)) return false;
  return !isCompound && !isBound(before, index - 2) && !isBound(after, index + 2);
}

function isMeant(reading: Reading, index: number): boolean {
  const { atoms, context, last } = reading;
  const text = atoms.textAt(index);
  const isJoined = last?.kind === 'label' && isJoint(atoms, last.end, index);
  const isLed = isJoined || followsLeader(reading, index);
  if (/^\d/.test(text)) {
    const isNamed = isLed || isMoveNumber(atoms, index) || beginsSentence(atoms, index);
    return isNamed && !units.has(atoms.after(index));
  }
  if (/^\p{Script=Katakana}$/u.test(text)) return !isKatakanaAround(reading, index);
  if (text.length > 1) return /\d/.test(text);
  if (isBesideIdeograph(reading, index) || seriesIn(reading).has(text)) return true;
  const isWord = wordLetters.has(text.toLowerCase());
  if (text === text.toLowerCase()) return isLed && (!isWord || isFollowedBySign(reading, index));
  if (colorNamed(text))
    return (
      (isLed && !/^[#\d]/.test(atoms.after(index))) || isAlternative(reading, index, context.labels)
    );
  if (!isWord) return isLed || !isInitial(reading, index);
  if (isLed || !isSentenceStart(atoms, index)) return isLed || text !== 'I';
  return isPaired(reading, index) || isSubject(atoms, index);
}

/**
 * Whether a word is a label of the previous node, which the board no longer shows. The comment must be about a choice:
 * 'B or C', 'better at A', 'A was better'.
 */
function isChosen(reading: Reading, index: number): boolean {
  const { atoms, context, last } = reading;
  const text = atoms.textAt(index);
  if (!/^[a-z]$/i.test(text) || text === 'I') return false;
  const isListed = last?.kind === 'label' && isJoint(atoms, last.end, index);
  const isJoined = isListed && alternatives.has(atoms.before(index));
  if (isAlternative(reading, index, context.labelsBefore)) return true;
  if (colorNamed(text)) return isJoined || isCompared(reading, index);
  const isLed = isJoined || leaders.has(atoms.before(index));
  if (text === text.toLowerCase()) return isLed && !atoms.isWord(atoms.near(index + 1, 1));
  return isLed || beginsSentence(atoms, index);
}

/** Whether a label is compared with an earlier one in the same sentence: 'A is better than B'. */
function isCompared({ atoms, last }: Reading, index: number): boolean {
  const isThan = last?.kind === 'label' && atoms.before(index) === 'than';
  return isThan && !/[.!?;]/.test(atoms.slice(last.end, index));
}

/** Whether a number is written like a move number: 'move 2', #2, 第2手, 2位. */
function isMoveNumber(atoms: AtomsView, index: number): boolean {
  const [before, after] = [atoms.textAt(index - 1), atoms.textAt(index + 1)];
  return moveWords.has(atoms.before(index)) || /^[#第]$/.test(before) || after === '位';
}

/** Whether 'or' and another label that means no colour follow: 'B or C'. */
function isAlternative(
  { atoms }: Reading,
  index: number,
  labels: ReadonlyMap<string, unknown>,
): boolean {
  const other = atoms.textAt(index + 4);
  const isPair = alternatives.has(atoms.after(index)) && atoms.isSpace(index + 3);
  return isPair && labels.has(other) && !colorNamed(other);
}

/** Minimum number of letters that count as a series. */
const SERIES = 3;
const series = new WeakMap<AtomsView, ReadonlySet<string>>();

/**
 * The labels A, B, C … if the text uses each of them exactly once: 'A approaches, B does the same, and C makes a base'.
 * Then all of them are labels, even those that are words elsewhere.
 */
function seriesIn({ atoms, context }: Reading): ReadonlySet<string> {
  const known = series.get(atoms);
  if (known) return known;
  const said = new Map<string, number>();
  for (const { kind, text } of atoms.atoms)
    if (kind === 'word' && /^[A-Z]$/.test(text)) said.set(text, (said.get(text) ?? 0) + 1);
  const found = new Set<string>();
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    if (said.get(letter) !== 1 || !context.labels.has(letter)) break;
    found.add(letter);
  }
  const meant = found.size >= SERIES ? found : new Set<string>();
  series.set(atoms, meant);
  return meant;
}

/** Whether the word before a label announces it: 'at A', 'Black A'. */
function followsLeader({ atoms }: Reading, index: number): boolean {
  const before = atoms.before(index);
  const word = atoms.textAt(atoms.near(index - 1, -1));
  return leaders.has(before) || colorNamed(word) !== undefined;
}

/**
 * Whether a letter is followed by the end, a sign, or a conjunction and another label. None of these follows an
 * article.
 */
function isFollowedBySign(reading: Reading, index: number): boolean {
  const { atoms } = reading;
  const after = atoms.near(index + 1, 1);
  return !atoms.isWord(after) || isPaired(reading, index);
}

/** Whether a label is joined to another one: 'A and B', 'a, b'. */
function isPaired({ atoms, context }: Reading, index: number): boolean {
  const joint = atoms.near(index + 1, 1);
  const other = atoms.textAt(atoms.near(joint + 1, 1));
  return connectors.has(atoms.textAt(joint).toLowerCase()) && context.labels.has(other);
}

/** Whether a letter is an initial: J. Smith. */
function isInitial({ atoms }: Reading, index: number): boolean {
  return atoms.textAt(index + 1) === '.' && /^\p{Lu}/u.test(atoms.textAt(atoms.near(index + 2, 1)));
}

function isBesideIdeograph({ atoms }: Reading, index: number): boolean {
  const kindAt = (at: number) => atoms.atoms[at]?.kind;
  return kindAt(index - 1) === 'ideograph' || kindAt(index + 1) === 'ideograph';
}

function isKatakanaAround({ atoms }: Reading, index: number): boolean {
  const around = atoms.textAt(index - 1) + atoms.textAt(index + 1);
  return /[\p{Script=Katakana}ー]/u.test(around);
}
