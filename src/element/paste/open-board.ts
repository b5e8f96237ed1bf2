import type { Boundary, PageText } from './page-text.js';
import { findRecord, type FoundRecord } from './record-text.js';

/** Whether a board may contain an article because its tag was not closed: it is the last in its part of the page. */
export function mayBeOpen(holder: Element): boolean {
  return holder.localName === 'sgf-board' && !holder.nextSibling;
}

/**
 * Whether the content of a board without a record inside is an article, and not a link, a picture or a paragraph for
 * readers without scripts: it begins on a new line, as after `<sgf-board … />`, or it has several parts.
 */
export function isArticle(host: Element): boolean {
  const parts = [...host.childNodes].filter((child) =>
    child instanceof Element
      ? !child.matches('[slot]')
      : child instanceof Text && child.data.trim(),
  );
  return mayBeOpen(host) && (host.firstChild instanceof Text || parts.length > 1);
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

/**
 * The index at which the nodes of a record in a board that was not closed end, if the words of an article follow: they
 * are no part of the record.
 */
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
