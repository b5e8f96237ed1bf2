/*
 * The canvas is empty while the board is far from the screen, so that even two hundred boards only need memory for the
 * visible ones.
 */

import type { ReactiveController } from 'lit';
import type { NodeId } from '../../sgf/game-tree.js';
import { placeLayout, PRINTED_LINE } from '../../view/layout/placement.js';
import { paintScene } from '../../view/paint/paint.js';
import { changedSpots } from '../../view/paint/repaint.js';
import { resolveTheme, type Theme, themeNamed } from '../../view/paint/theme.js';
import type { Scene } from '../../view/scene/shapes.js';
import { admit } from '../platform/arrivals.js';
import { settings } from '../attributes.js';
import type { Board } from '../board.js';
import { listenToPrintKey, printBoard } from './print-board.js';
import { shapePainters } from '../platform/painters.js';
import { measure, observeNearness, observeSize } from '../platform/observers.js';
import type { Printed } from './picture.js';
import { WoodLayer } from './wood.js';

/** Number of device pixels per CSS pixel on paper, which is finer than screens. */
const SHARPNESS = 3;

/** The theme `paper`, unless the author has named a theme. The reader's own theme is for the screen only. */
function themeOnPaper({ host }: Board, theme: Theme): Theme {
  if (!settings.has('theme') && themeNamed(host.theme.trim())) return theme;
  return resolveTheme(themeNamed('paper') ?? {}, { font: theme.font });
}

/** The content of the canvas, and everything that its look depends on. */
interface Painted {
  readonly scene: Scene;
  readonly node: NodeId;
  readonly look: string;
  readonly theme: Theme;
  /** The scene, or a frame of the animation that leads to it. */
  shown: Scene | undefined;
}

/** Delay after the last change of a size that is dragged, in milliseconds; until then the picture is stretched. */
const DRAG_MS = 100;

/**
 * Controls the canvas: its size in device pixels, and when it is painted. A board far from the screen holds no pixels.
 * All requests within a frame share one repaint.
 */
export class CanvasController implements ReactiveController {
  /** Whether the board is near the screen; `undefined` until it is measured or the browser reports it. */
  isNear: boolean | undefined;
  readonly #board: Board;
  readonly #wood: WoodLayer;
  #painted: Painted | undefined;
  #lastResize = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #endMotion: (() => void) | undefined;
  #printed: Printed | undefined;
  #isOnPaper = false;
  #stops: (() => void)[] = [];

