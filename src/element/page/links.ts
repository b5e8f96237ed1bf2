import type { ReactiveController } from 'lit';
import { readAddress, withoutGame, gameAt } from '../../game/address.js';
import type { Board, Part } from '../board.js';
import { openingNode } from '../attributes.js';
import { isBack, writeEntry } from '../platform/history-entry.js';
import type { Session } from '../session/session.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { pressByKey } from './link-keys.js';
import { LinkMarks } from './link-marks.js';
import {
  isFirstSight,
  LINKS,
  readEntry,
  readFragment,
  readLink,
  watchFirstSight,
} from './page-history.js';

/** The boards of the page that have an id. One set of listeners serves them all. */
const boards = new Map<SgfBoardElement, LinkedBoard>();
const marks = new LinkMarks(boardWithId);
let listeners: AbortController | undefined;
/** The address of the page that the boards have followed. */
let followedUrl = '';

export const mount = (board: Board): Part => new LinkedBoard(board);

/** Lets links, buttons and the address of the page move a board while it is in the page. */
export class LinkedBoard implements Part, ReactiveController {
  readonly host: SgfBoardElement;
  readonly session: Session;
  /** Whether a link has moved the board. History entries then contain its address. */
  isMoved = false;
  /** The last requested address, to which the board goes once its record is loaded. */
  #pending: string | undefined;

  constructor(board: Board) {
    const { host, session } = board;
    this.host = host;
    this.session = session;
    watchFirstSight();
    host.addController(this);
    const target = readFragment(location.hash);
    if (!target || boardWithId(target.id) !== this) return;
    if (!isBack(host)) void this.go(target.address);
    this.#open();
    if (isFirstSight()) host.scrollIntoView(); // as the browser does for a fragment
  }

  hostConnected(): void {
    boards.set(this.host, this);
    marks.add(this);
    listeners ??= listen();
  }

  /** Stops following when the board no longer has an id. */
  hide(): void {
    this.hostDisconnected();
  }

  hostDisconnected(): void {
    this.isMoved = false;
    boards.delete(this.host);
    marks.remove(this);
    if (boards.size > 0) return;
    listeners?.abort();
    listeners = undefined;
  }

  update(): void {
    if (!boards.has(this.host)) this.hostConnected(); // it has an id again
    marks.update(this);
  }

  get isReady(): boolean {
    return this.host.collection !== undefined;
  }

  /** Whether an address leads to a node. Until the record is loaded, games and names in it are taken as existing. */
  mayLead(address: string): boolean {
    const { host, session, isReady } = this;
    const tree = isReady ? gameAt(host, address) : session.tree;
    const isOpen = !isReady && address.includes('#');
    return isOpen || (tree !== undefined && readAddress(tree, address) !== undefined);
  }

