/*
 * Records that an editor changed are read as they were written. The first file detects such changes (`readContent` in
 * `record/records.ts`: elements, entities, findings of the parser), and the part `paste` reads such a record:
 * `page-text.ts` turns elements into text, `raw-text.ts` undoes tags in scripts, and `record-text.ts` finds the record
 * and cleans its characters. If a board was closed too early, the rest of its record is moved into it, after `load` and
 * at rest, but only if the parentheses then balance and there is nothing but nodes in between (`repair.ts`). If a board
 * was not closed, the article in it is shown below it (`swallowed.ts`). A property test checks that no word of an
 * article is lost. Changes that were undone are notes (`edited-link`, `edited-break`, `edited-rest`), and those that
 * were not are warnings.
 */

import { formatOf } from '../../formats/format-of.js';
import { endOfValue } from '../../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../../sgf/diagnostic.js';
import { atRest } from '../platform/moments.js';
import type { Answer } from '../record/records.js';
import { PageText } from './page-text.js';
import { decodeEntities, looksEscaped, mendRawText, type WrittenLink } from './raw-text.js';
import { findRecord, type FoundRecord, startOfRecord } from './record-text.js';
import { looksLikeDiagram } from '../../sgf/text-diagrams/looks-like-diagram.js';
import { endInArticle, endOfChild, isArticle, isProse, mayBeOpen } from './open-board.js';
import { findRest } from './repair.js';
import { mayRepair, showing, showingAfter } from './swallowed.js';
import { textBehind } from './text-behind.js';

export { upgradePage } from './upgrade.js';

/** The record in an element, and functions that repair the page. */
interface Content {
  readonly sgf?: string | undefined;
  readonly findings?: readonly Finding[];
  /** The address of the record, if the element contains only a link to it. */
  readonly link?: string | undefined;
  /** Moves the rest of the record into the board. */
  readonly move?: (() => void) | undefined;
  /** Shows what the board contains besides its record. */
  readonly show?: (() => void) | undefined;
}

/**
 * Reads the record in an element whose content is more than a plain record, in the form in which its author wrote it;
 * `undefined` if there is none. If an editor closed a board too early, the record's rest is first moved into the board,
 * once the page has loaded and is idle.
 *
 * @param read reads a record without such changes
 */
export async function readPasted(
  holder: Element,
  read: (text: string) => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  const { sgf, findings = [], link, show } = await settle(holder);
  show?.();
  if (link !== undefined) Object.assign(holder, { src: link }); // only boards have links for records
  if (sgf === undefined) return undefined;
  const answer = await read(sgf);
  if ('problem' in answer || findings.length === 0) return answer;
  return { ...answer, findings: [...findings, ...answer.findings] };
}

/** Reads an element, and repairs the page if necessary, once the page has loaded and is idle. */
async function settle(holder: Element): Promise<Content> {
  const content = contentOf(holder);
  if (!content.move) return content;
  if (document.readyState !== 'complete') await heard('load');
  await new Promise<unknown>(atRest);
  const settled = contentOf(holder); // the page may have changed meanwhile
  if (holder.isConnected) settled.move?.();
  return settled;
}

function heard(event: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(event, resolve, { once: true }));
}

/** Shows the content of the page that a board contains although its record comes from elsewhere. */
export async function showAround(host: Element): Promise<void> {
  if (document.readyState === 'loading') await heard('DOMContentLoaded');
  if (isArticle(host)) showing(host, endOfFallback(host))?.();
}

function contentOf(holder: Element): Content {
  const diagram = diagramIn(holder);
  if (diagram) return diagram;
  const raw = rawHolderOf(holder);
  if (raw) return rawContent(holder, raw);
  const page = new PageText().add(holder);
  const found = recordOf(page.text);
  const record = found && isProse(holder, page, found) ? undefined : found;
  const endOfNodes = record && endInArticle(holder, page, record);
  if (record && endOfNodes !== undefined) {
    const own = recordOf(page.text.slice(0, endOfNodes)) ?? record;
    return { ...written(page, own), show: showing(holder, page.placeOf(endOfNodes)) };
  }
  if (record?.isWhole) {
    const end = record.end === 0 ? undefined : page.placeOf(record.end);
    return { ...written(page, record), show: showing(holder, end) };
  }
  if (!record) {
    const comment = commentOf(holder);
    if (comment) return rawContent(holder, comment);
  }
  return unfinishedContent(holder, page, record);
}

