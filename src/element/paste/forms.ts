import { attributes } from '../../options/attributes.js';
import { themes } from '../../view/paint/theme.js';
import { ADDED, PageText } from './page-text.js';
import { decodeEntities, looksEscaped, mendRawText } from './raw-text.js';
import { findRecord, startOfRecord } from './record-text.js';
import { formatOf } from '../../formats/format-of.js';
import { looksLikeDiagram } from '../../sgf/text-diagrams/looks-like-diagram.js';

/** An element of the page that is to become a board. */
export interface Form {
  /** The whole element that the board replaces, with its toolbar and line numbers. */
  readonly source: Element;
  /** The elements whose `data-*` attributes count, from the outside in. */
  readonly chain: readonly Element[];
  readonly sgf?: string | undefined;
  readonly src?: string | undefined;
  readonly caption?: string | Element | undefined;
  /** Board attributes that were translated from the attributes of other players. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The element shown when the record can't be. */
  readonly fallback?: Element | undefined;
}

/** A kind of forms: a selector for candidates, and a function that reads one. */
export interface Forms {
  readonly selector: string;
  formOf(element: Element): Form | undefined;
}

const NAMED = '.sgf-board';
const LANGUAGE = /^(?:lang(?:uage)?-)?sgf$/i;
const TITLE = 'figcaption, [class*="title" i]';
/** Classes of the elements that site generators put around a code block. */
const AROUND_CODE =
  /code|highlight|chroma|lnt|rouge|lang|prism|shiki|listing|snippet|sgf|source|line/i;
const TABLE = /^(?:table|tbody|tr|td)$/;

export const ownForms: Forms = {
  selector: '.sgf-board, [class*="sgf" i], [data-language="sgf" i], [data-lang="sgf" i]',
  formOf(element) {
    if (element.localName === 'sgf-board') return undefined;
    if (!element.matches(NAMED)) return isFence(element) ? codeForm(element) : undefined;
    return element.matches('pre, code') ? codeForm(element) : namedForm(element);
  },
};

function isFence(element: Element): boolean {
  const named = ['data-language', 'data-lang'].map((name) => element.getAttribute(name) ?? '');
  return [...element.classList, ...named].some((name) => LANGUAGE.test(name));
}

/** The form of a code block: the nearest `pre`, with its wrappers. */
function codeForm(element: Element): Form | undefined {
  const pre = element.closest('pre') ?? element.querySelector('pre') ?? element;
  if (pre === element && element.localName !== 'pre') return undefined;
  if (element.contains(pre) && hasOther(element, pre)) return undefined;
  const sgf = recordIn(pre);
  if (sgf === undefined) return undefined;
  const source = wrapperOf(pre);
  const titles = [...source.querySelectorAll(TITLE)].filter((each) => !pre.contains(each));
  const chain = chainTo(pre, source);
  chain.push(...pre.querySelectorAll(':scope > code'));
  return { source, chain, sgf, caption: titles[0] ?? titleOf(chain) };
}

/** The form of an element with the class `sgf-board`: a link, or an element with a record or the address of one. */
function namedForm(element: Element): Form | undefined {
  const caption = element.querySelector('figcaption') ?? titleOf([element]);
  const base = { source: element, chain: [element], caption };
  const { dataset } = element as HTMLElement;
  const link = element.matches('a[href]')
    ? (element as HTMLAnchorElement)
    : element.querySelector<HTMLAnchorElement>('a[href]');
  const fallback = link ?? undefined;
  if (dataset['src'] || dataset['sgf']) return { ...base, fallback };
  if (element === link) return { ...base, src: link.href, fallback };
  const sgf = recordIn(element);
  if (sgf !== undefined) return { ...base, sgf };
  const isFigure = element.localName === 'figure' && link;
  return isFigure ? { ...base, src: link.href, fallback } : undefined;
}

/** The record in an element, without the changes of an editor or highlighter. */
export function recordIn(element: Element): string | undefined {
  const raw = element.querySelector('script[type*="sgf" i], textarea')?.textContent;
  const page = raw === undefined ? new PageText().add(element) : mendRawText(raw);
  const text = looksEscaped(page.text) ? decodeEntities(page.text) : page.text;
  if (startOfRecord(text) >= 0) return findRecord(text)?.sgf;
  return looksLikeDiagram(text) || formatOf(text) ? text : undefined;
}

/** The largest element around a code block that contains nothing else. */
function wrapperOf(pre: Element): Element {
  let wrapper = pre;
  for (let at = pre.parentElement; at && isAroundCode(at); at = at.parentElement) {
    if (hasOther(at, pre)) break;
    wrapper = at;
  }
  return wrapper;
}

function isAroundCode({ localName, classList }: Element): boolean {
  if (TABLE.test(localName)) return true;
  return /^(?:div|figure|span|pre|code)$/.test(localName) && AROUND_CODE.test(classList.value);
}

/** Whether an element contains text besides that of its code block. */
function hasOther(element: Element, pre: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || pre.contains(node)) continue;
    const container = node.parentElement?.closest(`${ADDED}, ${TITLE}`);
    if (!container || !element.contains(container)) return true;
  }
  return false;
}

function chainTo(element: Element, from: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at && from.contains(at); at = at.parentElement)
    chain.unshift(at);
  return chain;
}

function titleOf(chain: readonly Element[]): string | undefined {
  return chain.map((each) => each.getAttribute('title')).find(Boolean) ?? undefined;
}

/** The board's attributes: those of the form, and the `data-*` attributes on its elements. */
export function attributesOf({ chain, attributes: given = {} }: Form): Map<string, string> {
  const found = new Map(Object.entries(given));
  const known = new Set([...Object.keys(attributes), 'id']);
  for (const element of chain) {
    const isNamed = element.matches(NAMED);
    for (const { name, value } of element.attributes) {
      const own = name.replace(/^data-/, '');
      if (own === name || !known.has(own)) continue;
      if (own === 'theme' && !isNamed && !(value in themes)) continue;
      found.set(own, value);
    }
    if (element.hasAttribute('lang')) found.set('lang', element.getAttribute('lang') ?? '');
  }
  return found;
}
