import type { SgfBoardElement } from '../sgf-board-element.js';
import { decoded } from '../../game/address.js';
import { endOfValue } from '../../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../../sgf/diagnostic.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { findInlineRecord, pageIdOf } from '../record/records.js';
import { findById } from './page-records.js';

/** A link that Markdown made of `[gc](;B[cg])`, as text: so it stands in a script. */
const writtenLink = /<a href="(\s*;[^"]{0,200})"[^>]{0,99}>([^<]{0,99})</;
/** How the rest of a record begins, between nodes or within a value. */
const rest = /^\s*(;\s*[A-Z]|\(\s*;\s*[BW]\[|\)\s*$)|^[^[\]]*\]\s*[;()A-Z[]/;
/** What is in one of these does not run on into the next. */
const PARTS = 'article, section, li, td';
/** How much is looked at of what follows the element, in UTF-16 code units. */
const LOOKED_AT = 1000;

/** What the page's editor did to a record in the page so that it is read wrong: of each kind the first. */
export function findEdits(host: SgfBoardElement, { text, findings }: SgfCollection): Finding[] {
  const element = elementOf(host);
  const holder = element?.isConnected && findInlineRecord(element); // it may have left the page
  if (!holder || !text.startsWith(holder.textContent)) return [];
  const edits: Finding[] = [];
  const add = (code: DiagnosticCode, offset: number | undefined, detail = '') => {
    if (offset !== undefined) edits.push({ code, offset, detail: detail.slice(0, LONGEST_DETAIL) });
  };
  const { links, breaks } = tagsIn(holder);
  add('edited-link', ...(links[0] ?? linkInScript(text)));
  add('edited-break', breaks.find(joinsWords(text)) ?? tagInScript(text, findings));
  if (findings.some(({ code }) => code === 'missing-paren' || code === 'unterminated-value')) {
    const behind = textBehind(element);
    if (rest.test(behind)) add('edited-rest', text.length, behind.split('\n', 1)[0]);
  }
  return edits;
}

/** The element of the page that has the record of a board: itself, or the one that `src="#id"` names. */
function elementOf(host: SgfBoardElement): Element | null {
  const { sgf, src } = host;
  const id = sgf ? undefined : pageIdOf(src);
  if (id !== undefined) return findById(host, decoded(id));
  return sgf || src ? null : host;
}

type FoundLink = readonly [offset: number | undefined, variation?: string];

/** Where links of variations, lines and paragraphs begin in the text of an element. */
function tagsIn(holder: Node) {
  const links: FoundLink[] = [];
  const breaks: number[] = [];
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) offset += node.length;
    if (!(node instanceof Element)) continue;
    const slotted = node.closest('[slot]'); // a caption, or the board itself in an element of others
    if (slotted && slotted !== holder && holder.contains(slotted)) continue;
    const href = node.matches('a[href^=";"]') && node.getAttribute('href');
    if (href) links.push([offset, asWritten(node.textContent, href)]);
    if (node.matches('p, div, br')) breaks.push(offset);
  }
  return { links, breaks };
}

function linkInScript(text: string): FoundLink {
  const match = writtenLink.exec(text);
  return [match?.index, asWritten(match?.[2], match?.[1])];
}

/** A variation as its author wrote it, before Markdown made a link of it. */
function asWritten(move = '', href = ''): string {
  return `[${move}](${decoded(href)})`;
}

/** A test of offsets, which it takes in their order: whether one lies within a value, between words that no blank parts. */
function joinsWords(text: string): (at: number) => boolean {
  let [open, end] = [-1, text.search(/\(\s*;/)];
  return (at) => {
    while (end < at && end >= 0) {
      open = text.indexOf('[', end);
      end = open < 0 ? -1 : endOfValue(text, open + 1);
    }
    const isWithin = open >= 0 && open + 1 < at && at < end;
    return isWithin && !/\s/.test(text.slice(at - 1, at + 1));
  };
}

/** Where a tag of a line or paragraph stands in a script, as text: between properties, or as WordPress writes it. */
function tagInScript(text: string, findings: readonly Finding[]): number | undefined {
  const isTag = ({ offset }: Finding) => /^<\/?(p|br)\b/.test(text.slice(offset, offset + 4));
  const at = findings.find(isTag)?.offset ?? text.indexOf('</p>\n<p>');
  return at < 0 ? undefined : at;
}

/** The beginning of the text that follows an element in its part of the page, before another board. */
function textBehind(element: Element): string {
  const part = element.closest(PARTS) ?? document.body;
  const range = document.createRange();
  range.selectNodeContents(part);
  range.setStartAfter(element);
  const next = [...part.querySelectorAll('sgf-board')].find((board) => range.intersectsNode(board));
  if (next) range.setEndBefore(next);
  return range.toString().trim().slice(0, LOOKED_AT);
}
