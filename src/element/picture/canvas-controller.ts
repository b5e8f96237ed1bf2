import { resolveTheme, type Theme, themeNamed } from '../../view/paint/theme.js';
import type { BoardContext } from '../context.js';
import {
  type ElementSize,
  observeNearness,
  observeSize,
  paintNoMore,
  paintSoon,
} from './observers.js';
import type { ReactiveController } from 'lit';
import type { NodeId } from '../../sgf/game-tree.js';
import type { moveStones as motion } from '../../view/paint/motion.js';
import { paintScene } from '../../view/paint/paint.js';
import { placeLayout } from '../../view/layout/placement.js';
import { changedSpots } from '../../view/paint/repaint.js';
import type { Scene } from '../../view/scene/shapes.js';
import { CALM_MS, wantsCalm } from '../interaction-controller.js';
import { loadChunk } from '../chunks.js';

/** What a board has got for paper. */
export interface Printed {
  /** Whether it is drawn as vectors: its canvas is not seen. */
  readonly isDrawn: boolean;
  /** Takes all of it away. */
  end(): void;
}

/** Lays a board out for paper, once the part of the script that does is there: the browser waits for nothing. */
let layOut: ((board: BoardContext) => Printed) | undefined;

export function layOutWith(print: typeof layOut): void {
  layOut = print;
}

/** So many pixels are one CSS pixel on paper, which is finer than screens. */
const SHARPNESS = 3;

function sizeOnPaper({ clientWidth, clientHeight }: Element): ElementSize {
  return {
    cssWidth: clientWidth,
    deviceWidth: SHARPNESS * clientWidth,
    deviceHeight: SHARPNESS * clientHeight,
  };
}

/** The theme for paper, unless the author has named one. */
export function inInk({ host }: BoardContext, theme: Theme): Theme {
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

  /** A page is printed whole, whatever has been on the screen. */
  readonly #beforePrint = (): void => {
    const { isNear } = this;
    const { host, shell, picture } = this.#board;
    this.isNear = true; // paper has no place that is far away
    host.requestUpdate('theme');
    host.performUpdate(); // the page has it before the end of this turn
    this.#printed?.end();
    this.#printed = layOut?.(this.#board);
    this.#isOnPaper = !this.#printed?.isDrawn;
    if (this.#isOnPaper) {
      picture.size = sizeOnPaper(shell.canvas);
      this.paint();
    } else this.isNear = isNear;
  };

  /** Boards far from the screen let go of their pixels again. */
  readonly #afterPrint = (): void => {
    this.#printed?.end();
    this.#isOnPaper = false;
    for (const stop of this.#stops) stop();
    this.#observe();
    this.requestPaint();
  };

  hostConnected(): void {
    addEventListener('beforeprint', this.#beforePrint);
    addEventListener('afterprint', this.#afterPrint);
    this.#observe();
  }

  #observe(): void {
    this.#stops = [
      observeNearness(this.#board.host, (isNear) => this.#setNear(isNear)),
      observeSize(this.#board.shell.canvas, (size) => {
        this.#board.picture.size = size;
        this.#resized();
      }),
    ];
  }

  /** Now, or the old picture is stretched for a frame; of sizes that follow each other quickly only the last. */
  #resized(): void {
    if (!this.#painted) return this.requestPaint();
    const before = this.#lastResize;
    this.#lastResize = performance.now();
    clearTimeout(this.#rest);
    if (this.#lastResize - before > DRAG_MS) this.paint();
    else this.#rest = setTimeout(this.paint, DRAG_MS);
  }

  hostDisconnected(): void {
    clearTimeout(this.#rest);
    removeEventListener('beforeprint', this.#beforePrint);
    removeEventListener('afterprint', this.#afterPrint);
    this.#printed?.end();
    this.#isOnPaper = false;
    for (const stop of this.#stops) stop();
    paintNoMore(this.paint);
    // A board that is moved in the page keeps its picture.
    void Promise.resolve().then(() => this.#board.host.isConnected || this.#setNear(false));
  }

  hostUpdated(): void {
    this.requestPaint();
  }

  /** Paints in the next frame; many calls in one frame paint once. */
  requestPaint(): void {
    paintSoon(this.paint);
  }

  #setNear(isNear: boolean): void {
    const { host, shell } = this.#board;
    this.isNear = isNear;
    if (isNear) host.requestUpdate('theme');
    else {
      shell.canvas.width = 0;
      this.#painted = undefined;
      this.#endMotion?.();
      shell.canvas.style.opacity = '0'; // an opaque canvas without pixels is black; what is hidden would lose the focus
    }
  }

  /** Paints now what is asked for, if the board has a size. */
  readonly paint = (): void => {
    paintNoMore(this.paint);
    const { shell, session, picture: board } = this.#board;
    const isOnPaper = this.#isOnPaper;
    const { cssWidth = 0, deviceWidth = 0, deviceHeight = 0 } = board.size ?? {};
    const picture = this.isNear && deviceHeight ? board.draw(cssWidth, isOnPaper) : undefined;
    const context = picture && shell.canvas.getContext('2d', { alpha: false });
    if (!context) return;
    const { canvas } = context;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    const { layout, scene } = picture;
    const theme = isOnPaper ? inInk(this.#board, picture.theme) : picture.theme;
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
      isStep && !isOnPaper && this.#isCalm() ? moveStones?.(before.scene, scene, show) : undefined;
    if (!this.#endMotion) show(scene);
    // Chromium prints what is drawn meanwhile as vectors, and too small; not so once pixels were put.
    if (isOnPaper) context.putImageData(context.getImageData(0, 0, 1, 1), 0, 0);
    canvas.style.opacity = '';
  };

  /** Whether stones may move: the reader takes time between two steps, and likes motion. */
  #isCalm(): boolean {
    const before = this.#lastStep;
    this.#lastStep = performance.now();
    if (!moveStones) void loadMotion();
    return this.#lastStep - before > CALM_MS && !wantsCalm();
  }
}

async function loadMotion(): Promise<void> {
  moveStones = (await loadChunk('reader'))?.moveStones;
}
