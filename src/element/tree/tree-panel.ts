import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enTree } from '../../texts/en/tree.js';
import type { TreeLayout } from '../../view/layout/tree-layout.js';
import type { Theme } from '../../view/paint/theme.js';
import type { Board, Part } from '../board.js';
import type { Invocation } from '../commands.js';
import { FAST_STEP_MS } from '../platform/motion.js';
import { type ElementSize, observeSize } from '../platform/observers.js';
import { boxOf, scaleOf } from '../platform/spot.js';
import type { NodePreview, PreviewSource } from '../preview/node-preview.js';
import type { Place } from '../../game/place.js';
import { paintTree } from './paint-tree.js';
import { TreeItems } from './tree-items.js';
import { loadPart } from '../platform/load-part.js';
import { walkTo } from './walk-tree.js';
import { readTreeColors, type TreeColors, treeStyles } from './tree-styles.js';
import { TreeViewport } from './tree-viewport.js';
import { drawingOf, Unfolding } from './unfolding.js';

export const styles = [treeStyles];

export const mount = (board: Board): Part => new TreePanel(board);

/**
 * The variations of a game. A canvas as large as its box shows the part to which an empty scroller above it is
 * scrolled. The scroller takes pointers and keys. Styles decide where a tree has room; elsewhere its box has no size,
 * and nothing is laid out or painted.
 */
export class TreePanel implements Part {
  readonly commands = {
    'walk-tree': ({ key = '' }: Invocation) => this.#walkBy(key),
    'enter-node': () => this.#enter(this.#walked ?? this.#board.session.place.node),
  };
  readonly #board: Board;
  readonly #canvas: HTMLCanvasElement;
  readonly #scroller: HTMLElement;
  readonly #viewport: TreeViewport;
  readonly #items: TreeItems;
  readonly #unfolding = new Unfolding();
  readonly #source: PreviewSource;
  /** Loaded for the first preview. */
  #preview: NodePreview | undefined;
  /** The node under the pointer or the keyboard, if it should have a preview. */
  #previewed: NodeId | undefined;
  readonly #stopObserving: () => void;
  #size: ElementSize | undefined;
  #theme: Theme | undefined;
  #colors: TreeColors | undefined;
  /** The layout that the scroller has the size of. */
  #fitted: TreeLayout | undefined;
  /** The place that was shown at the last update. */
  #place: Place | undefined;
  /** The node or sign that the keyboard has walked to, if it is not the shown node. */
  #walked: NodeId | undefined;
  /** The cell that was pressed: the box may move as it gets the focus, before the click. */
  #pressed: readonly [column: number, row: number] | undefined;
  #isPreviewWanted = false;
  #frame = 0;
  #lastStep = -Infinity;
  /** How to scroll to the shown node, until that is done. */
  #following: 'smoothly' | 'now' | undefined;

  constructor(board: Board) {
    const { tree: box } = board.shell;
    this.#board = board;
    render(this.#template(), box);
    const find = (name: string) => box.querySelector(`.tree-${name}`) as HTMLElement;
    const space = find('space');
    this.#canvas = find('canvas') as HTMLCanvasElement;
    this.#scroller = find('scroller');
    this.#viewport = new TreeViewport(this.#scroller, space);
    this.#items = new TreeItems(this.#scroller, space);
    this.#source = {
      placeOf: (node) => this.#placeOf(node),
      changed: (node) => this.#items.describe(node, 'preview'),
    };
    this.#stopObserving = observeSize(this.#canvas, (size) => this.#resize(size));
  }

