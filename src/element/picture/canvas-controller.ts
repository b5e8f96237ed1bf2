import type { ReactiveController } from 'lit';
import type { NodeId } from '../../sgf/game-tree.js';
import { placeLayout } from '../../view/layout/placement.js';
import type { moveStones as motion } from '../../view/paint/motion.js';
import { paintScene } from '../../view/paint/paint.js';
import { changedSpots } from '../../view/paint/repaint.js';
import { resolveTheme, type Theme, themeNamed } from '../../view/paint/theme.js';
import type { Scene } from '../../view/scene/shapes.js';
import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import { FAST_STEP_MS, prefersReducedMotion } from '../interaction-controller.js';
import { observeNearness, observeSize } from './observers.js';
import { extras, type Printed } from './picture.js';

/** So many pixels are one CSS pixel on paper, which is finer than screens. */
const SHARPNESS = 3;

/** The theme for paper, unless the author has named one. */
function themeOnPaper({ host }: BoardContext, theme: Theme): Theme {
  if (themeNamed(host.theme.trim())) return theme;
  return resolveTheme(themeNamed('paper') ?? {}, { font: theme.font });
}

/** What a canvas shows, and all that its look depends on. */
interface Painted {
  readonly scene: Scene;
  readonly node: NodeId;
  readonly look: string;
  readonly theme: Theme;
  /** The scene, or one on the way to it. */
  shown: Scene | undefined;
}

/** While a size is dragged the picture is stretched; it is painted when the size has rested for so long. */
const DRAG_MS = 100;
/** A chunk that comes with the first step; without it nothing moves. */
let moveStones: typeof motion | undefined;

/**
 * Owns the canvas: its size in device pixels, and when it is painted. A board far from the screen
 * holds no pixels. Everything that asks for a repaint within a frame gets one together.
 */
export class CanvasController implements ReactiveController {
  isNear = false;
  readonly #board: BoardContext;
  #painted: Painted | undefined;
  #lastStep = 0;
  #lastResize = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #endMotion: (() => void) | undefined;
  #printed: Printed | undefined;
  #isOnPaper = false;
  #stops: (() => void)[] = [];

  constructor(board: BoardContext) {
    this.#board = board;
    board.host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#beforePrint);
    addEventListener('afterprint', this.#afterPrint);
    this.#observe();
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#beforePrint);
    removeEventListener('afterprint', this.#afterPrint);
    this.#unobserve();
    this.#endPrint();
    clearTimeout(this.#rest);
    waiting.delete(this.paint);
    // A board that is moved in the page keeps its picture.
    queueMicrotask(() => this.#board.host.isConnected || this.#setNear(false));
  }

  hostUpdated(): void {
    this.requestPaint();
  }

  /** A page is printed whole, also boards that were never on the screen. */
  readonly #beforePrint = (): void => {
    const { isNear } = this;
    const { host, shell, picture } = this.#board;
    this.isNear = true; // paper has no place that is far away
    host.requestUpdate('theme');
    host.performUpdate(); // before the end of this turn, when the page is printed
    this.#endPrint();
    this.#printed = extras.print?.(this.#board);
    if (this.#printed?.isDrawn) {
      this.isNear = isNear;
      return;
    }
    const { clientWidth: cssWidth, clientHeight } = shell.canvas;
    const [deviceWidth, deviceHeight] = [SHARPNESS * cssWidth, SHARPNESS * clientHeight];
    picture.size = { cssWidth, deviceWidth, deviceHeight };
    this.#isOnPaper = true;
    this.paint();
  };

  /** Boards far from the screen let go of their pixels again. */
  readonly #afterPrint = (): void => {
    this.#endPrint();
    this.#unobserve();
    this.#observe();
    this.requestPaint();
  };

  #endPrint(): void {
    this.#printed?.end();
    this.#isOnPaper = false;
  }

  #observe(): void {
    const { host, shell, picture } = this.#board;
    this.#stops = [
      observeNearness(host, (isNear) => this.#setNear(isNear)),
      observeSize(shell.canvas, (size) => {
        picture.size = size;
        this.#resized();
      }),
    ];
  }

