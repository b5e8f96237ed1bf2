import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { enTree } from '../../texts/en-reader.js';
import { layoutTree, type TreeLayout } from '../../view/layout/tree-layout.js';
import type { Theme } from '../../view/paint/theme.js';
import type { BoardContext } from '../context.js';
import { type ElementSize, observeSize } from '../picture/observers.js';
import { CALM_MS } from '../interaction-controller.js';
import { make } from '../make.js';
import type { OpenGame } from '../session/open-game.js';
import type { Part } from '../features.js';
import type { Place } from '../session/place.js';
import { adopt } from '../styles.js';
import { moveNumbersOf, walkTo } from './tree-nodes.js';
import { paintTree } from './paint-tree.js';
import { readTreeColors, type TreeColors, treeSheet } from './tree-styles.js';
import { TreeItems } from './tree-items.js';
import { TreePreview } from './tree-preview.js';
import { TreeViewport } from './tree-viewport.js';

/** What was drawn last. */
interface Seen {
  readonly game: OpenGame;
  readonly place: Place;
  readonly theme: Theme | undefined;
}

/** A tree as it is drawn; made once for each. */
interface Drawn {
  readonly layout: TreeLayout;
  readonly moveNumbers: Int32Array;
}

const drawnTrees = new WeakMap<GameTree, Drawn>();

/** The side of a cell in CSS pixels where the style sheet is missing. */
const USUAL_CELL = 28;

/**
 * All variations of a game: a canvas as large as its box, which shows the part that an empty scroller above it is
 * scrolled to. The scroller takes pointers and keys.
 *
 *   box ─ tree ┬ canvas
 *              ├ scroller (role=tree) ─ space, as large as the tree ─ a few treeitems
 *              └ preview
 */
export class TreePanel implements Part {
  readonly #board: BoardContext;
  readonly #root = make('div', 'tree');
  readonly #canvas = make('canvas', 'tree-canvas');
  readonly #scroller = make('div', 'tree-scroller');
  readonly #space = make('div', 'tree-space');
  readonly #viewport = new TreeViewport(this.#scroller, this.#space);
  readonly #items = new TreeItems(this.#scroller, this.#space);
  readonly #preview: TreePreview;
  readonly #stopObserving: () => void;
  readonly #removeCommands: () => void;
  #size: ElementSize | undefined;
  #colors: TreeColors | undefined;
  #seen: Seen | undefined;
  /** Where the keyboard is, while that is not the shown node. */
  #walked: NodeId | undefined;
  /** What the items were last made for. */
  #told: readonly unknown[] = [];
  #isPreviewWanted = false;
  #frame = 0;
  #lastStep = -Infinity;
  /** Whether the shown node is yet to be scrolled to, and whether at once. */
  #following: 'smoothly' | 'now' | undefined;