  /** Called at every step; the costly part waits for the next frame. */
  update(): void {
    const { session, picture, shell } = this.#board;
    const { place } = session;
    const { theme } = picture;
    const before = this.#place;
    this.#place = place;
    render(this.#template(), shell.tree);
    if (theme !== this.#theme) this.#colors = undefined;
    this.#theme = theme;
    const isOtherTree = place.tree !== before?.tree;
    if (isOtherTree || place.node !== before.node) {
      this.#walked = undefined;
      this.#hidePreview();
      const now = performance.now();
      const isFast = now - this.#lastStep <= FAST_STEP_MS;
      this.#lastStep = now;
      this.#following = isFast || isOtherTree ? 'now' : 'smoothly';
    }
    if (isOtherTree && this.#size?.deviceWidth) this.#makeRoom();
    this.#request();
  }

  release(): void {
    cancelAnimationFrame(this.#frame);
    this.#stopObserving();
    this.#hidePreview();
    render(nothing, this.#board.shell.tree);
  }

  #template(): TemplateResult {
    return html`<div class="tree" dir="ltr">
      <canvas class="tree-canvas" aria-hidden="true" @transitionend=${() => this.#forgetColors()}></canvas>
      <div
        class="tree-scroller"
        role="tree"
        aria-label=${this.#board.language.say(enTree, 'tree')}
        aria-orientation="horizontal"
        tabindex="0"
        data-keys="tree"
        @scroll=${() => this.#scrolled()}
        @focus=${() => this.#request()}
        @blur=${() => this.#blurred()}
        @pointerdown=${(event: PointerEvent) => (this.#pressed = this.#cellAt(event))}
        @click=${(event: MouseEvent) => this.#click(event)}
        @pointermove=${(event: PointerEvent) => this.#point(event)}
        @pointerleave=${({ relatedTarget }: PointerEvent) => this.#leave(relatedTarget)}
      >
        <div class="tree-space" role="presentation"></div>
      </div>
    </div>`;
  }

  #request(): void {
    if (!this.#size?.deviceWidth) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#makeRoom();
      this.#paint();
    });
  }

  get #layout(): TreeLayout {
    const { game, place } = this.#board.session;
    return this.#unfolding.layoutFor(game, place.line);
  }

  #resize(size: ElementSize): void {
    this.#size = size;
    this.#canvas.width = size.deviceWidth;
    this.#canvas.height = size.deviceHeight;
    this.#fitted = undefined;
    this.#following = 'now';
    this.#paint(); // now; otherwise the box would be empty for a frame
    if (size.deviceWidth) requestAnimationFrame(() => this.#canvas.isConnected && this.#makeRoom());
  }

  /**
   * Makes the box as high as its rows while all signs are closed: it stays so when they are opened. Must not be called
   * while sizes are observed, because it changes them.
   */
  #makeRoom(): void {
    const { session, shell } = this.#board;
    const { rows } = drawingOf(session.game).folded;
    shell.tree.style.setProperty('--rows', String(rows));
  }

