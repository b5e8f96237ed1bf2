import type { ReactiveController } from 'lit';
import { readAddress, withoutGame } from '../../game/address.js';
import type { Board, Part } from '../board.js';
import { openingNode } from '../attributes.js';
import { gameAt } from '../record/records.js';
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
  writeEntry,
} from './page-history.js';

/** The boards of the page that have an id. One set of listeners serves them all. */
const boards = new Map<SgfBoardElement, LinkedBoard>();
const marks = new LinkMarks(boardWithId);
let listeners: AbortController | undefined;
/** The address of the page that the boards have followed. */
let followedUrl = '';

export const mount = (board: Board): Part => new LinkedBoard(board);

/** Lets links, buttons and the address of the page move a board, as long as it is in the page. */
export class LinkedBoard implements Part, ReactiveController {
  readonly host: SgfBoardElement;
  readonly session: Session;
  /** Whether a link has moved it: entries of the history then say where it is. */
  isMoved = false;
  /** Where it goes once its record is there: the address that was asked for last. */
  #pending: string | undefined;

  constructor(board: Board) {
    const { host, session } = board;
    this.host = host;
    this.session = session;
    watchFirstSight();
    host.addController(this);
    const target = readFragment(location.hash);
    if (!target || boardWithId(target.id) !== this) return;
    void this.go(target.address);
    this.#open();
    if (isFirstSight()) host.scrollIntoView(); // as the browser would
  }

  hostConnected(): void {
    boards.set(this.host, this);
    marks.add(this);
    listeners ??= listen();
  }

  /** The board has no id any more. */
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

  /** Whether an address leads to a node. Games and names are in the record: until it is there they may. */
  mayLead(address: string): boolean {
    const { host, session, isReady } = this;
    const tree = isReady ? gameAt(host, address) : session.tree;
    const isOpen = !isReady && address.includes('#');
    return isOpen || (tree !== undefined && readAddress(tree, address) !== undefined);
  }

  /** Goes to an address, at once or when the record is there. */
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
    // The start of another game is news, too.
    if (!isShown && session.record !== record) session.go({ node, from: node }, 'link');
  }

  /** Returns to the opening position. A board without its record will open there anyway. */
  reset(): void {
    const { host, session } = this;
    this.#pending = undefined;
    if (!this.isReady || session.asker?.reset()) return;
    session.go({ node: openingNode(host, session.tree) }, 'link');
  }

  /**
   * Opens what a board is closed up in, and scrolls one into view that is out of sight, by the shortest way: readers who
   * click beside the text want to see what happens. A board that can be seen in part stays where the reader has put it.
   */
  reveal(): void {
    this.#open();
    const board = this.host.shadowRoot?.querySelector('[part=board]') ?? this.host;
    const { top, bottom, height } = board.getBoundingClientRect();
    if (height > 0 && (bottom <= 0 || top >= innerHeight))
      board.scrollIntoView({ block: 'nearest' });
  }

  /** An address as an entry of the history keeps it: with the shown game, if the record is there. */
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

/** The element around another one as it is shown: slots and shadow trees included. */
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
  document.addEventListener('keydown', pressByKey, { signal });
  addEventListener('popstate', followHistory, { signal });
  addEventListener('hashchange', followPage, { signal });
  addEventListener('pageshow', followPage, { signal });
  followedUrl = location.href;
  return listening;
}

/** The links to nowhere that authors were warned of. */
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

/** The board with an id in the tree of a node, else in the document. */
function boardWithId(id: string, near: Node = document): LinkedBoard | undefined {
  const boardIn = (root: Partial<NonElementParentNode>) =>
    boards.get(root.getElementById?.(id) as SgfBoardElement);
  return boardIn(near.getRootNode() as Node & Partial<NonElementParentNode>) ?? boardIn(document);
}

function followClick(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button > 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  const link = clickedElement(event, LINKS);
  const target = link && readLink(link);
  const board = target && boardWithId(target.id, link);
  if (!board || board.host.error || isForBrowser(link)) return;
  const { address, fragment } = target;
  if (!board.mayLead(address)) return warnOfLink(board, address);
  if (fragment) {
    board.isMoved = true;
    // Back is to find where the boards are that links have moved.
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

/** Whether a link opens elsewhere, or saves. */
function isForBrowser(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return link.hasAttribute('download') || !/^(_self)?$/i.test(target);
}

/** Back and Forward lead the boards to where they were. */
function followHistory({ state }: PopStateEvent): void {
  const places = readEntry(state);
  if (places.length === 0) return followPage();
  followedUrl = location.href;
  for (const { id, address } of places) void boardWithId(id)?.go(address);
}

/** Goes where a new address of the page says. Where it no longer names a board, that board goes to its opening. */
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
    Object.assign(new Event('command', { cancelable: true }), { command, source }),
  );
}