  constructor(board: Board) {
    this.#board = board;
    this.#wood = new WoodLayer(board.shell);
    board.host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#beforePrint);
    addEventListener('afterprint', this.#afterPrint);
    listenToPrintKey();
    this.#observe();
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#beforePrint);
    removeEventListener('afterprint', this.#afterPrint);
    this.#unobserve();
    this.#endPrint();
    clearTimeout(this.#rest);
    this.#cancelPaint();
    // A board that is only moved within the page keeps its picture.
    queueMicrotask(() => this.#board.host.isConnected || this.#setNear(false));
  }

  /**
   * Paints the first picture at once, so that the next frame shows it; later pictures are painted in the next frame.
   */
  hostUpdated(): void {
    const { picture, shell, record } = this.#board;
    if (!this.#painted && this.isNear && !this.#isOnPaper && record.state.kind === 'ready') {
      picture.size ??= measure(shell.canvas);
      this.paint();
    } else this.requestPaint();
  }

  /** Prepares the board for printing, even if it was never on the screen. */
  readonly #beforePrint = (): void => {
    const { isNear } = this;
    const { host, shell, picture, record } = this.#board;
    this.isNear = true; // everything on paper is visible
    admit(host, true); // if the board still waits for its first update, later ones would wait, too
    record.readNow();
    host.requestUpdate('theme');
    this.#endPrint();
    this.#isOnPaper = true;
    host['performUpdate'](); // protected; must run now, because the page is printed when this task ends
    this.#printed = printBoard(this.#board);
    if (!this.#printed || this.#printed.isDrawn) {
      this.#isOnPaper = false;
      this.isNear = isNear;
      return;
    }
    const { cssWidth } = this.#printed;
    const { clientWidth, clientHeight } = shell.canvas;
    const deviceWidth = Math.round(SHARPNESS * cssWidth);
    const deviceHeight = Math.round((deviceWidth * clientHeight) / clientWidth);
    picture.size = { cssWidth, deviceWidth, deviceHeight };
    this.paint();
  };

  /** Restores the board after printing; boards far from the screen release their pixels again. */
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
        const { deviceWidth, deviceHeight } = picture.size ?? {};
        picture.size = size;
        const isOther = deviceWidth !== size.deviceWidth || deviceHeight !== size.deviceHeight;
        if (isOther) this.#resized();
      }),
    ];
  }

  #unobserve(): void {
    for (const stop of this.#stops) stop();
  }

  /**
   * Paints a new size at once, because otherwise the old picture would be stretched for a frame. If sizes follow each
   * other quickly, paints only the last one.
   */
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
    const wasNear = this.isNear;
    this.isNear = isNear;
    if (isNear) {
      admit(host, isNear);
      return wasNear ? undefined : host.requestUpdate('theme');
    }
    shell.canvas.width = 0;
    this.#painted = undefined;
    this.#endMotion?.();
    this.#wood.remove();
  }

  /** Paints in the next frame if the board is near the screen. Several calls paint once. */
  requestPaint(): void {
    if (this.isNear) this.#frame ||= requestAnimationFrame(this.paint);
  }

  #cancelPaint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Paints now, if the board has a size and the picture has changed. */
  readonly paint = (): void => {
    this.#cancelPaint();
    const { shell, session, picture } = this.#board;
    const isOnPaper = this.#isOnPaper;
    const { cssWidth = 0, deviceWidth = 0, deviceHeight = 0 } = picture.size ?? {};
    const drawn = this.isNear && deviceHeight ? picture.draw(cssWidth, isOnPaper) : undefined;
    const context = drawn && shell.canvas.getContext('2d');
    if (!context) return;
    const { canvas } = context;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    const { layout, scene } = drawn;
    const theme = isOnPaper ? themeOnPaper(this.#board, drawn.theme) : drawn.theme;
    const pixelRatio = deviceWidth / cssWidth;
    const thinnest = isOnPaper ? PRINTED_LINE * pixelRatio : 1;
    const placed = placeLayout(layout, deviceWidth, deviceHeight, thinnest);
    const placement = { ...placed, pixelRatio, isOnPaper };
    const look = JSON.stringify([placement, deviceWidth, deviceHeight]);
    const isSameLook = this.#painted?.look === look && this.#painted.theme === theme;
    const before = isSameLook ? this.#painted : undefined;
    if (before && changedSpots(before.scene, scene)?.length === 0) return;
    this.#endMotion?.();
    const { node } = session;
    const painted: Painted = { scene, node, look, theme, shown: before?.shown };
    this.#painted = painted;
    const show = (shown: Scene) => {
      paintScene(context, shown, placement, theme, {
        isOverWood: !isOnPaper,
        before: painted.shown,
        painters: shapePainters(),
      });
      painted.shown = shown;
    };
    this.#endMotion = isOnPaper ? undefined : this.#moveStones(painted, before, show);
    if (!this.#endMotion) show(scene);
    // Chromium would print these drawings as vectors, and too small. `putImageData` makes it print pixels.
    if (isOnPaper) context.putImageData(context.getImageData(0, 0, 1, 1), 0, 0);
    if (!isOnPaper) this.#wood.lay(theme, { cssWidth, deviceWidth, deviceHeight });
  };

  /** Animates the stones of a step. Does nothing if the node is the same, as when only the pointer has moved. */
  #moveStones(
    { scene, node }: Painted,
    before: Painted | undefined,
    show: (scene: Scene) => void,
  ): (() => void) | undefined {
    if (!before || before.node === node) return undefined;
    const reader = this.#board.parts.get('reader');
    return reader?.moveStones(this.#board, before.scene, scene, node > before.node, show);
  }

  /** Paints everything now, including the wood, which otherwise waits until the page is idle. */
  finish(): void {
    this.paint();
    this.#wood.finish();
  }
}