  /** The box of the tree has a size of its own. */
  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, treeSheet());
    this.#preview = new TreePreview(board, this.#root, (node) =>
      this.#items.describe(node, this.#preview.id),
    );
    this.#canvas.ariaHidden = 'true';
    this.#root.dir = 'ltr';
    this.#space.role = 'presentation';
    const scroller = this.#scroller;
    Object.assign(scroller, { role: 'tree', ariaOrientation: 'horizontal', tabIndex: 0 });
    scroller.dataset['keys'] = 'tree';
    this.#removeCommands = board.commands.add({
      'walk-tree': ({ key = '' }) => this.#walkBy(key),
      'enter-node': () => this.#enterWalked(),
    });
    scroller.append(this.#space);
    this.#root.prepend(this.#canvas, scroller);
    board.shell.tree.append(this.#root);
    this.#listen();
    this.#stopObserving = observeSize(this.#canvas, (size) => {
      this.#size = size;
      this.#measure();
      this.#paint(); // now, or the old picture is stretched for a frame
    });
  }

  /** At every step; what it costs is put off to the next frame. */
  update(): void {
    const { session, picture, language } = this.#board;
    const { game, place } = session;
    const { theme } = picture;
    const before = this.#seen;
    this.#seen = { game, place, theme };
    this.#scroller.ariaLabel = language.say(enTree, 'tree');
    if (theme !== before?.theme) this.#colors = undefined;
    const isOtherTree = game.tree !== before?.game.tree;
    if (isOtherTree) this.#measure();
    if (isOtherTree || place.node !== before.place.node) {
      this.#walked = undefined;
      this.#preview.hide();
      const now = performance.now();
      const isCalm = !isOtherTree && now - this.#lastStep > CALM_MS;
      this.#lastStep = now;
      this.#following = isCalm ? 'smoothly' : 'now';
    }
    this.#request();
  }

  /** Takes the panel away. */
  release(): void {
    cancelAnimationFrame(this.#frame);
    this.#stopObserving();
    this.#removeCommands();
    this.#preview.hide();
    this.#root.remove();
    this.#seen = undefined;
  }

  /** Listeners go with the elements that they are on. */
  #listen(): void {
    const scroller = this.#scroller;
    scroller.addEventListener('scroll', () => {
      this.#preview.hide();
      this.#request();
    });
    scroller.addEventListener('focus', () => this.#request());
    scroller.addEventListener('blur', () => {
      this.#walked = undefined;
      this.#preview.hide();
      this.#request();
    });
    scroller.addEventListener('click', (event) => this.#click(event));
    scroller.addEventListener('pointermove', (event) => this.#point(event));
    scroller.addEventListener('pointerleave', () => this.#preview.hide());
    this.#canvas.addEventListener('transitionend', () => {
      this.#colors = undefined;
      this.#request();
    });
  }

  #request(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  /** Cells of whole device pixels, as many as the tree has. */
  #measure(): void {
    if (!this.#seen || !this.#size?.deviceWidth) return;
    const { cssWidth, deviceWidth } = this.#size;
    const { columns, rows } = this.#drawn(this.#seen).layout;
    const density = deviceWidth / cssWidth;
    const lineHeight = parseFloat(getComputedStyle(this.#root).lineHeight) || USUAL_CELL;
    this.#viewport.resize(columns, rows, Math.round(lineHeight * density) / density);
    this.#following = 'now';
  }

  #drawn({ game: { tree, replayer } }: Seen): Drawn {
    const known = drawnTrees.get(tree);
    if (known) return known;
    const drawn = { layout: layoutTree(tree), moveNumbers: moveNumbersOf(replayer) };
    drawnTrees.set(tree, drawn);
    return drawn;
  }

  #paint(): void {
    const { cssWidth = 0, deviceWidth = 0, deviceHeight = 0 } = this.#size ?? {};
    const view = this.#seen;
    const context = this.#canvas.getContext('2d');
    if (!view || !context || deviceWidth * deviceHeight === 0) return;
    const { canvas } = context;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    this.#follow(view);
    const density = deviceWidth / cssWidth;
    const [left, top] = this.#viewport.seenAt(0, 0).map((start) => Math.round(start * density));
    const cell = Math.round(this.#viewport.cell * density);
    const sight = { cell, left: left ?? 0, top: top ?? 0, density };
    const { tree, line, node: shown } = view.place;
    const picture = { tree, line, shown, walked: this.#walked, ...this.#drawn(view) };
    this.#colors ??= readTreeColors(getComputedStyle(canvas), view.theme);
    paintTree(context, picture, sight, this.#colors);
    this.#updateItems(view);
    if (this.#isPreviewWanted && this.#walked !== undefined) this.#showPreview(this.#walked);
    this.#isPreviewWanted = false;
  }

  /** Scrolls to the shown node where it has changed. */
  #follow(view: Seen): void {
    if (!this.#following) return;
    this.#viewport.follow(...this.#cellOf(view.place.node), this.#following === 'smoothly');
    this.#following = undefined;
  }

  #cellOf(node: NodeId): [column: number, row: number] {
    const layout = this.#seen && this.#drawn(this.#seen).layout;
    return [layout?.column[node] ?? 0, layout?.row[node] ?? 0];
  }

  /** Scrolling alone changes nothing in what is told. */
  #updateItems(view: Seen): void {
    const { node: shown } = view.place;
    const active = this.#walked ?? shown;
    const hasNeighbours = this.#scroller.matches(':focus');
    const told = [view.game, shown, active, hasNeighbours, this.#board.language];
    if (told.every((part, index) => part === this.#told[index])) return;
    this.#told = told;
    const { layout } = this.#drawn(view);
    const { replayer } = view.game;
    const { language } = this.#board;
    const items = { replayer, layout, active, shown, hasNeighbours, language };
    this.#items.update(items, this.#viewport);
  }

  #walkBy(key: string): void {
    if (!this.#seen) return;
    const { tree, line, node: shown } = this.#seen.place;
    const { layout } = this.#drawn(this.#seen);
    const to = walkTo(key, { tree, layout, line }, this.#walked ?? shown);
    this.#preview.hide();
    if (to !== undefined) this.#walk(to, shown);
  }

  #enterWalked(): void {
    this.#preview.hide();
    const node = this.#walked ?? this.#seen?.place.node;
    if (node !== undefined) this.#enter(node);
  }

  #enter(node: NodeId): void {
    this.#board.session.go({ node }, 'user');
  }

  #walk(to: NodeId, shown: NodeId): void {
    this.#walked = to === shown ? undefined : to;
    this.#isPreviewWanted = true; // once it is scrolled to
    this.#viewport.follow(...this.#cellOf(to), false);
    this.#request();
  }

  #click(event: MouseEvent): void {
    const node = this.#items.nodeOf(event.target) ?? this.#nodeAt(event);
    this.#preview.hide();
    if (node !== undefined) this.#enter(node);
  }

  /** A mouse that rests on a node gets to see it; fingers scroll. */
  #point(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const node = this.#nodeAt(event);
    this.#scroller.style.cursor = node === undefined ? '' : 'pointer';
    const isNews = node !== undefined && node !== this.#seen?.place.node && event.buttons === 0;
    if (isNews) this.#showPreview(node);
    else this.#preview.hide();
  }

  #nodeAt({ clientX, clientY }: MouseEvent): NodeId | undefined {
    const { left, top } = this.#scroller.getBoundingClientRect();
    const cell = this.#viewport.cellAt(clientX - left, clientY - top);
    return this.#seen && this.#drawn(this.#seen).layout.nodeAt(...cell);
  }

  #showPreview(node: NodeId): void {
    const placeNode = () => {
      const { left, top } = this.#scroller.getBoundingClientRect();
      const [x, y] = this.#viewport.seenAt(...this.#cellOf(node));
      return new DOMRect(left + x, top + y, this.#viewport.cell, this.#viewport.cell);
    };
    this.#preview.showSoon(node, placeNode);
  }
}

/** The tree of variations, once the styles give it a place: they say where it has room. */
export class TreePart implements Part {
  readonly #board: BoardContext;
  readonly #stop: () => void;
  #hasRoom = false;
  #panel: TreePanel | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#stop = observeSize(board.shell.tree, ({ cssWidth }) => {
      this.#hasRoom = cssWidth > 0;
      this.update();
    });
  }

  update(): void {
    if (this.#hasRoom) (this.#panel ??= new TreePanel(this.#board)).update();
  }

  release(): void {
    this.#stop();
    this.#panel?.release();
  }
}
