import type { Boundary, PageText } from './page-text.js';
import { findRecord, type FoundRecord, startOfRecord } from './record-text.js';
import { isBefore } from './open-board.js';
import { isBlank, isSplittable } from './swallowed.js';

/** Maximum number of nodes examined after a board. */
const MOST_NODES = 500;
/** Elements in which, or after which, a record never continues. */
const LIMITS = 'sgf-board, main, footer, nav, form, table, header, aside, [data-sgf-repair="off"]';
/** Elements that the end of a paragraph may leave around a board. */
const LEFT = /^(?:p|span|em|strong|b|i|font|div)$/;
/** Text that continues a record, between nodes or in a value. A value with an opening bracket is not part of it. */
const continues = /^\s*(?:$|[;()[]|[A-Z]{1,2}\s*\[)|^[^[\]]*(?:$|\]\s*(?:$|[;()A-Z[]))/;

/** The rest of a record whose board was closed too early, and a function that moves it into the board. */
export interface Rest {
  readonly record: FoundRecord;
  readonly page: PageText;
  readonly moveIn: () => void;
}

/**
 * Looks for the rest of a record after its board, which a `</p>` or `<pre>` has closed too early: up to where the
 * parentheses balance, with nothing but nodes in between.
 *
 * @param page the text of the board, which may be blank
 */
export function findRest(host: Element, page: PageText): Rest | undefined {
  const isBegun = startOfRecord(page.text) >= 0;
  const { length } = page.text;
  let count = 0;
  for (let node = following(host, page); node; node = following(node, page)) {
    count += node instanceof Element ? 1 + node.getElementsByTagName('*').length : 1;
    const limit = limitIn(node);
    if (count > MOST_NODES || limit === node) return undefined;
    page.add(node);
    if (!isBegun && !/^\s*(?:\(\s*(?:;|$)|$)/.test(page.text)) return undefined;
    const record = node.textContent?.includes(')') ? findRecord(page.text) : undefined;
    if (record && !record.isClean) return undefined;
    if (isBegun && !continues.test(page.text.slice(length))) return undefined;
    const end = record?.isWhole && page.placeOf(record.end);
    if (limit && !(end && isBefore(end.node, limit))) return undefined;
    if (!end) continue;
    if (!isSplittable(end.node, node)) return undefined;
    return { record, page, moveIn: () => moveIn(host, end) };
  }
  return undefined;
}

/** The node after another one, also outside of elements that the end of a paragraph may leave. */
function following(node: Node, page: PageText): Node | null {
  let at = node;
  while (!at.nextSibling) {
    const { parentElement } = at;
    if (!parentElement || !LEFT.test(parentElement.localName)) return null;
    page.endParagraph();
    at = parentElement;
  }
  return at.nextSibling;
}

/** The first element in a node in which a record does not continue. */
function limitIn(node: Node): Element | undefined {
  if (!(node instanceof Element)) return undefined;
  return [node, ...node.getElementsByTagName('*')].find(
    (each) => each.matches(LIMITS) || each.localName.includes('-'),
  );
}

/** Moves the content between a board and a place after it into the board. */
function moveIn(host: Element, end: Boundary): void {
  const range = document.createRange();
  range.setStartAfter(host);
  range.setEnd(end.node, end.offset);
  const parents = ancestorsOf(end.node);
  const taken = range.extractContents();
  for (const copy of taken.querySelectorAll('[id]'))
    if (document.getElementById(copy.id)) copy.removeAttribute('id');
  host.append(taken);
  // Removes elements that are empty now.
  for (const parent of parents) if (!parent.contains(host) && isBlank(parent)) parent.remove();
}

function ancestorsOf(node: Node): Element[] {
  const ancestors: Element[] = [];
  for (let at = node.parentElement; at; at = at.parentElement) ancestors.push(at);
  return ancestors.filter((each) => each !== document.body && each !== document.documentElement);
}