  /** Goes to an address, immediately or once the record is loaded. */
  async go(address: string): Promise<void> {
    const { host, session } = this;
    this.#pending = address;
    if (!this.isReady) await host.ready.catch(() => undefined); // the board shows the error
    if (!this.isReady || this.#pending !== address) return;
    this.#pending = undefined;
    if (!this.mayLead(address)) return warnOfLink(this, address);
    const { record } = session;
    session.enter(address);
    const isShown = session.goTo(address, 'link');
    const { node } = session;
    // The start of another game is announced, too.
    if (!isShown && session.record !== record) session.go({ node, from: node }, 'link');
  }

  /** Returns to the opening position. A board whose record is not loaded yet will open there anyway. */
  reset(): void {
    const { host, session } = this;
    this.#pending = undefined;
    if (!this.isReady || session.challenge?.reset()) return;
    session.go({ node: openingNode(host, session.tree) }, 'link');
  }

  /**
   * Opens the `<details>` around the board, and scrolls it into view by the shortest way if it is out of sight, so that
   * readers who click a link see what happens. A partly visible board stays where the reader has put it.
   */
  reveal(): void {
    this.#open();
    const board = this.host.shadowRoot?.querySelector('[part=board]') ?? this.host;
    const { top, bottom, height } = board.getBoundingClientRect();
    if (height > 0 && (bottom <= 0 || top >= innerHeight))
      board.scrollIntoView({ block: 'nearest' });
  }

  /** An address for a history entry: with the number of the shown game, if the record is loaded. */
  entryFor(address: string): readonly [id: string, address: string] {
    const { host, session, isReady } = this;
    return [host.id, isReady ? `game${session.gameNumber}.${withoutGame(address)}` : address];
  }

  /** Opens the `<details>` around the board, as browsers do for the target of a fragment. */
  #open(): void {
    for (let at: Element | undefined = this.host; at; at = parentOf(at))
      if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

/** The parent of an element as it is rendered, across slots and shadow trees. */
function parentOf(element: Element): Element | undefined {
  const { assignedSlot, parentElement } = element;
  const root = element.getRootNode();
  return assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}

function listen(): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  const isNative = 'commandForElement' in HTMLButtonElement.prototype;
  if (!isNative) document.addEventListener('click', sendCommand, { signal });
  document.addEventListener('click', followClick, { signal });
  document.addEventListener('click', followClick, { signal, capture: true });
  document.addEventListener('keydown', pressByKey, { signal });
  addEventListener('popstate', followHistory, { signal });
  addEventListener('hashchange', followPage, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && followPage(), { signal });
  followedUrl = location.href;
  return listening;
}

/** The broken links that authors have been warned about. */
const warned = new Set<string>();

function warnOfLink({ host: { id } }: LinkedBoard, address: string): void {
  const link = `#${id}/${address}`;
  if (warned.has(link)) return;
  warned.add(link);
  console.warn(
    `<sgf-board id="${id}">: the link “${link}” leads nowhere: ` +
      'no such game, no node with that name, or no address (35, 35.2.4, game2.35, last, #Name).',
  );
}

/** The board with an id in the tree of a node, or else in the document. */
function boardWithId(id: string, near: Node = document): LinkedBoard | undefined {
  const boardIn = (root: Partial<NonElementParentNode>) =>
    boards.get(root.getElementById?.(id) as SgfBoardElement);
  return boardIn(near.getRootNode() as Node & Partial<NonElementParentNode>) ?? boardIn(document);
}

/**
 * Links to `#id/address` are followed in the capture phase: themes with smooth scrolling prevent the click on every link
 * to a fragment, and then don't find this one. Other elements are followed afterwards, so that the page can prevent it.
 */
function followClick(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, eventPhase } = event;
  if (button > 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  const link = clickedElement(event, LINKS);
  const target = link && readLink(link);
  if (Boolean(target?.fragment) !== (eventPhase === Event.CAPTURING_PHASE)) return;
  const board = target && boardWithId(target.id, link);
  if (!board || board.host.error || isForBrowser(link)) return;
  if ((link as Partial<HTMLElement>).isContentEditable) return; // in an editor
  const { address, fragment } = target;
  if (!board.mayLead(address)) return warnOfLink(board, address);
  if (fragment) {
    board.isMoved = true;
    // Lets Back restore the boards that links have moved.
    const moved = [...boards.values()].filter(({ isReady, isMoved }) => isReady && isMoved);
    writeEntry(
      'replaceState',
      moved.map((each) => each.entryFor(each.host.currentPath)),
    );
  }
  if (link.matches('a, area')) event.preventDefault();
  const { node } = board.session;
  void board.go(address);
  if (fragment) {
    const isNew = board.session.node !== node || fragment !== location.hash;
    if (isNew) writeEntry('pushState', [board.entryFor(address)], fragment);
    followedUrl = location.href;
  }
  board.reveal();
}

function clickedElement(event: Event, selector: string): Element | undefined {
  const isWanted = (at: EventTarget) => at instanceof Element && at.matches(selector);
  return event.composedPath().find(isWanted) as Element | undefined;
}

/** Whether a link opens in another window or frame, or downloads. */
function isForBrowser(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return link.hasAttribute('download') || !/^(_self)?$/i.test(target);
}

/** Restores the places of boards after Back and Forward. */
function followHistory({ state }: PopStateEvent): void {
  const places = readEntry(state);
  if (places.length === 0) return followPage();
  followedUrl = location.href;
  for (const { id, address } of places) void boardWithId(id)?.go(address);
}

/** Follows a new address of the page. If it no longer names a board, that board returns to its opening position. */
function followPage(): void {
  if (location.href === followedUrl) return;
  const before = readFragment(new URL(followedUrl).hash);
  followedUrl = location.href;
  const target = readFragment(location.hash);
  const board = target && boardWithId(target.id);
  if (board) void board.go(target.address);
  else if (!target && before) boardWithId(before.id)?.reset();
  board?.reveal();
}

/** Does what `<button commandfor command>` does in browsers with Invoker Commands (not in Safari 16.4, Firefox 128). */
function sendCommand(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const source = clickedElement(event, 'button[commandfor][command^="--"]');
  const root = source?.getRootNode();
  if (!source || !(root instanceof Document || root instanceof ShadowRoot)) return;
  const board = root.getElementById(source.getAttribute('commandfor') ?? '');
  if (board?.localName !== 'sgf-board') return;
  if (!source.hasAttribute('type')) event.preventDefault(); // such a button does not send its form
  const command = source.getAttribute('command');
  board.dispatchEvent(
    Object.assign(new CustomEvent('command', { cancelable: true }), { command, source }),
  );
}
