import type { Color } from '../../rules/point.js';
import type { AtomsView } from './atoms.js';
import type { Finding, Reading } from './finding.js';
import { pointOfWord } from './point-words.js';
import type { CommentContext, SequenceMove } from './tokens.js';
import { colorNamed } from './words.js';

/** Minimum number of points without colours that make a sequence; with colours two are enough. */
const FEWEST_BARE = 3;
const FEWEST_COLORED = 2;

/** One move of a sequence, and the index of the atom after it. */
interface Item extends SequenceMove {
  readonly end: number;
}

/**
 * Finds a sequence of moves: 'D4 Q16 C3', 'B D4 Q16 C3', 'Black D4, White Q16', 'C3-D3-E3', 'B:D4 W:Q16',
 * 'B[D4]-W[Q16]', 'BD4 Q16'. Points between commas without colours are alternatives, not a sequence; reading two of
 * them is enough to reject a list.
 */
export function findSequence({ atoms, context }: Reading, index: number): Finding | undefined {
  const items: Item[] = [];
  let item = readItem(atoms, index, context, true);
  if (!item || isInside(atoms, index)) return undefined;
  for (; item; item = readNext(atoms, item.end, context)) items.push(item);
  if (isOpenEnd(atoms, items.at(-1)?.end ?? 0)) items.pop();
  const [first] = items;
  const end = items.at(-1)?.end ?? index;
  if (!first || items.length < (first.color ? FEWEST_COLORED : FEWEST_BARE)) return undefined;
  if (!first.color && isFormation(atoms, index, end)) return undefined;
  const moves = items.map(({ point, color }) => ({ point, color }));
  const from = startOf(atoms, index);
  const text = atoms.slice(index, end);
  const token = { kind: 'sequence', text, moves, ...(from === undefined ? {} : { from }) } as const;
  return { token, length: end - index };
}

/** Reads the next move, after a space or a hyphen; after a comma it needs a colour. */
function readNext(atoms: AtomsView, end: number, context: CommentContext): Item | undefined {
  const first = atoms.near(end, 1);
  const sign = atoms.textAt(first);
  const isListed = /^[,;&]$/.test(sign);
  if (!isListed && !/^[-–→]$/.test(sign))
    return first === end ? undefined : readItem(atoms, first, context, false);
  const item = readItem(atoms, atoms.near(first + 1, 1), context, false);
  return isListed && !item?.color ? undefined : item;
}

/** @param isFirst whether the colour may be joined to the point, as analysis programs write it: BO4 S11 */
function readItem(
  atoms: AtomsView,
  index: number,
  context: CommentContext,
  isFirst: boolean,
): Item | undefined {
  const word = atoms.textAt(index);
  if (!atoms.isWord(index)) return undefined;
  const point = pointOfWord(word, context);
  if (point !== undefined) return { point, color: undefined, end: index + 1 };
  const glued = isFirst ? pointOfWord(word.slice(1), context) : undefined;
  const gluedColor = colorNamed(word.charAt(0));
  if (glued !== undefined && gluedColor) return { point: glued, color: gluedColor, end: index + 1 };
  return readColored(atoms, index, colorNamed(word), context);
}

/** Reads 'B D4', 'B:D4', 'B: D4', 'B[D4]', 'Black at D4'. */
function readColored(
  atoms: AtomsView,
  index: number,
  color: Color | undefined,
  context: CommentContext,
): Item | undefined {
  if (!color) return undefined;
  const isBracket = atoms.textAt(index + 1) === '[';
  const hasColon = /^[:：]$/.test(atoms.textAt(index + 1));
  const at = atoms.near(index + (isBracket || hasColon ? 2 : 1), 1);
  const point = pointOfWord(atoms.textAt(at), context);
  const isClosed = !isBracket || atoms.textAt(at + 1) === ']';
  if (point === undefined || at === index + 1 || !isClosed) return undefined;
  return { point, color, end: at + (isBracket ? 2 : 1) };
}

/** Whether the points are a formation such as [R16-Q3-C4], which lists one player's stones, and not a sequence. */
function isFormation(atoms: AtomsView, index: number, end: number): boolean {
  return (
    /^[-–]$/.test(atoms.textAt(index + 1)) &&
    /^[[(]$/.test(atoms.textAt(index - 1)) &&
    /^[\])]$/.test(atoms.textAt(end))
  );
}

/** Whether the first point is the end of another word. */
function isInside(atoms: AtomsView, index: number): boolean {
  return /^[-/.@#_&]$/.test(atoms.textAt(index - 1)) && !/^[-/.]$/.test(atoms.textAt(index - 2));
}

/** Whether the text continues in a way that makes it no sequence: D4 D5 D6.5, A1-B2-C3-model. */
function isOpenEnd(atoms: AtomsView, end: number): boolean {
  return /^[-.:/@]$/.test(atoms.textAt(end)) && atoms.isWord(end + 1);
}

/** Reads 'From move 12: D4 Q16', as servers write variations. */
function startOf(atoms: AtomsView, index: number): number | undefined {
  const before = atoms.slice(Math.max(0, index - 8), index);
  const number = /from move (\d{1,4}):\s*$/i.exec(before)?.[1];
  return number === undefined ? undefined : Number(number);
}
