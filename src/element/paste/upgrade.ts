/*
 * A board is inserted beside the form that it replaces. `pre.sgf-board`, fences and others remain in the page, hidden
 * by an inline style (themes override `hidden`), because frameworks look for their own nodes. `paste/upgrade.ts`
 * follows them. The default build watches for them (`index.ts`); `sgf-board/element` does not.
 */

import { loadPart } from '../platform/load-part.js';
import { atRest } from '../platform/moments.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { attributesOf, type Form, type Forms, ownForms } from './forms.js';

/** The attribute of boards that replace other elements. */
const MARK = 'data-sgf-upgraded';
/** Elements of pages whose framework is about to hydrate the HTML from the server. */
const HYDRATED =
  '#__docusaurus, #__next, #__nuxt, #___gatsby, [data-server-rendered], astro-island[ssr]';

/** An element of the page and the board that is shown in its place. */
interface Upgrade {
  readonly source: HTMLElement;
  readonly board: SgfBoardElement;
  /** The inline `display` style that the element had. */
  readonly display: string;
  readonly id: string;
}

/** The upgrades, by the element whose class or attribute asks for a board. */
const upgrades = new Map<Element, Upgrade>();
/** Elements whose board the page has removed. */
const dismissed = new WeakSet<Element>();
const kinds: Forms[] = [ownForms];
let isFollowed = false;

/**
 * Shows boards in place of the forms of the page, now and when more are added. Each form keeps its place, hidden, so
 * that the page finds and changes it; its board follows the changes.
 */
export async function upgradePage(): Promise<void> {
  if (isFollowed) return;
  isFollowed = true;
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  if (document.querySelector('script[data-sgf-upgrade~="peers"]')) {
    const part = await loadPart('peers');
    if (part) kinds.push(part.peerForms);
  }
  if (document.querySelector(HYDRATED)) await atRestAfterLoad();
  const attributes = { attributes: true, attributeFilter: ['data-sgf-upgrade'] };
  new MutationObserver(follow).observe(document, { childList: true, subtree: true, ...attributes });
  upgradeIn(document);
}

async function atRestAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>(atRest);
}

function upgradeIn(root: ParentNode): void {
  for (const kind of kinds) {
    for (const element of root.querySelectorAll(kind.selector)) upgrade(element, kind);
    if (root instanceof Element && root.matches(kind.selector)) upgrade(root, kind);
  }
}

function upgrade(element: Element, kind: Forms): void {
  const isOff = element.closest('[data-sgf-upgrade="off"], sgf-board');
  if (isOff || upgrades.has(element) || dismissed.has(element)) return;
  const form = kind.formOf(element);
  const source = form?.source;
  if (!form || !(source instanceof HTMLElement)) return;
  if ([...upgrades.values()].some((each) => each.source.contains(source))) return;
  const before = source.previousElementSibling;
  if (before?.hasAttribute(MARK)) before.remove(); // left over in a copy of the page
  const board = boardOf(form);
  const { style, id } = source;
  upgrades.set(element, { source, board, display: style.display, id });
  if (id) {
    source.removeAttribute('id');
    board.id = id;
  }
  hide(source);
  source.before(board);
  texts.observe(source, { characterData: true, childList: true, subtree: true });
}

function hide({ style }: HTMLElement): void {
  style.setProperty('display', 'none', 'important');
}

function boardOf(form: Form): SgfBoardElement {
  const board = document.createElement('sgf-board');
  board.setAttribute(MARK, '');
  for (const [name, value] of attributesOf(form)) board.setAttribute(name, value);
  if (form.src !== undefined) board.setAttribute('src', form.src);
  if (form.sgf !== undefined) board.sgf = form.sgf;
  const { caption, fallback } = form;
  if (typeof caption === 'string') board.caption ||= caption;
  else if (caption && !board.caption) board.append(captionFrom(caption));
  if (fallback) board.append(copyOf(fallback));
  return board;
}

function captionFrom(element: Element): Element {
  const caption = document.createElement('span');
  caption.slot = 'caption';
  caption.append(...copyOf(element).childNodes);
  return caption;
}

/** A copy without ids, which must be unique in a page, and without classes, which would make it a form again. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  copy.removeAttribute('class');
  return copy;
}

/** Removes the board, and shows its element again. */
function undo(element: Element): void {
  const { source, board, display, id } = upgrades.get(element) ?? {};
  upgrades.delete(element);
  board?.remove();
  if (source?.style.display === 'none') source.style.setProperty('display', display ?? '');
  if (source && id && !source.id) source.id = id;
}

/** Follows changes of the page: elements that were removed or added, or that no longer ask for a board. */
function follow(changes: readonly MutationRecord[]): void {
  const again: Element[] = [];
  for (const [element, { source, board }] of upgrades) {
    const isOff = element.closest('[data-sgf-upgrade="off"]');
    const isReset = source.style.display !== 'none'; // by a framework that restores the server's HTML
    if (isOff || !element.isConnected || !source.contains(element)) undo(element);
    else if (isReset) {
      undo(element);
      again.push(element);
    } else if (!board.isConnected) {
      undo(element);
      dismissed.add(element);
    } else if (board.nextSibling !== source) source.before(board);
  }
  const isOwn = (node: Node) => node instanceof Element && !node.hasAttribute(MARK);
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isOwn));
  const isChanged = changes.some(({ type }) => type === 'attributes');
  const roots = [...again, ...(added as Element[])].filter((node) => node.isConnected);
  for (const root of isChanged ? [document] : roots) upgradeIn(root);
}

/** Follows changes of text in hidden elements, by a framework or an editor's preview. */
const texts = new MutationObserver((changes) => {
  for (const [element, { source, board }] of upgrades) {
    if (!changes.some(({ target }) => source.contains(target))) continue;
    const form = kinds.map((kind) => kind.formOf(element)).find(Boolean);
    if (form?.sgf !== undefined) board.sgf = form.sgf;
    else if (form?.src !== undefined && form.src !== board.src) board.src = form.src;
    else if (!form) undo(element);
  }
});
