/*
 * Records that an editor changed are read as they were written. The first file detects such changes (`readContent` in
 * `record/records.ts`: elements, entities, findings of the parser), and the part `paste` reads such a record:
 * `page-text.ts` turns elements into text, `raw-text.ts` undoes tags in scripts, and `record-text.ts` finds the record
 * and cleans its characters. Nodes of the page are moved only if the parentheses then balance and there is nothing but
 * nodes in between, after `load` and at rest (`repair.ts`). A property test checks that no word of an article is lost.
 * An element counts as never closed if nothing follows it, not even a blank, and its content begins on a new line: a
 * closed element is followed by a line break. Changes that were undone are notes (`edited-link`, `edited-break`,
 * `edited-rest`), and those that were not are warnings.
 */

import { endOfValue } from '../../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../../sgf/diagnostic.js';
import { atRest } from '../platform/moments.js';
import { type Answer, readText } from '../record/records.js';
import { PageText } from './page-text.js';
import { decodeEntities, looksEscaped, mendRawText, type WrittenLink } from './raw-text.js';
import { findRecord, type FoundRecord, startOfRecord } from './record-text.js';
import { looksLikeDiagram } from '../../sgf/text-diagrams/looks-like-diagram.js';
import { findRest, findSwallowed, mayRepair } from './repair.js';
import { textBehind } from './text-behind.js';

export { upgradePage } from './upgrade.js';

/** The record in an element, and a function that repairs the page. */
interface Content {
  readonly sgf?: string | undefined;
  readonly findings?: readonly Finding[];
  /** The address of the record, if the element contains only a link to it. */
  readonly link?: string | undefined;
  /** Repairs the page by moving its nodes. */
  readonly move?: (() => void) | undefined;
}

/**
 * Reads the record in an element whose content is more than a plain record, in the form in which its author wrote it;
 * `undefined` if there is none. If an editor closed a board too early or not at all, the record's rest is first moved
 * into the board, or content of the page out of it, once the page has loaded and is idle.
 */
export async function readPasted(holder: Element, limit: string): Promise<Answer | undefined> {
  const diagram = diagramIn(holder);
  if (diagram !== undefined) return readText(diagram, limit);
  const { sgf, findings = [], link } = await settle(holder, contentOf);
  if (link !== undefined) Object.assign(holder, { src: link }); // only boards have links for records
  if (sgf === undefined) return undefined;
  const answer = await readText(sgf, limit);
  if ('problem' in answer || findings.length === 0) return answer;
  return { ...answer, findings: [...findings, ...answer.findings] };
}

/** Matches a line with a word of four letters, which no row of a diagram has. */
const prose = /^(?![\s>]*\$\$).*\p{L}{4}/mu;

/** The text diagram in an element without a record, or the tag of HexWiki. */
function diagramIn(holder: Element): string | undefined {
  const tag = holder.querySelector('hexboard')?.cloneNode();
  if (tag instanceof Element) return tag.outerHTML;
  const raw = holder.querySelector('script[type*="sgf" i], template, textarea');
  const text = raw ? textOfRaw(raw) : new PageText().add(holder).text;
  if (startOfRecord(text) >= 0 || !looksLikeDiagram(text)) return undefined;
  // A board that was not closed contains an article, which may discuss diagrams.
  return holder.localName === 'sgf-board' && isUnclosed(holder) && prose.test(text)
    ? undefined
    : text;
}

/** Moves content of the page back that a board swallowed, if its record comes from elsewhere. */
export async function moveOut(host: Element): Promise<void> {
  if (document.readyState === 'loading') await heard('DOMContentLoaded');
  await settle(host, () => ({
    move: isUnclosed(host)
      ? repairOf(host, () => findSwallowed(host, endOfFallback(host)))
      : undefined,
  }));
}

/**
 * Whether nothing shows that an element was closed: it is the last in its part of the page, without even a blank after
 * it, and its content begins on a new line, as after `<sgf-board … />`.
 */
