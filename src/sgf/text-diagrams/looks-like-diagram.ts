/** Matches a row of points: at least three stones or empty points in succession. */
const row = /(?:[.,+XO#@●○◯┼├┤·][ \t]?){3}/;
const LEAST_ROWS = 3;

/** Whether a text is worth reading as a diagram. This is only a quick check: the text may still have no diagram. */
export function looksLikeDiagram(text: string): boolean {
  if (/^[\s>]*\$\$|<hexboard\b/im.test(text)) return true;
  return text.split('\n', 200).filter((line) => row.test(line)).length >= LEAST_ROWS;
}