  #unobserve(): void {
    for (const stop of this.#stops) stop();
  }

  /** Paints at once, or the old picture is stretched for a frame; of sizes that follow each other quickly only the last. */
  #resized(): void {
    if (!this.#painted) return this.requestPaint();
    const before = this.#lastResize;
    this.#lastResize = performance.now();
    clearTimeout(this.#rest);
    if (this.#lastResize - before > DRAG_MS) this.paint();
    else this.#rest = setTimeout(this.paint, DRAG_MS);
  }

  #setNear(isNear: boolean): void {
    const { host, shell } = this.#board;
    this.isNear = isNear;
    if (isNear) return host.requestUpdate('theme');
    shell.canvas.width = 0;
    this.#painted = undefined;
    this.#endMotion?.();
    shell.canvas.style.opacity = '0'; // an opaque canvas without pixels is black; what is hidden would lose the focus
  }

  /** Paints in one of the next frames; many calls paint once. */
  requestPaint(): void {
    if (waiting.size === 0) requestAnimationFrame(paintWaiting);
    waiting.add(this.paint);
  }

  /** Paints now what is asked for, if the board has a size. */
  readonly paint = (): void => {
    waiting.delete(this.paint);
    const { shell, session, picture } = this.#board;
    const isOnPaper = this.#isOnPaper;
    const { cssWidth = 0, deviceWidth = 0, deviceHeight = 0 } = picture.size ?? {};
    const drawn = this.isNear && deviceHeight ? picture.draw(cssWidth, isOnPaper) : undefined;
    const context = drawn && shell.canvas.getContext('2d', { alpha: false });
    if (!context) return;
    const { canvas } = context;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    const { layout, scene } = drawn;
    const theme = isOnPaper ? themeOnPaper(this.#board, drawn.theme) : drawn.theme;
    const pixelRatio = deviceWidth / cssWidth;
    const placement = { ...placeLayout(layout, deviceWidth, deviceHeight), pixelRatio };
    const look = JSON.stringify([placement, deviceWidth, deviceHeight]);
    const isSameLook = this.#painted?.look === look && this.#painted.theme === theme;
    const before = isSameLook ? this.#painted : undefined;
    if (before && changedSpots(before.scene, scene)?.length === 0) return;
    this.#endMotion?.();
    const { node } = session;
    const painted: Painted = { scene, node, look, theme, shown: before?.shown };
    this.#painted = painted;
    const show = (shown: Scene) => {
      paintScene(context, shown, placement, theme, painted.shown);
      painted.shown = shown;
    };
    const isStep = before && before.node !== node; // else only the pointer or an attribute has moved
    this.#endMotion =
      isStep && !isOnPaper && this.#mayMove() ? moveStones?.(before.scene, scene, show) : undefined;
    if (!this.#endMotion) show(scene);
    // Chromium prints what is drawn meanwhile as vectors, and too small; not so once pixels were put.
    if (isOnPaper) context.putImageData(context.getImageData(0, 0, 1, 1), 0, 0);
    canvas.style.opacity = '';
  };

  /** Whether stones may move: the reader takes time between two steps, and likes motion. */
  #mayMove(): boolean {
    const before = this.#lastStep;
    this.#lastStep = performance.now();
    void loadChunk('reader').then((chunk) => (moveStones = chunk?.moveStones));
    return this.#lastStep - before > FAST_STEP_MS && !prefersReducedMotion();
  }
}

/** One frame paints for so long, in milliseconds: many boards that come into view don't hold up the page. */
const FRAME_MS = 10;

/** Boards that wait to be painted, in the order of asking. */
const waiting = new Set<() => void>();

function paintWaiting(): void {
  const start = performance.now();
  try {
    for (const paint of waiting) {
      paint();
      if (performance.now() - start > FRAME_MS) break;
    }
  } finally {
    if (waiting.size > 0) requestAnimationFrame(paintWaiting); // one that fails stops no other
  }
}
