/** The smallest parts of a text: words, blanks, single signs, single ideographs; links and mail addresses as a whole. */
export interface Atom {
  readonly kind: 'word' | 'ideograph' | 'space' | 'sign' | 'link' | 'mail';
  readonly text: string;
}

/** Words of scripts that set blanks between them, with their digits; each run is read once. */
const PATTERN =
  /([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d_]+)|(\p{L})|(\s+)|[^]/gu;

/** Splits a text that has no links in it; in one pass. */
export function lex(text: string): Atom[] {
  return Array.from(text.matchAll(PATTERN), ([part, word, ideograph, space]) => ({
    kind: word ? 'word' : ideograph ? 'ideograph' : space ? 'space' : 'sign',
    text: part,
  }));
}

/** What stands around a place of a text. Blanks count as one atom. */
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

  /** The first that is no blank, from here in a direction. */
  near(index: number, step: -1 | 1): number {
    return this.isSpace(index) ? index + step : index;
  }

  /** The word or sign before, in lower case. */
  before(index: number): string {
    return this.textAt(this.near(index - 1, -1)).toLowerCase();
  }

  /** The word or sign behind, in lower case. */
  behind(index: number): string {
    return this.textAt(this.near(index + 1, 1)).toLowerCase();
  }

  /** The texts of some atoms; together they are as long as what they were made of. */
  slice(start: number, end: number): string {
    return this.atoms
      .slice(start, end)
      .map(({ text }) => text)
      .join('');
  }

  /** Whether somebody has set it apart: 'a', (A), [B14]. */
  isEnclosed(index: number): boolean {
    const behind = this.textAt(index + 1) === ' ' && this.textAt(index + 2) === '*' ? 3 : 1;
    const isOpened = /^['"‘’“”„«‹»›`´([{（「『【]$/.test(this.textAt(index - 1));
    const isClosed = /^['"‘’“”«»›‹`´)\]}）」』】]$/.test(this.textAt(index + behind));
    const isApostrophe = /^['’]$/.test(this.textAt(index - 1)) && this.isWord(index - 2);
    return isOpened && isClosed && !isApostrophe;
  }
}
