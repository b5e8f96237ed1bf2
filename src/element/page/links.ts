import { readAddress } from '../../game/address.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import { openingNode } from '../attributes.js';
import type { Session } from '../session/session.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { LinkMarks } from './link-marks.js';
import {
  addEntry,
  isFirstSight,
  LINKS,
  readEntry,
  readFragment,
  readLink,
  saveInEntry,
  watchFirstSight,
} from './page-history.js';

/** The boards of the page that have an id. One set of listeners serves them all. */
const boards = new Map<SgfBoardElement, LinkedBoard>();
const marks = new LinkMarks(boardWithId);
let listeners: AbortController | undefined;
/** The address of the page that the boards have followed. */
let followedUrl = '';

/** Lets links, buttons and the address of the page move a board, as long as it is in the page. */
export function linkBoard(context: BoardContext): Part {
  const { host } = context;
  const board = new LinkedBoard(context);
  host.addController({
    hostConnected: () => connect(board),
    hostDisconnected: () => disconnect(board),
  });
  watchFirstSight();
  if (host.isConnected) {
    connect(board);
    openFromPage(board);
  }
  return { update: () => marks.update(board) };
}

function connect(board: LinkedBoard): void {
  boards.set(board.host, board);
  marks.add(board);
  if (listeners) return;
  listeners = new AbortController();
  followedUrl = location.href;
  const { signal } = listeners;
  const isNative = 'commandForElement' in HTMLButtonElement.prototype;
  if (!isNative) document.addEventListener('click', sendCommand, { signal });
  document.addEventListener('click', followClick, { signal });
  addEventListener('popstate', followHistory, { signal });
  addEventListener('hashchange', followPage, { signal });
  addEventListener('pageshow', followPage, { signal });
}

function disconnect(board: LinkedBoard): void {
  board.isMoved = false;
  boards.delete(board.host);
  marks.remove(board);
  if (boards.size > 0) return;
  listeners?.abort();
  listeners = undefined;
}

/** A board that links lead to. */
export class LinkedBoard {
  readonly host: SgfBoardElement;
  readonly session: Session;
  /** Whether a link has moved it: entries of the history then say where it is. */
  isMoved = false;
  /** Where it goes once its record is there: the address that was asked for last. */
  #pending: string | undefined;

  constructor({ host, session }: BoardContext) {
    this.host = host;
    this.session = session;
  }

  get isReady(): boolean {
    return this.host.collection !== undefined;
  }

  /** Whether an address leads to a node. Names are in the record: until it is there they may. */
  mayLead(address: string): boolean {
    const isOpen = !this.isReady && address.startsWith('#');
    return isOpen || readAddress(this.session.tree, address) !== undefined;
  }

  /** Goes to an address, now or when the record is there. */
  go(address: string): void {
    if (this.isReady) return this.#show(address);
    this.#pending = address;
    this.host.ready.then(
      () => this.#pending === address && this.#show(address),
      () => undefined, // the board shows the error
    );
  }

  /** Goes to an address in a game of the file, by its number from 1; 0 where that is not known. */
  async goInGame(game: number, address: string): Promise<void> {
    const { host, session, isReady } = this;
    if (game && isReady && game !== session.gameNumber) {
      host.game = String(game);
      await host.updateComplete;
    }
    this.go(address);
  }

  /** Returns to the opening position. A board without its record will open there anyway. */
  reset(): void {
    const { host, session } = this;
    this.#pending = undefined;
    if (this.isReady) session.go({ node: openingNode(host, session.tree) }, 'link');
  }

  /**
   * Scrolls a board into view that is out of sight, by the shortest way: readers who click beside the text want to see
   * what happens. A board that can be seen in part stays where the reader has put it.
   */
  reveal(): void {
    const board = this.host.shadowRoot?.querySelector('[part=board]') ?? this.host;
    const { top, bottom, height } = board.getBoundingClientRect();
    if (height > 0 && (bottom <= 0 || top >= innerHeight))
      board.scrollIntoView({ block: 'nearest' });
  }

  #show(address: string): void {
    this.#pending = undefined;
    if (readAddress(this.session.tree, address) === undefined) warnOfLink(this, address);
    else this.session.goTo(address, 'link');
  }
}

/** The links to nowhere that authors were warned of. */
const warned = new Set<string>();

function warnOfLink({ host: { id } }: LinkedBoard, address: string): void {
  const link = `#${id}/${address}`;
  if (warned.has(link)) return;
  warned.add(link);
  console.warn(
    `<sgf-board id="${id}">: the link “${link}” leads nowhere: ` +
      'no node of this game has that name, or it is no address (35, 35.2.4, last, #Name).',
  );
}

/** The board with an id in the tree of a node, else in the document. */
function boardWithId(id: string, near: Node = document): LinkedBoard | undefined {
  const boardIn = (root: Partial<NonElementParentNode>) =>
    boards.get(root.getElementById?.(id) as SgfBoardElement);
  return boardIn(near.getRootNode() as Node & Partial<NonElementParentNode>) ?? boardIn(document);
}

/** Opens a board where the address of the page says, and scrolls to it as the browser would. */
function openFromPage(board: LinkedBoard): void {
  const target = readFragment(location.hash);
  if (!target || boardWithId(target.id) !== board) return;
  board.go(target.address);
  if (isFirstSight()) board.host.scrollIntoView();
}

function followClick(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button > 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  const link = clickedElement(event, LINKS);
  const target = link && readLink(link);
  const board = target && boardWithId(target.id, link);
  if (!board || board.host.error || isForBrowser(link)) return;
  const { address } = target;
  if (!board.mayLead(address)) return warnOfLink(board, address);
  const changesPage = !link.hasAttribute('data-sgf-board');
  if (changesPage) {
    board.isMoved = true;
    saveInEntry(boards.values());
  }
  if (link.matches('a, area')) event.preventDefault();
  const { node } = board.session;
  board.go(address);
  if (changesPage) {
    const { hash } = new URL(link.getAttribute('href')?.trim() ?? '', location.href);
    if (board.session.node !== node || hash !== location.hash) addEntry(hash, board, address);
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
  for (const { id, game, address } of places) void boardWithId(id)?.goInGame(game, address);
}

/** Goes where a new address of the page says. Where it no longer names a board, that board goes to its opening. */
function followPage(): void {
  if (location.href === followedUrl) return;
  const before = readFragment(new URL(followedUrl).hash);
  followedUrl = location.href;
  const target = readFragment(location.hash);
  const board = target && boardWithId(target.id);
  if (board) board.go(target.address);
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
