import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Layout, placeLayout } from '../../view/layout.js';
import { paintScene } from '../../view/paint.js';
import type { Scene } from '../../view/shapes.js';
import type { Theme } from '../../view/theme.js';
import { type ElementSize, observeNearness, observeSize } from './observers.js';

/** What the controller asks its board for. */
export interface BoardPicture {
  layoutFor(cssWidth: number): Layout;
  sceneFor(layout: Layout): Scene;
  theme(): Theme;
  /** Called when the board comes near the screen, and again whenever that changes. */
  nearnessChanged(isNear: boolean): void;
}

/**
 * Owns the canvas: its size in device pixels, and when it is painted. A board far from the screen
 * holds no pixels. Everything that asks for a repaint within a frame gets one together.
 */
export class CanvasController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #picture: BoardPicture;
  #canvas: HTMLCanvasElement | undefined;
  #size: ElementSize | undefined;
  #isNear = false;
  #frame = 0;
  #stops: (() => void)[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement, picture: BoardPicture) {
    this.#host = host;
    this.#picture = picture;
    host.addController(this);
  }

  get isNear(): boolean {
    return this.#isNear;
  }

  hostConnected(): void {
    this.#stops.push(observeNearness(this.#host, (isNear) => this.#setNear(isNear)));
    if (this.#canvas) this.#watchSize(this.#canvas);
  }

  hostDisconnected(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#isNear = false;
    this.#empty();
  }

  hostUpdated(): void {
    const canvas = this.#host.shadowRoot?.querySelector('canvas') ?? undefined;
    if (canvas === this.#canvas || !canvas) return;
    this.#canvas = canvas;
    this.#watchSize(canvas);
  }

  /** Paints in the next frame; many calls in one frame paint once. */
  requestPaint(): void {
    if (!this.#frame && this.#isNear) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #watchSize(canvas: HTMLCanvasElement): void {
    this.#stops.push(
      observeSize(canvas, (size) => {
        this.#size = size;
        this.#paint(); // now, or the old picture is stretched for a frame
      }),
    );
  }

  #setNear(isNear: boolean): void {
    this.#isNear = isNear;
    if (isNear) this.requestPaint();
    else this.#empty();
    this.#picture.nearnessChanged(isNear);
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const canvas = this.#canvas;
    const size = this.#size;
    if (!canvas || !size || !this.#isNear || size.deviceWidth === 0 || size.deviceHeight === 0) return;
    const { deviceWidth, deviceHeight } = size;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    const layout = this.#picture.layoutFor(size.cssWidth);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return;
    const placement = placeLayout(layout, deviceWidth, deviceHeight);
    paintScene(context, this.#picture.sceneFor(layout), placement, this.#picture.theme());
  }

  #empty(): void {
    if (!this.#canvas) return;
    this.#canvas.width = 0;
    this.#canvas.height = 0;
  }
}
