import type { Replayer } from '../../replay/replayer.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Language } from '../../texts/language.js';
import type { TreeLayout } from '../../view/layout/tree-layout.js';
import { describeNode } from './describe-node.js';
import type { TreeViewport } from './tree-viewport.js';

/** What the items say. */
interface ItemsView {
  readonly replayer: Replayer;
  readonly layout: TreeLayout;
  /** The node that keys start from. */
  readonly active: NodeId;
  readonly shown: NodeId;
  /** Only the active node is there while nobody walks: steps of the board stay cheap. */
  readonly hasNeighbours: boolean;
  readonly language: Language;
}

/** So many siblings on each side, and so many children, stand in the page. */
const NEAREST = 3;

let treeCount = 0;

/**
 * What screen readers see of the tree: the active node and those around it, each where it is drawn. Others come
 * when the reader walks.
 */
export class TreeItems {
  readonly #space: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #prefix = `sgf-board-tree-${++treeCount}-`;
  #items = new Map<NodeId, HTMLElement>();
  #replayer: Replayer | undefined;

  constructor(scroller: HTMLElement, space: HTMLElement) {
    this.#scroller = scroller;
    this.#space = space;
  }

  /** The node of an item, for those who press it without a pointer. */
  nodeOf(item: EventTarget | null): NodeId | undefined {
    for (const [node, element] of this.#items) if (element === item) return node;
    return undefined;
  }

  update(view: ItemsView, viewport: TreeViewport): void {
    const { replayer, active } = view;
    if (replayer !== this.#replayer) this.#clear();
    this.#replayer = replayer;
    const before = this.#items;
    const nodes = view.hasNeighbours ? neighbours(view) : [active];
    this.#items = new Map(nodes.map((node) => [node, before.get(node) ?? this.#make(node)]));
    for (const [node, item] of before) if (!this.#items.has(node)) item.remove();
    let next = this.#space.firstChild;
    for (const [node, item] of this.#items) {
      describeItem(item, view, node);
      const [left, top] = viewport.placeOf(
        view.layout.column[node] ?? 0,
        view.layout.row[node] ?? 0,
      );
      item.style.left = `${left}px`;
      item.style.top = `${top}px`;
      if (item === next) next = next.nextSibling;
      else this.#space.insertBefore(item, next);
    }
    this.#scroller.setAttribute('aria-activedescendant', this.#prefix + String(active));
  }

  /** Says which item, if any, the text of an id tells more of. */
  describe(node: NodeId | undefined, id: string): void {
    for (const [other, item] of this.#items) {
      if (other === node) item.setAttribute('aria-describedby', id);
      else item.removeAttribute('aria-describedby');
    }
  }

  #clear(): void {
    for (const item of this.#items.values()) item.remove();
    this.#items.clear();
  }

  #make(node: NodeId): HTMLElement {
    const item = document.createElement('div');
    item.className = 'tree-item';
    item.id = this.#prefix + String(node);
    item.role = 'treeitem';
    return item;
  }
}

/** A node with its parent, siblings and children, those that are nearest, in file order. */
function neighbours({ replayer: { tree }, active }: ItemsView): NodeId[] {
  const parent = tree.parent(active);
  const siblings: NodeId[] = [];
  let sibling = parent === undefined ? undefined : tree.firstChild(parent);
  let after = 0;
  for (; sibling !== undefined && after <= NEAREST; sibling = tree.nextSibling(sibling)) {
    siblings.push(sibling);
    if (sibling >= active) after += 1;
    else if (siblings.length > NEAREST) siblings.shift();
  }
  const children: NodeId[] = [];
  let child = tree.firstChild(active);
  for (; child !== undefined && children.length < NEAREST; child = tree.nextSibling(child))
    children.push(child);
  const around = [...(parent === undefined ? [active] : [parent]), ...siblings, ...children];
  return around.sort((a, b) => a - b);
}

function describeItem(
  item: HTMLElement,
  { replayer, layout, shown, language }: ItemsView,
  node: NodeId,
): void {
  const { tree } = replayer;
  const { place, count } = placeAmongSiblings(tree, node);
  const child = tree.firstChild(node);
  const isBranching = child !== undefined && tree.nextSibling(child) !== undefined;
  item.ariaLabel = describeNode(replayer, node, language);
  item.ariaLevel = String((layout.column[node] ?? 0) + 1);
  item.ariaPosInSet = String(place);
  item.ariaSetSize = String(count);
  item.ariaSelected = String(node === shown);
  item.ariaExpanded = isBranching ? 'true' : null;
}

function placeAmongSiblings(
  tree: Replayer['tree'],
  node: NodeId,
): { readonly place: number; readonly count: number } {
  const parent = tree.parent(node);
  let [place, count] = [1, 0];
  let sibling = parent === undefined ? undefined : tree.firstChild(parent);
  for (; sibling !== undefined; sibling = tree.nextSibling(sibling)) {
    count += 1;
    if (sibling === node) place = count;
  }
  return { place, count: Math.max(1, count) };
}