function isUnclosed(host: Element): boolean {
  return !host.nextSibling && host.firstChild instanceof Text;
}

function heard(event: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(event, resolve, { once: true }));
}

/** Reads an element, and repairs the page if necessary, once the page has loaded and is idle. */
async function settle(holder: Element, look: (holder: Element) => Content): Promise<Content> {
  const content = look(holder);
  if (!content.move) return content;
  if (document.readyState !== 'complete') await heard('load');
  await new Promise<unknown>(atRest);
  const settled = look(holder); // the page may have changed meanwhile
  if (holder.isConnected) settled.move?.();
  return settled;
}

function contentOf(holder: Element): Content {
  const raw = rawHolderOf(holder);
  if (raw) return rawContent(holder, raw);
  const page = new PageText().add(holder);
  const found = recordOf(page.text);
  const record = found && isProse(holder, page, found) ? undefined : found;
  if (record?.isWhole) {
    const end = record.end === 0 ? undefined : page.placeOf(record.end);
    return { ...written(page, record), move: repairOf(holder, () => findSwallowed(holder, end)) };
  }
  if (!record) {
    const comment = commentOf(holder);
    if (comment) return rawContent(holder, comment);
  }
  return unfinishedContent(holder, page, record);
}

/** The element inside that contains a record as raw text: a script, a template, or a text field. */
function rawHolderOf(holder: Element): Element | undefined {
  if (holder.matches('script, textarea')) return holder;
  return ['script[type*="sgf" i]', 'template', 'textarea']
    .flatMap((selector) => [...holder.querySelectorAll(selector)])
    .find((each) => isOwn(each, holder) && startOfRecord(textOfRaw(each)) >= 0);
}

/** Whether an element belongs to its holder, and not to a caption or another board inside. */
function isOwn(element: Element, holder: Element): boolean {
  const other = element.closest('[slot], sgf-board');
  return !other || other === holder || !holder.contains(other);
}

function textOfRaw(raw: Node): string {
  if (!(raw instanceof HTMLTemplateElement)) return raw.textContent ?? '';
  return raw.content.textContent + raw.textContent; // React adds the text beside the content
}

function rawContent(holder: Element, raw: Node): Content {
  const isTemplate = raw instanceof HTMLTemplateElement;
  const source = isTemplate ? templateText(raw) : { ...mendRawText(textOfRaw(raw)), isRaw: true };
  const record = recordOf(source.text);
  if (!record) return {};
  const isInside = raw !== holder && raw.parentNode;
  const end = isInside && {
    node: isInside,
    offset: [...isInside.childNodes].indexOf(raw as ChildNode) + 1,
  };
  // Text after the raw holder belongs in the element, unless nothing shows that the element was closed.
  const isOpen = end && end.node === holder && isUnclosed(holder);
  return {
    ...written(source, record),
    move: isOpen ? repairOf(holder, () => findSwallowed(holder, end)) : undefined,
  };
}

function templateText(template: HTMLTemplateElement): PageText {
  const page = new PageText().add(template.content);
  return startOfRecord(page.text) < 0 ? new PageText().add(template) : page;
}

function commentOf(holder: Element): Node | undefined {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (startOfRecord(node.textContent ?? '') >= 0) return node;
  return undefined;
}

/** Whether a board that was not closed contains an article about records: there are words before the record. */
function isProse(holder: Element, { text }: PageText, record: FoundRecord): boolean {
  if (holder.localName !== 'sgf-board' || !isUnclosed(holder)) return false;
  return !(record.isWhole && record.isClean) && /\p{L}/u.test(text.slice(0, record.start));
}

