import { readAddress } from '../../game/address.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { LinkedBoard } from './linked-board.js';
import { LINKS, type PageAddress, readLink } from './page-address.js';

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
 * The page is searched when links have changed, not at each step.
 */
export class LinkMarks {
  readonly #boardOf: FindBoard;
  readonly #roots = new Set<Node>();
  readonly #observer = new MutationObserver((changes) => this.#pageChanged(changes));
  readonly #marked = new Map<LinkedBoard, ReadonlySet<Element>>();
  #targets: Map<LinkedBoard, Targets> | undefined;

  constructor(boardOf: FindBoard) {
    this.#boardOf = boardOf;
  }

  add(board: LinkedBoard): void {
    this.#marked.set(board, none);
    this.#targets = undefined;
    this.#observeAround(board.host);
  }

  remove(board: LinkedBoard): void {
    this.#mark(board, none);
    this.#marked.delete(board);
    this.#targets = undefined;
    const root = board.host.getRootNode();
    if (this.#marked.size > 0 && (root.isConnected || !this.#roots.has(root))) return;
    // Nothing of a shadow tree that has left the page is to be kept by the boards that stay.
    this.#observer.disconnect();
    this.#roots.clear();
    for (const { host } of this.#marked.keys()) this.#observeAround(host);
  }

  /** Another node may be shown now. */
  update(board: LinkedBoard): void {
    this.#targets ??= this.#findTargets();
    const targets = this.#targets.get(board);
    this.#mark(board, targets && board.isReady ? linksTo(board, targets) : none);
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

  #findTargets(): Map<LinkedBoard, Targets> {
    const targets = new Map<LinkedBoard, Targets>();
    for (const root of this.#roots) {
      for (const link of (root as ParentNode & Node).querySelectorAll(LINKS)) {
        const wish = readLink(link);
        const board = wish && this.#boardOf(wish.id, link);
        if (!board) continue;
        const found: Targets = targets.get(board) ?? { links: [], nodes: new Map() };
        found.links.push({ ...wish, link });
        targets.set(board, found);
      }
    }
    return targets;
  }

  #pageChanged(changes: readonly MutationRecord[]): void {
    if (!changes.some((change) => this.#concernsLinks(change))) return;
    this.#targets = undefined;
    for (const board of this.#marked.keys()) this.update(board);
  }

  #concernsLinks({ type, attributeName, target, addedNodes }: MutationRecord): boolean {
    if (type === 'attributes') {
      const isBoard = [...this.#marked.keys()].some(({ host }) => host === target);
      return attributeName !== 'id' || isBoard;
    }
    return [...addedNodes].some(
      (node) => node instanceof Element && (node.matches(LINKS) || node.querySelector(LINKS)),
    );
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

function linksTo({ cursor }: LinkedBoard, targets: Targets): ReadonlySet<Element> {
  const { tree } = cursor;
  if (targets.tree !== tree) {
    targets.tree = tree;
    targets.nodes.clear();
    for (const { address, link } of targets.links) {
      const node = readAddress(tree, address);
      if (node === undefined) continue;
      const links = targets.nodes.get(node) ?? new Set();
      targets.nodes.set(node, links.add(link));
    }
  }
  return targets.nodes.get(cursor.node) ?? none;
}
