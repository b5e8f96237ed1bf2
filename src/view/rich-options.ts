/** What the viewer itself marks. */
export interface OwnMarks {
  /** How the last move is marked; not at all where this is left out. */
  readonly last?: 'dot' | 'ring';
  readonly ko?: boolean;
  /** Where the record goes on. */
  readonly next?: boolean;
  /** The ways on from here, or the other ways here, as the record's ST says (K-30, T-15). */
  readonly variations?: boolean;
}

/** Which moves show their numbers. */
export type NumberChoice =
  | { readonly kind: 'auto' | 'none' | 'all' | 'figure' }
  | { readonly kind: 'latest'; readonly count: number }
  | { readonly kind: 'range'; readonly first: number; readonly last: number };

/** What may stand in the attributes, in words for people. */
export const allowedMarks = 'auto, none, or some of last, ring, ko, next, variations';
export const allowedNumbers = 'auto, none, all, last, last-10, 51-100, figure';

/** The attribute `marks`; `undefined` for nonsense. */
export function readMarksOption(text: string): OwnMarks | undefined {
  const words = new Set(text.trim().split(/\s+/));
  const [first = ''] = words;
  if (words.size === 1 && /^(auto)?$/.test(first)) return { last: 'dot' };
  if (words.size === 1 && first === 'none') return {};
  const has = (word: string) => words.delete(word);
  const [isRing, isDot] = [has('ring'), has('last')];
  const marks = { ko: has('ko'), next: has('next'), variations: has('variations') };
  if (words.size > 0) return undefined;
  return { ...marks, ...((isRing || isDot) && { last: isRing ? 'ring' : 'dot' }) };
}

/** The attribute `numbers`; `undefined` for nonsense. */
export function readNumbersOption(text: string): NumberChoice | undefined {
  const word = text.trim() || 'auto';
  if (word === 'auto' || word === 'none' || word === 'all' || word === 'figure') {
    return { kind: word };
  }
  const [, count] = /^last(?:-(\d{1,6}))?$/.exec(`${word}${word === 'last' ? '-1' : ''}`) ?? [];
  if (Number(count) > 0) return { kind: 'latest', count: Number(count) };
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(word) ?? [];
  if (to === undefined) return undefined;
  const [first, last] = [Number(from), Number(to)];
  return { kind: 'range', first: Math.min(first, last), last: Math.max(first, last) };
}

/** The attribute `number-from`; `undefined` for nonsense. */
export function readNumberFrom(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}
