import type { SgfBoardElement } from '../sgf-board-element.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import { commandsAreMissing, LinkedBoard, unwatchButtons, watchButtons } from './linked-board.js';
import { LinkMarks } from './link-marks.js';
import {
  enterEntry,
  forgetBoard,
  isFirstSight,
  leaveEntry,
  LINKS,
  placesOf,
  readFragment,
  readLink,
  watchFirstSight,
} from './page-history.js';

/**
 * Links of the page that move boards. A chunk: it comes with the first board that has an id. One set of
 * listeners serves all boards.
 */

const boards = new Map<SgfBoardElement, LinkedBoard>();
const marks = new LinkMarks(boardOf);
/** The address of the page for which the boards were last moved. */
let followed = '';

/** Has links to a board followed, as long as it is in the page. */
export function linkBoard(context: BoardContext): Part {
  const { host } = context;
  const board = new LinkedBoard(context);
  host.addController({
    hostConnected: () => enter(board),
    hostDisconnected: () => leave(board),
  });
  watchFirstSight();
  if (host.isConnected) {
    enter(board);
    openFromPage(board);
  }
  return { update: () => marks.update(board) };
}

function enter(board: LinkedBoard): void {
  boards.set(board.host, board);
  marks.add(board);
  if (boards.size > 1) return;
  if (commandsAreMissing()) watchButtons();
  followed = location.href;
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  addEventListener('hashchange', followPage);
  addEventListener('pageshow', followPage);
}

function leave(board: LinkedBoard): void {
  boards.delete(board.host);
  marks.remove(board);
  forgetBoard(board);
  if (boards.size > 0) return;
  unwatchButtons();
  document.removeEventListener('click', onClick);
  removeEventListener('popstate', onPopState);
  removeEventListener('hashchange', followPage);
  removeEventListener('pageshow', followPage);
}

/** The board with that id that stands beside a link, else in the document. */
function boardOf(id: string, near: Node = document): LinkedBoard | undefined {
  for (const root of [near.getRootNode(), document]) {
    const isRoot = root instanceof Document || root instanceof ShadowRoot;
    const board = isRoot ? boards.get(root.getElementById(id) as SgfBoardElement) : undefined;
    if (board) return board;
  }
  return undefined;
}

/** Opens a board where the address of the page says, and brings it into view as the browser would. */
function openFromPage(board: LinkedBoard): void {
  const wish = readFragment(location.hash);
  if (!wish || boardOf(wish.id) !== board) return;
  board.go(wish.address);
  if (isFirstSight()) board.host.scrollIntoView();
}

function onClick(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button > 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  const isLink = (at: EventTarget) => at instanceof Element && at.matches(LINKS);
  const link = event.composedPath().find(isLink) as Element | undefined;
  const wish = link && readLink(link);
  const board = wish && boardOf(wish.id, link);
  if (!board || board.host.error || isForBrowser(link)) return;
  if (!board.mayLead(wish.address)) return board.tell(wish.address);
  const isAddress = !link.hasAttribute('data-sgf-board');
  if (isAddress) leaveEntry(board);
  if (link.matches('a, area')) event.preventDefault();
  const { node } = board.session;
  board.go(wish.address);
  if (isAddress) followLink(board, wish.address, link, board.session.node !== node);
  board.reveal();
}

/** A link that opens elsewhere, or saves. */
function isForBrowser(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return link.hasAttribute('download') || !/^(_self)?$/i.test(target);
}

function followLink(board: LinkedBoard, address: string, link: Element, hasMoved: boolean): void {
  const href = link.getAttribute('href') ?? '';
  const { hash } = new URL(href.trim(), location.href);
  if (hasMoved || hash !== location.hash) enterEntry(hash, board, address);
  followed = location.href;
}

/** Back and Forward lead the boards to where they were. */
function onPopState({ state }: PopStateEvent): void {
  const places = placesOf(state);
  if (places.length === 0) return followPage();
  followed = location.href;
  for (const { id, game, address } of places) void boardOf(id)?.comeBack(game, address);
}

/** Goes where the address of the page says, once it says something else; without a word, to the opening. */
function followPage(): void {
  if (location.href === followed) return;
  const before = readFragment(new URL(followed).hash);
  followed = location.href;
  const wish = readFragment(location.hash);
  const board = wish && boardOf(wish.id);
  if (board) board.go(wish.address);
  else if (!wish && before) boardOf(before.id)?.reset();
  board?.reveal();
}
