import { endsWithOwnMove, formatAddress, readAddress } from '../../game/address.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { LinkedBoard } from './linked-board.js';
import { LINKS, type PageAddress, readLink } from './page-history.js';

type FindBoard = (id: string, near: Node) => LinkedBoard | undefined;
interface FoundLink extends PageAddress {
  readonly link: Element;
}

const CURRENT = 'aria-current';
const none: ReadonlySet<Element> = new Set();

/** The links to one board, by the nodes to which they lead. */
interface Targets {
  readonly links: FoundLink[];
  tree?: GameTree;
  readonly nodes: Map<NodeId, Set<Element>>;
}

/**
 * Marks the links that lead to a shown node with `aria-current`, unless the page says something by that itself.
 * The page is searched when links have changed, once a frame at most: neither at each step, nor for each board.
 */
export class LinkMarks {
  readonly #boardOf: FindBoard;
  readonly #roots = new Set<Node>();
  readonly #observer = new MutationObserver((changes) => this.#pageChanged(changes));
  readonly #marked = new Map<LinkedBoard, ReadonlySet<Element>>();
  /** The links under a root, by the ids to which they lead; of a root that is searched. */
  readonly #found = new Map<Node, ReadonlyMap<string, readonly FoundLink[]>>();
  readonly #targets = new Map<LinkedBoard, Targets>();
  /** The roots whose links have changed in this frame, once they were searched in it. */
  #changed: Set<Node> | undefined;

  constructor(boardOf: FindBoard) {
    this.#boardOf = boardOf;
  }

  add(board: LinkedBoard): void {
    this.#marked.set(board, none);
    this.#forget(board.host.id);
    this.#observeAround(board.host);
  }

  remove(board: LinkedBoard): void {
    this.#mark(board, none);
    this.#marked.delete(board);
    this.#targets.delete(board);
    this.#forget(board.host.id);
    const root = board.host.getRootNode();
    if (this.#marked.size > 0 && (root.isConnected || !this.#roots.has(root))) return;
    // Nothing of a shadow tree that has left the page is to be kept by the boards that stay.
    this.#observer.disconnect();
    this.#roots.clear();
    this.#found.clear();
    for (const { host } of this.#marked.keys()) this.#observeAround(host);
  }

  /** Another node may be shown now. */
  update(board: LinkedBoard): void {
    this.#mark(board, board.isReady ? linksTo(board, this.#targetsOf(board)) : none);
  }

  /** Which of several boards with an id a link means may be another one now. */
  #forget(id: string): void {
    for (const board of this.#targets.keys()) if (board.host.id === id) this.#targets.delete(board);
  }

  #observeAround(host: Node): void {
    for (const root of [document, host.getRootNode()]) this.#observe(root);
  }

  #observe(root: Node): void {
    if (this.#roots.has(root) || !root.isConnected) return;
    this.#roots.add(root);
    const attributeFilter = ['href', 'data-sgf-board', 'data-path', 'id'];
    this.#observer.observe(root, { childList: true, subtree: true, attributeFilter });
  }

  #targetsOf(board: LinkedBoard): Targets {
    const known = this.#targets.get(board);
    if (known) return known;
    const { id } = board.host;
    const links = [...this.#roots]
      .flatMap((root) => this.#linksUnder(root).get(id) ?? [])
      .filter(({ link }) => this.#boardOf(id, link) === board);
    const targets = { links, nodes: new Map<NodeId, Set<Element>>() };
    this.#targets.set(board, targets);
    return targets;
  }

  #linksUnder(root: Node): ReadonlyMap<string, readonly FoundLink[]> {
    let found = this.#found.get(root);
    if (!found) this.#found.set(root, (found = findLinks(root as ParentNode & Node)));
    return found;
  }

  #pageChanged(changes: readonly MutationRecord[]): void {
    const roots = changes.filter(concernsLinks).map(({ target }) => target.getRootNode());
    if (this.#changed) for (const root of roots) this.#changed.add(root);
    else if (roots.length > 0) this.#search(roots);
  }

  /** Searches again, now; what changes until the next frame is for that. */
  #search(roots: Iterable<Node>): void {
    for (const root of roots) this.#found.delete(root);
    this.#targets.clear();
    for (const board of this.#marked.keys()) this.update(board);
    const changed = (this.#changed = new Set<Node>());
    requestAnimationFrame(() => {
      this.#changed = undefined;
      if (changed.size > 0) this.#search(changed);
    });
  }

  #mark(board: LinkedBoard, links: ReadonlySet<Element>): void {
    const before = this.#marked.get(board) ?? none;
    for (const link of before) {
      // The page may have said something else meanwhile.
      if (!links.has(link) && link.getAttribute(CURRENT) === 'true') link.removeAttribute(CURRENT);
    }
    const marked = [...links].filter((link) => before.has(link) || !link.hasAttribute(CURRENT));
    for (const link of marked) if (!before.has(link)) link.setAttribute(CURRENT, 'true');
    this.#marked.set(board, new Set(marked));
  }
}

function linksTo({ session }: LinkedBoard, targets: Targets): ReadonlySet<Element> {
  const { tree } = session;
  if (targets.tree !== tree) {
    targets.tree = tree;
    targets.nodes.clear();
    for (const { address, link } of targets.links) {
      const node = readAddress(tree, address);
      if (node === undefined || isBeyond(address, tree, node)) continue;
      const links = targets.nodes.get(node) ?? new Set();
      targets.nodes.set(node, links.add(link));
    }
  }
  return targets.nodes.get(session.node) ?? none;
}

/** Whether an address leads on from a node by moves that its reader has yet to play. */
function isBeyond(address: string, tree: GameTree, node: NodeId): boolean {
  return endsWithOwnMove(address) && formatAddress(tree, node) !== address;
}

function findLinks(root: ParentNode): ReadonlyMap<string, readonly FoundLink[]> {
  const found = new Map<string, FoundLink[]>();
  for (const link of root.querySelectorAll(LINKS)) {
    const wish = readLink(link);
    if (!wish) continue;
    const links = found.get(wish.id);
    if (links) links.push({ ...wish, link });
    else found.set(wish.id, [{ ...wish, link }]);
  }
  return found;
}

function concernsLinks({ type, attributeName, target, addedNodes }: MutationRecord): boolean {
  if (type === 'attributes')
    return attributeName !== 'id' || (target as Element).localName === 'sgf-board';
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.matches(LINKS) || node.querySelector(LINKS)),
  );
}
