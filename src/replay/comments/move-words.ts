import type { Finding, Reading } from './finding.js';
import { isJoint } from './point-words.js';
import { colorNamed, moveWords, otherNumbers, units } from './words.js';

/** Finds the number of a move of the line: #127, move 127, Black 37, 第127手, 127수. */
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
  if (!isMeant || !number || !context.hasMove(number) || isCount(atoms, at)) return undefined;
  const hasEnd = atoms.textAt(index) === '第' || /^[手수]$/.test(atoms.textAt(at + 1));
  const isNth = hasEnd && atoms.textAt(at + 2) === '目';
  const length = skip + 1 + (hasEnd ? 1 : 0) + (isNth ? 1 : 0);
  return { token: { kind: 'move', text: atoms.slice(index, index + length), number }, length };
}

/** Whether it is a decimal, a percentage, or a count such as '3 stones'. */
function isCount(atoms: Reading['atoms'], at: number): boolean {
  const sign = atoms.textAt(at + 1);
  if (units.has(atoms.after(at))) return true;
  return /^%$/.test(sign) || (/^[.,:/]$/.test(sign) && /^\d/.test(atoms.textAt(at + 2)));
}

/** Whether `#` means a move: not a rank, a problem number, an HTML entity, or part of an address. */
function isMoveHash({ atoms }: Reading, index: number): boolean {
  const isGlued = atoms.isWord(index - 1) || /^[&/#]$/.test(atoms.textAt(index - 1));
  return !isGlued && !otherNumbers.has(atoms.before(index));
}

function isMoveNumber(reading: Reading, index: number): boolean {
  const { atoms, context, last } = reading;
  const [before, after] = [atoms.textAt(index - 1), atoms.textAt(index + 1)];
  if (/^[手수]$/.test(after)) return !/^[全共総总]$/.test(before) && !/^\d/.test(before);
  if (/^[-+.,:/#$]$/.test(before) && !(last?.kind === 'move' && last.end === index - 1))
    return false;
  if (units.has(atoms.after(index))) return false;
  if (last?.kind === 'move' && isJoint(atoms, last.end, index)) return last.end < index;
  const color = colorNamed(atoms.textAt(atoms.near(index - 1, -1)));
  return color !== undefined && context.colorOfMove(Number(atoms.textAt(index))) === color;
}
