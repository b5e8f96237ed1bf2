import {
  endsWithOwnMove,
  formatAddress,
  readAddress,
  withoutGame,
  gameAt,
} from '../../game/address.js';
import { disableKeys, enableKeys } from './link-keys.js';
import type { LinkedBoard } from './links.js';
import type { PartDefinition } from '../part.js';
import { knownParts } from '../platform/load-part.js';
import { LINKS, type PageAddress, readLink } from './page-history.js';

interface FoundLink extends PageAddress {
  readonly link: Element;
}

type FindBoard = (id: string, near: Node) => LinkedBoard | undefined;

const CURRENT = 'aria-current';
const none: ReadonlySet<Element> = new Set();

/**
 * Marks the links that lead to a shown node with `aria-current`, unless the page sets that attribute itself. The page
 * is searched only when links have changed, at most once per frame: not at each step, and not for each board.
 */
export class LinkMarks {
  readonly #boardWithId: FindBoard;
  readonly #marked = new Map<LinkedBoard, ReadonlySet<Element>>();
  /** The observed document and shadow trees. Once searched, each has its links, by the ids of boards. */
  readonly #roots = new Map<Node, ReadonlyMap<string, readonly FoundLink[]> | undefined>();
  readonly #observer = new MutationObserver((changes) => this.#followChanges(changes));
  /** The roots whose links have changed since the search in this frame. */
  #changed: Set<Node> | undefined;

  constructor(boardWithId: FindBoard) {
    this.#boardWithId = boardWithId;
  }

  add(board: LinkedBoard): void {
    if (!this.#marked.has(board)) this.#marked.set(board, none);
    this.#observeAround(board.host);
  }

  remove(board: LinkedBoard): void {
    this.#mark(board, none);
    this.#marked.delete(board);
    for (const found of this.#roots.values())
      for (const { link } of found?.get(board.host.id) ?? []) disableKeys(link);
    const root = board.host.getRootNode();
    if (this.#marked.size > 0 && (root.isConnected || !this.#roots.has(root))) return;
    // The remaining boards must not keep a shadow tree alive that has left the page.
    this.#observer.disconnect();
    this.#roots.clear();
    for (const { host } of this.#marked.keys()) this.#observeAround(host);
  }

  /** Marks the links to the node that a board shows. */
  update(board: LinkedBoard): void {
    this.#mark(board, board.isReady ? this.#linksToShown(board) : none);
  }

  #observeAround(host: Node): void {
    const attributeFilter = ['href', 'data-sgf-board', 'data-path', 'id'];
    for (const root of [document, host.getRootNode()]) {
      if (this.#roots.has(root) || !root.isConnected) continue;
      this.#roots.set(root, undefined);
      this.#observer.observe(root, { childList: true, subtree: true, attributeFilter });
    }
  }

  #linksToShown(board: LinkedBoard): ReadonlySet<Element> {
    const { id } = board.host;
    const links = new Set<Element>();
    for (const [root, known] of this.#roots) {
      const found = known ?? findLinks(root as ParentNode & Node);
      this.#roots.set(root, found);
      for (const { address, link } of found.get(id) ?? []) {
        if (this.#boardWithId(id, link) !== board) continue;
        enableKeys(link);
        if (isShown(board, address)) links.add(link);
      }
    }
    return links;
  }

  #followChanges(changes: readonly MutationRecord[]): void {
    const selector = watched();
    if (selector && changes.some((change) => adds(change, selector)))
      for (const { host } of this.#marked.keys()) host.requestUpdate();
    const roots = changes.filter(concernsLinks).map(({ target }) => target.getRootNode());
    if (this.#changed) for (const root of roots) this.#changed.add(root);
    else if (roots.length > 0) this.#search(roots);
  }

  /** Searches again now. Changes until the next frame wait for that frame. */
  #search(roots: Iterable<Node>): void {
    for (const root of roots) if (this.#roots.has(root)) this.#roots.set(root, undefined);
    for (const board of this.#marked.keys()) board.update();
    const changed = (this.#changed = new Set<Node>());
    requestAnimationFrame(() => {
      this.#changed = undefined;
      if (changed.size > 0) this.#search(changed);
    });
  }

  #mark(board: LinkedBoard, links: ReadonlySet<Element>): void {
    const before = this.#marked.get(board) ?? none;
    for (const link of before) {
      // The page may have set another value meanwhile.
      if (!links.has(link) && link.getAttribute(CURRENT) === 'true') link.removeAttribute(CURRENT);
    }
    const marked = [...links].filter((link) => before.has(link) || !link.hasAttribute(CURRENT));
    for (const link of marked) if (!before.has(link)) link.setAttribute(CURRENT, 'true');
    this.#marked.set(board, new Set(marked));
  }
}

/** Whether a board shows the node of an address. The address may end with own moves that the reader has yet to play. */
function isShown({ host, session }: LinkedBoard, address: string): boolean {
  const { tree, node, record } = session;
  if (readAddress(tree, address) !== node || gameAt(host, address) !== record.tree) return false;
  return !endsWithOwnMove(address) || formatAddress(tree, node) === withoutGame(address);
}

function findLinks(root: ParentNode): ReadonlyMap<string, readonly FoundLink[]> {
  const found = new Map<string, FoundLink[]>();
  for (const link of root.querySelectorAll(LINKS)) {
    const target = readLink(link);
    if (!target) continue;
    const links = found.get(target.id) ?? [];
    found.set(target.id, links);
    links.push({ ...target, link });
  }
  return found;
}

/** Selector of the elements that parts of a board look for in its page. */
const watched = () =>
  knownParts()
    .flatMap(({ watches }: PartDefinition) => watches ?? [])
    .join();

function concernsLinks(change: MutationRecord): boolean {
  const { type, attributeName, target } = change;
  if (type === 'attributes')
    return attributeName !== 'id' || (target as Element).localName === 'sgf-board';
  return adds(change, LINKS);
}

function adds({ addedNodes }: MutationRecord, selector: string): boolean {
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector)),
  );
}
