import type { Point } from '../../rules/point.js';
import type { AtomsView } from './atoms.js';
import type { Finding, Reading } from './finding.js';
import type { CommentContext } from './tokens.js';
import { colorNamed, connectors, leaders, otherThings, slang } from './words.js';

/** The form of a point name: one letter, or two on wide boards, and a row. */
const NAME = /^[a-z]{1,2}[1-9]\d?$/i;

/** The point that a word names, whatever its context. */
export function pointOfWord(word: string, context: CommentContext): Point | undefined {
  return word.length <= 4 && NAME.test(word) ? context.pointNamed(word) : undefined;
}

/** Finds a single point, as this game names points. */
export function findPoint(reading: Reading, index: number): Finding | undefined {
  const { atoms, context } = reading;
  const word = atoms.textAt(index);
  const point = pointOfWord(word, context);
  if (point === undefined) return findNumberedPoint(reading, index) ?? findSgfPoint(reading, index);
  const isSafe = isFree(atoms, index, context) && !isSomethingElse(atoms, index);
  if (!isSafe || isNumberedLabel(word, context)) return undefined;
  if (isLikeMove(word) && !isCertain(reading, index)) return undefined;
  return { token: { kind: 'point', text: word, points: [point] }, length: 1 };
}

/**
 * Whether a word stands alone. Adjacent signs may make it part of a file name, a decimal, or a word with a hyphen or
 * slash.
 */
function isFree(atoms: AtomsView, index: number, context: CommentContext): boolean {
  const [before, after] = [atoms.textAt(index - 1), atoms.textAt(index + 1)];
  const isPoint = (at: number) => pointOfWord(atoms.textAt(at), context) !== undefined;
  const isGlued = (sign: string, at: number) =>
    /^[-–/’'.,:]$/.test(sign) && atoms.isWord(at) && !isPoint(at);
  const isDotted = before === '.' && atoms.textAt(index - 2) === '.';
  if (/^[@#$%&\\~^=+*]$/.test(before) || /^[@%°+\\]$/.test(after)) return false;
  if (/^[’']$/.test(after)) return !isGlued(before, index - 2);
  const isDecimal = /^[.,:]$/.test(after) && /^[\d\p{Ll}]/u.test(atoms.textAt(index + 2));
  const isJoined = /^[-–/]$/.test(after) && isGlued(after, index + 2);
  return !isDecimal && !isJoined && (isDotted || before === ',' || !isGlued(before, index - 2));
}

/**
 * Whether a word is something else: a paper size, league, quarter, list number, slang, or a server's variation name.
 */
function isSomethingElse(atoms: AtomsView, index: number): boolean {
  const word = atoms.textAt(index);
  const [before, after] = [atoms.before(index), atoms.after(index)];
  const isQuarter = /^Q[1-4]$/.test(word) && /^\d{4}$/.test(after);
  const isListed = index === 0 && /^[).]$/.test(atoms.textAt(1)) && word.length === 2;
  const isVariation = /^d\d$/.test(word) && atoms.textAt(index + 1) === '.'; // OGS: 'd1. From move …'
  return (
    isQuarter ||
    isListed ||
    isVariation ||
    slang.has(word) ||
    otherThings.has(before) ||
    otherThings.has(after)
  );
}

/** a1, b2, c3 beside labels a, b, c are not points: joseki dictionaries number their labels this way. */
function isNumberedLabel(word: string, { labels }: CommentContext): boolean {
  const letter = word.charAt(0);
  return letter !== letter.toUpperCase() && labels.has(letter);
}

/** Whether a word may be a move number: B2, W36. */
function isLikeMove(word: string): boolean {
  return /^[BW]\d/i.test(word);
}

/** Whether a name such as B14 is a point: after words such as 'at', enclosed, or in a list of points. */
function isCertain(reading: Reading, index: number): boolean {
  const { atoms, context, last } = reading;
  if (atoms.isEnclosed(index)) return true;
  const before = atoms.near(index - 1, -1);
  const leader = atoms.textAt(before);
  if (leaders.has(leader.toLowerCase()) || colorNamed(leader)) return true;
  if (last?.kind === 'point' && isJoint(atoms, last.end, index)) return true;
  const sign = atoms.near(index + 1, 1);
  const isList = connectors.has(atoms.textAt(sign).toLowerCase());
  const other = atoms.textAt(isList ? atoms.near(sign + 1, 1) : sign);
  return !isLikeMove(other) && pointOfWord(other, context) !== undefined;
}

/** Maximum number of atoms between two joined points: a space, a connector, and a space. */
const LONGEST_JOINT = 3;

/** Whether the atoms between two places join them: ', ', ' and ', '-'. */
export function isJoint(atoms: AtomsView, end: number, index: number): boolean {
  if (index - end > LONGEST_JOINT || index <= end) return false;
  const joint = atoms.slice(end, index).trim().toLowerCase();
  return joint === '' || connectors.has(joint);
}

/** Finds 16-4 if the coordinates are numbers; 16の四 and 16-四 always. */
function findNumberedPoint({ atoms, context }: Reading, index: number): Finding | undefined {
  const column = numberOf(atoms.textAt(index));
  const sign = atoms.textAt(index + 1);
  if (!column || !/^[-の]$/.test(sign) || isNumberLike(atoms.textAt(index - 1))) return undefined;
  const [row, length] = readRow(atoms, index + 2);
  const isKanji = atoms.atoms[index + 2]?.kind === 'ideograph';
  if (!row || (!isKanji && !(context.hasNumbers && sign === '-'))) return undefined;
  if (goesOn(atoms, index + 2 + length)) return undefined;
  const point = context.pointAt(column, row);
  const text = atoms.slice(index, index + 2 + length);
  return point === undefined
    ? undefined
    : { token: { kind: 'point', text, points: [point] }, length: length + 2 };
}

const isNumberLike = (text: string) => /^[-\d.,:/+]/.test(text);
const goesOn = (atoms: AtomsView, end: number) =>
  /^[-\d/+]/.test(atoms.textAt(end)) ||
  (/^[.,:]$/.test(atoms.textAt(end)) && /^\d/.test(atoms.textAt(end + 1)));
const numberOf = (text: string) => (/^[1-9]\d?$/.test(text) ? Number(text) : 0);

const KANJI = '一二三四五六七八九';

/** A row in digits or kanji (十六 is 16), and its number of atoms. */
function readRow(atoms: AtomsView, index: number): [row: number, length: number] {
  const plain = numberOf(atoms.textAt(index));
  if (plain) return [plain, 1];
  let row = 0;
  let length = 0;
  for (; length < 3; length++) {
    const sign = atoms.textAt(index + length);
    const digit = KANJI.indexOf(sign) + 1;
    if (sign === '十') row = Math.max(1, row) * 10;
    else if (sign && digit) row += digit;
    else break;
  }
  return [row, length];
}

/** Finds B[pd], a move as SGF writes it. */
function findSgfPoint({ atoms, context }: Reading, index: number): Finding | undefined {
  const pair = /^[a-s]{2}$/.exec(atoms.textAt(index + 2))?.[0];
  const isMove = /^[BW]$/.test(atoms.textAt(index)) && atoms.textAt(index + 1) === '[';
  if (!pair || !isMove || atoms.textAt(index + 3) !== ']') return undefined;
  const [column, row] = [pair.charCodeAt(0) - 96, pair.charCodeAt(1) - 96];
  const point = context.pointAt(column, row);
  const text = atoms.slice(index, index + 4);
  return point === undefined
    ? undefined
    : { token: { kind: 'point', text, points: [point] }, length: 4 };
}
