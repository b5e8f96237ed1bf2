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
