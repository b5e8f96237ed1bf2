/** A program that wraps lines wraps them at such a width, in characters. */
const NARROWEST = 40;
const WIDEST = 100;
/** `Ada [3k]: hello`: lines of a chat. */
const chatLine = /^[^\s:][^:]{0,24}: /m;

/**
 * Joins lines that a program has wrapped: three and more of a paragraph, where the next word never had room. The text
 * keeps its length, so places in it stay the same.
 */
export function unwrap(text: string): string {
  return text
    .split(/(\n\s*\n)/)
    .map(unwrapParagraph)
    .join('');
}

function unwrapParagraph(paragraph: string): string {
  const lines = paragraph.split('\n');
  const lengths = lines.map((line) => line.trimEnd().length);
  const width = Math.max(...lengths.slice(0, 1000));
  const isWrapped = (length: number, at: number) => {
    const [word = ''] = (lines[at + 1] ?? '').split(' ', 1);
    return at === lines.length - 1 || (word !== '' && length + 1 + word.length > width);
  };
  const isFit = lines.length > 2 && width >= NARROWEST && width <= WIDEST;
  return isFit && !chatLine.test(paragraph) && lengths.every(isWrapped)
    ? lines.join(' ')
    : paragraph;
}