/** The content of an element with no record, or with a record whose end may be after the element. */
function unfinishedContent(
  holder: Element,
  page: PageText,
  record: FoundRecord | undefined,
): Content {
  const isBoard = holder.localName === 'sgf-board';
  const isBegun = record || !page.text.trim();
  const rest = isBoard && isBegun ? findRest(holder, new PageText().add(holder)) : undefined;
  if (rest && mayRepair(holder)) {
    const taken = rest.page.text.slice(page.text.length);
    const note = record && noteOf('edited-rest', record.sgf.length, taken.trim().split('\n', 1)[0]);
    const { sgf, findings } = written(
      { text: rest.page.text, links: rest.page.links, breaks: [] },
      rest.record,
    );
    return { sgf, findings: note ? [...findings, note] : findings, move: rest.moveIn };
  }
  if (record) return written(page, record, isBoard ? textBehind(holder) : '');
  const link = isBoard ? linkIn(holder) : undefined;
  const isOpen = isBoard && !link && isUnclosed(holder);
  return {
    link,
    move: isOpen ? repairOf(holder, () => findSwallowed(holder, undefined)) : undefined,
  };
}

function repairOf(holder: Element, find: () => (() => void) | undefined): Content['move'] {
  return holder.localName === 'sgf-board' && mayRepair(holder) ? find() : undefined;
}

/**
 * The address in a link to a record. Links in a problem are not used: they lead to a collection of problems. A link in
 * a paragraph of a board that was not closed belongs to the article.
 */
function linkIn(host: Element): string | undefined {
  if (host.getAttribute('mode') === 'problem') return undefined;
  const isArticle = isUnclosed(host);
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const link = links.find(
    (each) =>
      isOwn(each, host) &&
      (!isArticle || each.parentElement === host) &&
      (/\.sgf$/i.test(each.pathname) || /sgf/i.test(each.type)),
  );
  return link?.href;
}

/** The end of the fallback content at the beginning of a board: a link to its record, another record, or a picture. */
function endOfFallback(host: Element) {
  const src: unknown = Reflect.get(host, 'src');
  const children = [...host.childNodes];
  const isFallback = (node: Node) => {
    if (!(node instanceof Element))
      return !(node instanceof Text) || /^\s*(?:$|\(\s*;)/.test(node.data);
    if (node instanceof HTMLAnchorElement)
      return node.href === src || /\.sgf$/i.test(node.pathname);
    return node.matches('img, picture, noscript, script, template, style, [slot]');
  };
  const first = children.findIndex((child) => !isFallback(child));
  return { node: host, offset: first < 0 ? children.length : first };
}

/** The record in a text, unescaped if it was escaped once too often. */
function recordOf(text: string): FoundRecord | undefined {
  const record = findRecord(text);
  if (!record || !looksEscaped(text)) return record;
  const mended = findRecord(decodeEntities(text));
  return mended && { ...mended, end: record.end };
}

interface Source {
  readonly text: string;
  readonly links: readonly WrittenLink[];
  readonly breaks: readonly number[];
  /** Whether all breaks were tags in the text. */
  readonly isRaw?: boolean;
}

/** The record, with notes for its author about the changes that were undone. */
function written({ text, links, breaks, isRaw }: Source, record: FoundRecord, behind = '') {
  const { start, end, sgf } = record;
  const findings: Finding[] = [];
  const isIn = (at: number) => at >= start && at < end;
  const link = links.find(({ at }) => isIn(at));
  if (link) findings.push(noteOf('edited-link', link.at - start, link.text));
  const isReported = isRaw ? isIn : isInValue(text, start);
  const at = breaks.filter(isIn).find(isReported);
  if (at !== undefined) findings.push(noteOf('edited-break', at - start));
  if (behind) findings.push({ ...noteOf('edited-rest', sgf.length, behind), severity: 'warning' });
  return { sgf, findings };
}

function noteOf(code: DiagnosticCode, offset: number, detail = ''): Finding {
  return { code, offset, detail: detail.slice(0, LONGEST_DETAIL), severity: 'note' };
}

/** Returns a test of whether an index is within a value. Indices must be tested in ascending order. */
function isInValue(text: string, start: number): (at: number) => boolean {
  let [open, end] = [-1, start];
  return (at) => {
    while (end <= at && end >= 0) {
      open = text.indexOf('[', end);
      end = open < 0 ? -1 : endOfValue(text, open + 1);
    }
    return open >= 0 && open < at && at < end;
  };
}