/** Matches a line with a word of four letters, which no row of a diagram has. */
const prose = /^(?![\s>]*\$\$).*\p{L}{4}/mu;

/** The text diagram or file of another server in an element without a record, or the tag of HexWiki. */
function diagramIn(holder: Element): Content | undefined {
  const tag = holder.querySelector('hexboard');
  if (tag) return { sgf: (tag.cloneNode() as Element).outerHTML, show: showingAfter(holder, tag) };
  const raw = holder.querySelector('script[type*="sgf" i], template, textarea');
  const text = raw && isOwn(raw, holder) ? textOfRaw(raw) : new PageText().add(holder).text;
  // A board that was not closed contains an article, which may discuss diagrams.
  const isAll = raw ?? !(mayBeOpen(holder) && prose.test(text));
  const isOther = formatOf(text) ?? (isAll && looksLikeDiagram(text));
  if (isOther && startOfRecord(text) < 0)
    return { sgf: text, show: raw ? showingAfter(holder, raw) : undefined };
  const first = [...holder.childNodes].find((child) => child.textContent?.trim());
  return first && !raw && mayBeOpen(holder) ? firstDiagram(holder, first) : undefined;
}

/** The text diagram in the first child of a board that was not closed. */
function firstDiagram(holder: Element, first: Node): Content | undefined {
  if (first instanceof Text) {
    const offset = endOfDiagram(first.data);
    return offset > 0 && startOfRecord(first.data) < 0
      ? { sgf: first.data.slice(0, offset), show: showing(holder, { node: first, offset }) }
      : undefined;
  }
  const { text } = new PageText().add(first);
  return looksLikeDiagram(text) && startOfRecord(text) < 0
    ? { sgf: text, show: showingAfter(holder, first) }
    : undefined;
}

/** The index in a text at which its diagram ends, or 0. The words of an article may follow. */
function endOfDiagram(text: string): number {
  const at = prose.exec(text)?.index ?? text.length;
  return looksLikeDiagram(text.slice(0, at)) ? at : 0;
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
  return {
    ...written(source, record),
    show: raw === holder ? undefined : showingAfter(holder, raw),
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

/** The content of an element with no record, or with a record that may go on after the element. */
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
  return {
    link: link?.href,
    show: isArticle(holder) ? showing(holder, link && endOfChild(holder, link)) : undefined,
  };
}

/**
 * The address in a link to a record. Links in a problem are not used: they lead to a collection of problems. A link in
 * a paragraph of a board that was not closed belongs to the article.
 */
function linkIn(host: Element): HTMLAnchorElement | undefined {
  if (host.getAttribute('mode') === 'problem') return undefined;
  const isInArticle = isArticle(host);
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.find(
    (each) =>
      isOwn(each, host) &&
      (!isInArticle || each.parentElement === host) &&
      (/\.sgf$/i.test(each.pathname) || /sgf/i.test(each.type)),
  );
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
    return node.matches(
      'img, picture, noscript, script, template, style, [slot], [class~="sgf-figure"]',
    );
  };
  const first = children.findIndex((child) => !isFallback(child));
  return { node: host, offset: first < 0 ? children.length : first };
}

/** The record in a text, unescaped if it was escaped once too often. */
function recordOf(text: string): FoundRecord | undefined {
  const record = findRecord(text);
  if (!record || !looksEscaped(text)) return record;
  const mended = findRecord(decodeEntities(text));
  const { end, cleanEnd } = record;
  return mended && { ...mended, end, cleanEnd };
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
