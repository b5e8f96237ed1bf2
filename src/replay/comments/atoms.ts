/** The smallest parts of a text: words, spaces, single signs, single ideographs; whole links and mail addresses. */
export interface Atom {
  readonly kind: 'word' | 'ideograph' | 'space' | 'sign' | 'link' | 'mail';
  readonly text: string;
}

/** Words of scripts that separate words by spaces, digits included. Reads each character once. */
const PATTERN =
  /([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d_]+)|(\p{L})|(\s+)|[^]/gu;

/** Splits a text without links, in one pass. */
export function lex(text: string): Atom[] {
  return [...text.matchAll(PATTERN)].map(([part, word, ideograph, space]) => ({
    kind: word ? 'word' : ideograph ? 'ideograph' : space ? 'space' : 'sign',
    text: part,
  }));
}

/** Looks at the atoms around a position. A run of spaces is one atom. */
export class AtomsView {
  readonly atoms: readonly Atom[];

  constructor(atoms: readonly Atom[]) {
    this.atoms = atoms;
  }

  textAt(index: number): string {
    return this.atoms[index]?.text ?? '';
  }

  isSpace(index: number): boolean {
    return this.atoms[index]?.kind === 'space';
  }

  isWord(index: number): boolean {
    return this.atoms[index]?.kind === 'word';
  }

  /** The index itself, or if there is a space, the next index in a direction. */
  near(index: number, step: -1 | 1): number {
    return this.isSpace(index) ? index + step : index;
  }

  /** The word or sign before, in lower case. */
  before(index: number): string {
    return this.textAt(this.near(index - 1, -1)).toLowerCase();
  }

  /** The word or sign after, in lower case. */
  after(index: number): string {
    return this.textAt(this.near(index + 1, 1)).toLowerCase();
  }

  /** The original text of a range of atoms. */
  slice(start: number, end: number): string {
    return this.atoms
      .slice(start, end)
      .map(({ text }) => text)
      .join('');
  }

  /** Whether quotes or brackets enclose an atom: 'a', (A), [B14]. */
  isEnclosed(index: number): boolean {
    const after = this.textAt(index + 1) === ' ' && this.textAt(index + 2) === '*' ? 3 : 1;
    const isOpened = /^['"‘’“”„«‹»›`´([{（「『【]$/.test(this.textAt(index - 1));
    const isClosed = /^['"‘’“”«»›‹`´)\]}）」』】]$/.test(this.textAt(index + after));
    const isApostrophe = /^['’]$/.test(this.textAt(index - 1)) && this.isWord(index - 2);
    return isOpened && isClosed && !isApostrophe;
  }
}
