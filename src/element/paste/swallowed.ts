import { endOfChild, mayBeOpen } from './open-board.js';
import type { Boundary } from './page-text.js';

/** The named slots of a board. */
const SLOTS =
  '[slot=header], [slot=poster], [slot=caption], [slot=solution], [slot=footer], [slot=rest]';
/** Elements that readers see or use although they have no text. */
const SEEN =
  'img, picture, video, audio, iframe, object, embed, canvas, svg, input, button, select, textarea, hr, sgf-board';
const UNSEEN = `script, style, template, noscript, ${SLOTS}`;
/** Remains of other notations for records in pages, such as shortcodes and CDATA sections. */
const REMAINS = /^\s*(?:\[\/?\w+\]|(?:\/\/\s*)?\]\]>)?\s*$/;

/** Matches content that is more than a few words or a link. */
const ARTICLE = ':scope > [slot=rest]:not(a, span)';
const UNCLOSED =
  '<sgf-board>: nothing closes this tag, so it contains what follows it in the page. Write </sgf-board> after the record.';

/** Whether the page lets its boards take in the rest of their records, and show content that they swallowed. */
export function mayRepair(host: Element): boolean {
  return !host.closest('[data-sgf-repair="off"]');
}

/** Shows the content after a place in a board, and tells the author that the tag was not closed. */
export function showing(host: Element, end: Boundary | undefined): (() => void) | undefined {
  if (host.localName !== 'sgf-board' || !mayRepair(host)) return undefined;
  return () => {
    const hasArticle = showSwallowed(host, end) && mayBeOpen(host) && host.querySelector(ARTICLE);
    if (hasArticle) console.warn(UNCLOSED, host);
  };
}

/** Shows what follows a node in a board that may not have been closed. */
export function showingAfter(holder: Element, node: Node): (() => void) | undefined {
  return mayBeOpen(holder) ? showing(holder, endOfChild(holder, node)) : undefined;
}

/**
 * Shows the content of the page that a board contains only because its tag was not closed: below the board, in its slot
 * `rest`, where the content has the text styles of the page. Nothing is moved, so the scripts and frames of that content
 * go on working. If the record ends in the middle of a paragraph, the paragraph is split.
 *
 * @param end where the record ends; if undefined, all the content is meant
 * @returns whether there is such content
 */
function showSwallowed(host: Element, end: Boundary | undefined): boolean {
  if ((end && !isSplittable(end.node, host)) || !hasContent(host, end)) return false;
  const first = end ? splitAt(host, end) : host.firstChild;
  const swallowed = new Set<ChildNode>(host.querySelectorAll(`:scope > [slot]:not(${SLOTS})`));
  for (let node = first; node; node = node.nextSibling) swallowed.add(node);
  for (const node of swallowed) showBelow(node);
  return true;
}

function showBelow(node: ChildNode): void {
  if (node instanceof Element) {
    if (!node.matches(UNSEEN)) node.slot = 'rest';
  } else if (node instanceof Text) {
    const span = document.createElement('span');
    span.slot = 'rest';
    node.replaceWith(span);
    span.append(node);
  }
}

/** Whether an element may be split at a node in it. Forms, tables and custom elements work only as a whole. */
export function isSplittable(node: Node, within: Node): boolean {
  for (let at: Node | null = node; at && at !== within; at = at.parentNode) {
    if (at instanceof Element && (at.matches('form, table') || at.localName.includes('-')))
      return false;
  }
  return true;
}

/** Whether the content after a place in a board is visible. A few words in the same line are not an article, and stay hidden. */
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

/** Splits the child of a board in which its record ends, and returns the first child after the record. */
function splitAt(host: Element, end: Boundary): ChildNode | null {
  if (end.node === host) return host.childNodes[end.offset] ?? null;
  const top = [...host.childNodes].find((child) => child.contains(end.node));
  if (!top) return null;
  const range = document.createRange();
  range.setStart(end.node, end.offset);
  range.setEndAfter(top);
  const tail = range.extractContents();
  for (const copy of tail.querySelectorAll('[id]'))
    if (host.querySelector(`#${CSS.escape(copy.id)}`)) copy.removeAttribute('id');
  for (const node of [...tail.childNodes]) if (isBlank(node)) node.remove();
  const next = top.nextSibling;
  const first = tail.firstChild ?? next;
  top.after(tail);
  return first;
}

export function isBlank(node: Node): boolean {
  return !node.textContent?.trim() && !(node instanceof Element && node.querySelector(SEEN));
}