  /** Gives the tree cells of whole device pixels. */
  #fit(): void {
    if (!this.#size?.deviceWidth) return;
    const { cssWidth, deviceWidth } = this.#size;
    const { columns, rows } = (this.#fitted = this.#layout);
    const density = deviceWidth / cssWidth;
    const lineHeight = parseFloat(getComputedStyle(this.#canvas).lineHeight);
    this.#viewport.resize(columns, rows, Math.round(lineHeight * density) / density);
  }

  #paint(): void {
    const { cssWidth = 0, deviceWidth = 0, deviceHeight = 0 } = this.#size ?? {};
    const context = deviceWidth * deviceHeight > 0 && this.#canvas.getContext('2d');
    if (!context) return;
    const { session, language } = this.#board;
    const { game, place } = session;
    const { line, node: shown } = place;
    const { moveNumbers } = drawingOf(game);
    const layout = this.#layout;
    if (layout !== this.#fitted) this.#fit();
    const walked = this.#walked;
    if (this.#following)
      this.#viewport.follow(...layout.cellOf(shown), this.#following === 'smoothly');
    this.#following = undefined;
    const density = deviceWidth / cssWidth;
    const [x, y] = this.#viewport.seenAt(0, 0);
    this.#colors ??= readTreeColors(getComputedStyle(this.#canvas), this.#theme);
    paintTree(context, {
      ...{ game, layout, moveNumbers, line, shown, walked, colors: this.#colors, density },
      cell: Math.round(this.#viewport.cell * density),
      left: Math.round(x * density),
      top: Math.round(y * density),
    });
    const hasNeighbours = this.#scroller.matches(':focus');
    const items = { game, layout, active: walked ?? shown, shown, hasNeighbours, language };
    this.#items.update(items, this.#viewport);
    if (this.#isPreviewWanted && walked !== undefined) void this.#showPreview(walked);
    this.#isPreviewWanted = false;
  }

  #forgetColors(): void {
    this.#colors = undefined;
    this.#request();
  }

  #scrolled(): void {
    this.#hidePreview();
    this.#request();
  }

  #blurred(): void {
    this.#walked = undefined;
    this.#scrolled();
  }

  #walkBy(key: string): void {
    const { place } = this.#board.session;
    const from = this.#walked ?? place.node;
    if (key === 'ArrowRight' && this.#layout.foldAt(from)) return this.#open(from);
    const node = walkTo(key, place, this.#layout, from);
    this.#hidePreview();
    this.#walked = node === place.node ? undefined : node;
    this.#isPreviewWanted = true; // as soon as it is scrolled into view
    this.#viewport.follow(...this.#layout.cellOf(node), false);
    this.#request();
  }

  /** Goes to a node, or opens a sign. */
  #enter(node: NodeId): void {
    if (this.#layout.foldAt(node)) return this.#open(node);
    this.#hidePreview();
    this.#board.session.go({ node }, 'user');
  }

  /** Draws the variations that a sign stands for, and scrolls to the first one. The keyboard is then there. */
  #open(sign: NodeId): void {
    const { session, announcer, language } = this.#board;
    const { game } = session;
    const { count = 0 } = this.#layout.foldAt(sign) ?? {};
    announcer.say(
      language.say(enTree, 'opened', { more: language.say(enTree, 'more', { count }) }),
    );
    this.#hidePreview();
    this.#unfolding.open(game, game.tree.parent(sign) ?? sign);
    this.#fit();
    this.#viewport.follow(...this.#layout.cellOf(sign), this.#walked !== sign);
    this.#request();
  }

  #click(event: MouseEvent): void {
    const cell = this.#pressed ?? this.#cellAt(event);
    const node = this.#items.nodeOf(event.target) ?? this.#layout.nodeAt(...cell);
    this.#pressed = undefined;
    if (node === undefined) this.#hidePreview();
    else this.#enter(node);
  }

  /** A mouse that rests on a node opens its preview; fingers scroll. */
  #point(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const node = this.#layout.nodeAt(...this.#cellAt(event));
    this.#scroller.style.cursor = node === undefined ? '' : 'pointer';
    const isOther = node !== undefined && node !== this.#board.session.place.node;
    if (isOther && event.buttons === 0) void this.#showPreview(node);
    else this.#hidePreview();
  }

  #cellAt({ clientX, clientY }: MouseEvent): readonly [column: number, row: number] {
    const { left, top } = boxOf(this.#scroller);
    const scale = scaleOf(this.#scroller);
    return this.#viewport.cellAt((clientX - left) / scale, (clientY - top) / scale);
  }

  async #showPreview(node: NodeId): Promise<void> {
    this.#previewed = node;
    this.#preview ??= (await loadPart('preview'))?.previewOf(this.#board);
    if (node === this.#previewed) this.#preview?.show(this.#source, node);
  }

  /** The box of a node in the window. */
  #placeOf(node: NodeId): DOMRect {
    const { left, top } = boxOf(this.#scroller);
    const [x, y] = this.#viewport.seenAt(...this.#layout.cellOf(node));
    const scale = scaleOf(this.#scroller);
    const side = this.#viewport.cell * scale;
    return new DOMRect(left + x * scale, top + y * scale, side, side);
  }

  /** Hides the preview, unless the pointer goes into it. */
  #leave(to: EventTarget | null): void {
    if (!(to as Element | null)?.closest('.preview')) this.#hidePreview();
  }

  #hidePreview(): void {
    this.#previewed = undefined;
    this.#preview?.hide(this.#source);
  }
}
