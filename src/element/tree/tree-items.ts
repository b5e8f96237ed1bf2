import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { describeNode } from '../../speech/node.js';
import { enTree } from '../../texts/en/tree.js';
import type { Language } from '../../texts/language.js';
import type { TreeLayout } from '../../view/layout/tree-layout.js';
import type { OpenGame } from '../../view/open-game.js';
import type { TreeViewport } from './tree-viewport.js';

/** Data from which the items are made. */
interface ItemsView {
  readonly game: OpenGame;
  readonly layout: TreeLayout;
  /** The node that keys start from. */
  readonly active: NodeId;
  readonly shown: NodeId;
  /**
   * Whether the nodes around the active one have items, too. They have none while the keyboard is elsewhere, which
   * keeps steps of the board cheap.
   */
  readonly hasNeighbours: boolean;
  readonly language: Language;
}

/** Number of siblings on each side, and of children, that have an item. */
const NEAREST = 3;

/** The elements of the tree for screen readers: the active node and those around it, each where it is drawn. */
export class TreeItems {
  readonly #scroller: HTMLElement;
  readonly #space: HTMLElement;
  #items = new Map<NodeId, HTMLElement>();
  #view: ItemsView | undefined;

  constructor(scroller: HTMLElement, space: HTMLElement) {
    this.#scroller = scroller;
    this.#space = space;
  }

  /** The node of an item. Assistive technology clicks items; pointers go through them. */
  nodeOf(item: EventTarget | null): NodeId | undefined {
    for (const [node, element] of this.#items) if (element === item) return node;
    return undefined;
  }

  /** Makes, places and describes the items, if their data have changed. */
  update(view: ItemsView, viewport: TreeViewport): void {
    const before = this.#view;
    const names = Object.keys(view) as (keyof ItemsView)[];
    if (names.every((name) => view[name] === before?.[name])) return;
    this.#view = view;
    const { game, layout, active, hasNeighbours } = view;
    const old = game === before?.game ? this.#items : new Map<NodeId, HTMLElement>();
    const nodes = hasNeighbours ? nodesAround(view) : [active];
    const items = new Map(nodes.map((node) => [node, old.get(node) ?? makeItem(node)]));
    const kept = new Set(items.values());
    for (const item of this.#items.values()) if (!kept.has(item)) item.remove();
    this.#items = items;
    let next = this.#space.firstChild;
    for (const [node, item] of items) {
      describeItem(item, view, node);
      const [left, top] = viewport.positionOf(...layout.cellOf(node));
      item.style.left = `${left}px`;
      item.style.top = `${top}px`;
      if (item === next) next = next.nextSibling;
      else this.#space.insertBefore(item, next);
    }
    this.#scroller.setAttribute('aria-activedescendant', idOf(active));
  }

  /** Makes the element with this id describe the item of a node, and of no other one. */
  describe(node: NodeId | undefined, id: string): void {
    for (const [other, item] of this.#items) {
      if (other === node) item.setAttribute('aria-describedby', id);
      else item.removeAttribute('aria-describedby');
    }
  }
}

function idOf(node: NodeId): string {
  return `tree-node-${node}`;
}

function makeItem(node: NodeId): HTMLElement {
  const item = document.createElement('div');
  item.className = 'tree-item';
  item.id = idOf(node);
  item.role = 'treeitem';
  return item;
}

/** The children of a node's parent, including the node. */
function siblingsOf(tree: GameTree, node: NodeId): NodeId[] {
  const parent = tree.parent(node);
  return parent === undefined ? [node] : tree.children(parent);
}

/** A node with its parent and its nearest siblings and children, as far as they are drawn, in file order. */
function nodesAround({ game: { tree }, layout, active }: ItemsView): NodeId[] {
  const parent = tree.parent(active);
  const siblings = siblingsOf(tree, active).filter((node) => layout.has(node));
  const children = tree.children(active).filter((node) => layout.has(node));
  const at = siblings.indexOf(active);
  const around = [
    ...siblings.slice(Math.max(0, at - NEAREST), at + NEAREST + 1),
    ...children.slice(0, NEAREST),
  ];
  if (parent !== undefined) around.push(parent);
  return around.sort((a, b) => a - b);
}

function describeItem(
  item: HTMLElement,
  { game, layout, shown, language }: ItemsView,
  node: NodeId,
): void {
  const { tree, replayer, own } = game;
  const siblings = siblingsOf(tree, node);
  const fold = layout.foldAt(node);
  item.ariaLabel = fold
    ? language.say(enTree, 'more', { count: fold.count })
    : describeNode(replayer, node, language, own?.grown.moves.has(node));
  item.ariaExpanded = fold ? 'false' : null;
  item.ariaLevel = String(1 + variationsTo(tree, node));
  item.ariaPosInSet = String(siblings.indexOf(node) + 1);
  item.ariaSetSize = String(siblings.length);
  item.ariaSelected = String(node === shown);
}

/** Number of variations that are entered on the way to a node: 0 on the main line, 1 in a variation of it. */
function variationsTo(tree: GameTree, node: NodeId): number {
  let count = 0;
  let parent: NodeId | undefined;
  for (let at = node; (parent = tree.parent(at)) !== undefined; at = parent)
    if (tree.firstChild(parent) !== at) count++;
  return count;
}
