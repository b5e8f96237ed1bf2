/** The beginning of the rest of a record, between nodes or in a value. */
const rest = /^\s*(;\s*[A-Z]|\(\s*;\s*[BW]\[|\)\s*$)|^[^[\]]*\]\s*[;()A-Z[]/;
/** Elements whose content does not continue in the next one. */
const PARTS = 'article, section, li, td';
/** Length of the examined text after the element, in UTF-16 code units. */
const LOOKED_AT = 1000;

/** The first line of text after an element in its part of the page, if it looks like the rest of a record. */
export function textBehind(element: Element): string {
  const part = element.closest(PARTS) ?? document.body;
  if (!part.contains(element)) return '';
  const range = document.createRange();
  range.selectNodeContents(part);
  range.setStartAfter(element);
  const next = [...part.querySelectorAll('sgf-board')].find((board) => range.intersectsNode(board));
  if (next) range.setEndBefore(next);
  const text = range.toString().trim().slice(0, LOOKED_AT);
  return rest.test(text) ? (text.split('\n', 1)[0] ?? '') : '';
}
