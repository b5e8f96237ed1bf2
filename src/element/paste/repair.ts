import type { Boundary, PageText } from './page-text.js';
import { findRecord, type FoundRecord, startOfRecord } from './record-text.js';

/** Maximum number of nodes examined after a board. */
const MOST_NODES = 500;
/** Elements in which, or after which, a record never continues. */
const LIMITS = 'sgf-board, main, footer, nav, form, table, header, aside, [data-sgf-repair="off"]';
/** Elements that the end of a paragraph may leave around a board. */
const LEFT = /^(?:p|span|em|strong|b|i|font|div)$/;
/** Elements that readers see or use although they have no text. */
const SEEN =
  'img, picture, video, audio, iframe, object, embed, canvas, svg, input, button, select, textarea, hr, sgf-board';
const UNSEEN = 'script, style, template, noscript, [slot]';
/** Remains of other notations for records in pages, such as shortcodes and CDATA sections. */
const REMAINS = /^\s*(?:\[\/?\w+\]|(?:\/\/\s*)?\]\]>)?\s*$/;

/** Text that continues a record, between nodes or in a value. A value with an opening bracket is not part of it. */
const continues = /^\s*(?:$|[;()[]|[A-Z]{1,2}\s*\[)|^[^[\]]*(?:$|\]\s*(?:$|[;()A-Z[]))/;

/** Whether the page lets its boards take in the content after them, and give back content that they swallowed. */
export function mayRepair(host: Element): boolean {
  return !host.closest('[data-sgf-repair="off"]');
}

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

function isBefore(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
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

function isBlank(element: Element): boolean {
  return !element.textContent.trim() && !element.querySelector(SEEN);
}

/**
 * Looks for content after a record that is in its board only because the element was not closed.
 *
 * @param end where the record ends; if undefined, all the content is meant
 * @returns a function that moves it out of the board; `undefined` if nothing would be visible
 */
export function findSwallowed(host: Element, end: Boundary | undefined): (() => void) | undefined {
  if (end && !isSplittable(end.node, host)) return undefined;
  return hasContent(host, end) ? () => overflow(host, end) : undefined;
}

/** Whether an element may be split at a node in it. Forms, tables and custom elements work only as a whole. */
function isSplittable(node: Node, within: Node): boolean {
  for (let at: Node | null = node; at && at !== within; at = at.parentNode) {
    if (at instanceof Element && (at.matches('form, table') || at.localName.includes('-')))
      return false;
  }
  return true;
}

/** Whether the content after a place in a board is visible. A few words in the same line are the author’s. */
function hasContent(host: Element, end: Boundary | undefined): boolean {
  const isLast = !host.nextSibling;
  const walker = document.createTreeWalker(host);
  const words = textAfter(end);
  if (end && !(end.node instanceof Text)) {
    const before = end.node.childNodes[end.offset - 1];
    walker.currentNode = before ? lastWithin(before) : end.node;
  } else if (end) walker.currentNode = end.node;
  let hasElements = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(UNSEEN)) continue;
    if (node instanceof Element) {
      hasElements = true;
      if (node.matches(SEEN)) return true;
    } else if (node instanceof Text && !REMAINS.test(node.data)) return true;
  }
  return !REMAINS.test(words) && (hasElements || isLast || end?.node.parentNode !== host);
}

function textAfter(end: Boundary | undefined): string {
  return end?.node instanceof Text ? end.node.data.slice(end.offset) : '';
}

function lastWithin(node: Node): Node {
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return last;
}

/** Moves the content after a place in a board out, after the board. A paragraph in which the record ends is split. */
function overflow(host: Element, end: Boundary | undefined): void {
  const { parentNode, nextSibling } = host;
  if (!parentNode) return;
  for (const node of [...childrenAfter(host, end)]) {
    if (node instanceof Element && node.slot) continue;
    move(parentNode, node, nextSibling);
  }
}

function childrenAfter(host: Element, end: Boundary | undefined): Node[] {
  if (!end) return [...host.childNodes];
  if (end.node === host) return [...host.childNodes].slice(end.offset);
  const top = [...host.childNodes].find((child) => child.contains(end.node));
  if (!top) return [];
  const range = document.createRange();
  range.setStart(end.node, end.offset);
  range.setEndAfter(top);
  const tail = [...range.extractContents().childNodes];
  for (const node of tail) {
    if (!(node instanceof Element)) continue;
    for (const copy of [node, ...node.querySelectorAll('[id]')]) {
      if (copy.id && host.querySelector(`#${CSS.escape(copy.id)}`)) copy.removeAttribute('id');
    }
  }
  const isSeen = (node: Node) => (node instanceof Element ? !isBlank(node) : node.textContent);
  const rest: Node[] = [...host.childNodes];
  return [...tail.filter(isSeen), ...rest.slice(rest.indexOf(top) + 1)];
}

/** Moves a node. If the browser supports it, frames and players continue without loading again. */
function move(parent: Node, node: Node, before: Node | null): void {
  const { moveBefore } = parent as { moveBefore?: (node: Node, before: Node | null) => void };
  if (moveBefore && node.isConnected && !(node instanceof Comment))
    moveBefore.call(parent, node, before);
  else parent.insertBefore(node, before);
}
