import type { Boundary, PageText } from './page-text.js';
import { findRecord, type FoundRecord } from './record-text.js';

/** Whether a board may contain an article because its tag was not closed: it has no next sibling. */
export function mayBeOpen(holder: Element): boolean {
  return holder.localName === 'sgf-board' && !holder.nextSibling;
}

/**
 * Whether the content of a board without a record inside is an article, and not a link, a picture or a paragraph for
 * readers without scripts: it begins on a new line, as after `<sgf-board … />`, or it has several parts.
 */
export function isArticle(host: Element): boolean {
  const { firstChild } = host;
  const parts = [...host.childNodes].filter((child) =>
    child instanceof Element ? !isForReaders(child) : child instanceof Text && child.data.trim(),
  );
  const isOnNewLine = firstChild instanceof Text && /^[^\S\n]*\n/.test(firstChild.data);
  return mayBeOpen(host) && !isSeries(host) && (isOnNewLine || parts.length > 1);
}

/** Whether a problem contains only links to the files of a series. */
function isSeries(host: Element): boolean {
  const links = [...host.querySelectorAll('a')];
  const texts = links.map(({ textContent }) => textContent);
  const isLinked = texts.join('').replace(/\s/g, '') === host.textContent.replace(/\s/g, '');
  return (
    isLinked && host.matches('[mode=problem]') && links.some(({ href }) => /\.sgf/i.test(href))
  );
}

/** Whether a child of a board is meant for it: a slot, or the figure of `renderStatic` and the link below it. */
function isForReaders(child: Element): boolean {
  const href = child.firstElementChild?.getAttribute('href') ?? undefined;
  const isLink = href !== undefined && href === child.parentElement?.getAttribute('src');
  return child.matches('[slot], [class~="sgf-figure"]') || isLink;
}

/** The place after the child of a board that contains a node. */
export function endOfChild(holder: Element, node: Node): Boundary {
  const at = [...holder.childNodes].findIndex((child) => child.contains(node));
  return { node: holder, offset: at + 1 };
}

/** Text that continues a record between nodes. */
const continues = /^\s*(?:$|[;()[]|[A-Z]{1,2}\s*\[)/;

/** The index at which the nodes in the first part of a text end, if words follow. */
function endOfNodes(text: string, length: number): number | undefined {
  const record = findRecord(text.slice(0, length));
  if (!record || record.cleanEnd === record.start) return undefined;
  const { cleanEnd } = record;
  const hasNodes = text.slice(cleanEnd, length).includes('[');
  return hasNodes || continues.test(text.slice(cleanEnd)) ? undefined : cleanEnd;
}

/** In a board that was not closed: where the record ends and the article begins; `undefined` if only nodes follow. */
export function endInArticle(
  holder: Element,
  page: PageText,
  record: FoundRecord,
): number | undefined {
  const { cleanEnd } = record;
  const end = mayBeOpen(holder) ? page.placeOf(cleanEnd) : undefined;
  if (!end) return undefined;
  for (const length of page.breaksBetween(holder)) {
    const first = endOfNodes(page.text, length);
    if (first !== undefined) return first;
  }
  if (record.isWhole) {
    const last = page.placeOf(record.end)?.node ?? end.node;
    const isAcross = endOfChild(holder, last).offset !== endOfChild(holder, end.node).offset;
    return isAcross && !record.isClean ? cleanEnd : undefined;
  }
  const { lastElementChild } = holder;
  const isFollowed = lastElementChild && isBefore(end.node, lastElementChild);
  return isFollowed || !record.isClean ? cleanEnd : undefined;
}

/** Whether a board that was not closed contains an article about records: there are words around the record. */
export function isProse(holder: Element, { text }: PageText, record: FoundRecord): boolean {
  if (!mayBeOpen(holder)) return false;
  const before = text.slice(0, record.start).split('\n');
  const [line = '', ...earlier] = before.reverse().map((each) => /\p{L}/u.test(each));
  const isInLine = line && (earlier.some(Boolean) || /^.*\p{L}/u.test(text.slice(record.end)));
  return record.isWhole && record.isClean ? !!isInLine : line || earlier.some(Boolean);
}

/** Whether a node precedes another one in the page, without containing it. */
export function isBefore(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}
