/** How the rest of a record begins, between nodes or within a value. */
const rest = /^\s*(;\s*[A-Z]|\(\s*;\s*[BW]\[|\)\s*$)|^[^[\]]*\]\s*[;()A-Z[]/;
/** What is in one of these does not run on into the next. */
const PARTS = 'article, section, li, td';
/** How much is looked at of what follows the element, in UTF-16 code units. */
const LOOKED_AT = 1000;

/** The first line of what follows an element in its part of the page, if it looks like the rest of a record. */
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
