import type { Color } from '../../rules/point.js';
import type { Finding, Reading } from './finding.js';
import { isJoint } from './point-words.js';
import { isSubject } from './subjects.js';
import { colorNamed, moveWords, otherNumbers, pointers, units } from './words.js';

/** Finds the number of a move of the line: #127, move 127, Black 37, 第127手, 127수, 白37位. A label on the board wins. */
export function findMove(reading: Reading, index: number): Finding | undefined {
  const { atoms } = reading;
  const text = atoms.textAt(index);
  if (text === '#') return readMove(reading, index, 1, isMoveHash(reading, index));
  if (text === '第') return readMove(reading, index, 1, /^[手着수]$/.test(atoms.textAt(index + 2)));
  if (/^\d/.test(text)) return readMove(reading, index, 0, isMoveNumber(reading, index));
  return moveWords.has(text.toLowerCase()) ? findNamed(reading, index) : undefined;
}

/** Finds 'move 127', 'Move #127', 'coup n° 127', the word included. */
function findNamed(reading: Reading, index: number): Finding | undefined {
  const { atoms } = reading;
  if (!atoms.isSpace(index + 1)) return undefined;
  const hash = /^[#№]$/.test(atoms.textAt(index + 2)) ? 1 : 0;
  return readMove(reading, index, 2 + hash, true);
}

/** Reads the number `skip` atoms further on, unless it is a decimal or counts things. */
function readMove(
  { atoms, context }: Reading,
  index: number,
  skip: number,
  isMeant: boolean,
): Finding | undefined {
  const at = index + skip;
  const digits = atoms.textAt(at);
  const number = /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 0;
  if (!isMeant || !number || context.labels.has(digits)) return undefined;
  if (!context.hasMove(number) || isCount(atoms, at)) return undefined;
  const hasEnd = atoms.textAt(index) === '第' || /^[手수]$/.test(atoms.textAt(at + 1));
  const isNth = hasEnd && atoms.textAt(at + 2) === '目';
  const length = skip + 1 + (hasEnd ? 1 : 0) + (isNth ? 1 : 0);
  return { token: { kind: 'move', text: atoms.slice(index, index + length), number }, length };
}

/** Whether a number is a decimal, a percentage, or a count such as '3 stones'. */
function isCount(atoms: Reading['atoms'], at: number): boolean {
  const sign = atoms.textAt(at + 1);
  if (units.has(atoms.after(at))) return true;
  return /^%$/.test(sign) || (/^[.,:/]$/.test(sign) && /^\d/.test(atoms.textAt(at + 2)));
}

/**
 * Whether `#` announces a move, and not a rank ('#1 in China'), the number of an event ('RFG #19') or a problem, an
 * HTML entity, or part of an address. Before the first move of the game, where players are introduced, `#` needs a word
 * such as 'Black', 'move' or 'see' before it.
 */
export function isMoveHash({ atoms, context }: Reading, index: number): boolean {
  const before = atoms.textAt(atoms.near(index - 1, -1));
  const isLed = colorNamed(before) !== undefined || moveWords.has(before.toLowerCase());
  const isGlued = atoms.isWord(index - 1) || /^[&/#]$/.test(atoms.textAt(index - 1));
  const isName = /^\p{Lu}{2}/u.test(before);
  const isRank = /^ in \p{Lu}/u.test(atoms.slice(index + 2, index + 6));
  if (isGlued || isRank || otherNumbers.has(before.toLowerCase())) return false;
  const isPointed = pointers.has(before.toLowerCase());
  return isLed || (!isName && (isPointed || !context.isStart));
}

function isMoveNumber(reading: Reading, index: number): boolean {
  const { atoms, context, last } = reading;
  const [before, after] = [atoms.textAt(index - 1), atoms.textAt(index + 1)];
  if (isPlace(reading, index)) return true;
  if (/^[手수]$/.test(after)) return !/^[全共総总]$/.test(before) && !/^\d/.test(before);
  if (/^[-+.,:/#$]$/.test(before) && !(last?.kind === 'move' && last.end === index - 1))
    return false;
  if (units.has(atoms.after(index))) return false;
  if (!context.isStart && /^$|^[.!?;\n]/.test(atoms.before(index)) && isSubject(atoms, index))
    return true; // '2 is bad'
  if (last?.kind === 'move' && isJoint(atoms, last.end, index)) return last.end < index;
  const color = colorBefore(atoms, index);
  return color !== undefined && context.colorOfMove(Number(atoms.textAt(index))) === color;
}

/** The colour before a number: 'Black 37', 黑37, 黑棋37. */
function colorBefore(atoms: Reading['atoms'], index: number): Color | undefined {
  const at = atoms.near(index - 1, -1);
  return colorNamed(atoms.textAt(atoms.textAt(at) === '棋' ? at - 1 : at));
}

/** Longest searched list such as 2，4，6位, in atoms. */
const LONGEST_LIST = 8;

/**
 * Whether a number is the place of a move, whatever its colour: 白37位, 在57位, 于4，6位. Without these words 1位 is a rank.
 */
function isPlace({ atoms, last }: Reading, index: number): boolean {
  let end = index + 1;
  while (end < index + LONGEST_LIST && /^[，、,]\d/.test(atoms.slice(end, end + 2))) end += 2;
  if (atoms.textAt(end) !== '位') return false;
  const isNext = last?.kind === 'move' && isJoint(atoms, last.end, index);
  return isNext || /^[在于於]$/.test(atoms.textAt(index - 1)) || !!colorBefore(atoms, index);
}
