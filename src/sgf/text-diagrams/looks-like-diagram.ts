/** A row of points: at least three stones or empty places, one behind the other. */
const row = /(?:[.,+XO#@●○◯┼├┤·][ \t]?){3}/;
const LEAST_ROWS = 3;

/** Whether it is worth to try a text as a diagram: nothing is said of what it means. */
export function looksLikeDiagram(text: string): boolean {
  if (/^[\s>]*\$\$|<hexboard\b/im.test(text)) return true;
  return text.split('\n', 200).filter((line) => row.test(line)).length >= LEAST_ROWS;
}
