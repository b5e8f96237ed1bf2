import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Layout, placeLayout } from '../../view/layout.js';
import { paintScene } from '../../view/paint.js';
import type { Scene } from '../../view/shapes.js';
import type { Theme } from '../../view/theme.js';
import { type ElementSize, observeNearness, observeSize } from './observers.js';

/** What the board shows in a box of so many CSS pixels; `undefined` while that is not known. */
export type Picture = (
  cssWidth: number,
) => { layout: Layout; scene: Scene; theme: Theme } | undefined;

/**
 * Owns the canvas: its size in device pixels, and when it is painted. A board far from the screen
 * holds no pixels. Everything that asks for a repaint within a frame gets one together.
 */
export class CanvasController implements ReactiveController {
  isNear = false;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #picture: Picture;
  readonly #canvas: HTMLCanvasElement;
  #size: ElementSize | undefined;
  #frame = 0;
  #stops: (() => void)[] = [];

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    canvas: HTMLCanvasElement,
    picture: Picture,
  ) {
    this.#host = host;
    this.#canvas = canvas;
    this.#picture = picture;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stops = [
      observeNearness(this.#host, (isNear) => this.#setNear(isNear)),
      observeSize(this.#canvas, (size) => {
        this.#size = size;
        this.#paint(); // now, or the old picture is stretched for a frame
      }),
    ];
  }

  hostDisconnected(): void {
    for (const stop of this.#stops) stop();
    this.#setNear(false);
  }

  hostUpdated(): void {
    this.requestPaint();
  }

  /** Paints in the next frame; many calls in one frame paint once. */
  requestPaint(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #setNear(isNear: boolean): void {
    this.isNear = isNear;
    if (isNear) this.#host.requestUpdate();
    else this.#canvas.width = 0;
  }

  #paint(): void {
    this.#frame = 0;
    const context = this.#canvas.getContext('2d', { alpha: false });
    const { cssWidth = 0, deviceWidth = 0, deviceHeight = 0 } = this.#size ?? {};
    const picture = this.isNear && deviceHeight ? this.#picture(cssWidth) : undefined;
    if (!context || !picture) return;
    const { canvas } = context;
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth;
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight;
    const placement = placeLayout(picture.layout, deviceWidth, deviceHeight);
    paintScene(context, picture.scene, placement, picture.theme);
  }
}
