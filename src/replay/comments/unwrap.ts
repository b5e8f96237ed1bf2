/** Narrowest and widest line at which programs wrap text, in characters. */
const NARROWEST = 40;
const WIDEST = 100;
/** Matches a line of a chat: `Ada [3k]: hello`. */
const chatLine = /^[^\s:][^:]{0,24}: /m;

/**
 * Joins the lines of a paragraph that a program has wrapped: at least three lines, none of which had room for the next
 * word. The text keeps its length, so places in it stay the same.
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
