import type { ReactiveControllerHost } from 'lit';
import type { Replayer } from '../replay/replayer.js';
import type { SgfCollection } from '../sgf/parse.js';
import { textOf } from '../texts/texts.js';
import { paintScene } from '../view/paint.js';
import { placeLayout } from '../view/placement.js';
import { svgOf } from '../view/svg/svg.js';
import {
  type DiagramStyle,
  diagramStyles,
  formatDiagram,
} from '../view/characters/text-diagram.js';
import type { BoardCanvas, Picture } from './board/board-canvas.js';
import { emptyCollection } from './open-game.js';

interface ExportHost extends HTMLElement, ReactiveControllerHost {
  readonly caption: string;
  readonly label: string;
  readonly collection: SgfCollection | undefined;
  describe(): string;
}

/** Browsers have no larger canvases, or they come back empty. */
const LARGEST_SIDE = 8192;
/** The width of a PNG of a board that is not on the screen, in pixels. */
const USUAL_WIDTH = 1000;

/** The page says what a board looks like. */
const OUTSIDE = 'A board has to be in a page to be drawn.';

/** A board as a file. */
export class Exporter {
  readonly #host: ExportHost;
  readonly #replayer: Replayer;
  readonly #canvas: BoardCanvas;

  constructor(host: ExportHost, replayer: Replayer, canvas: BoardCanvas) {
    this.#host = host;
    this.#replayer = replayer;
    this.#canvas = canvas;
  }

  async svg(): Promise<string> {
    const { scene, theme } = await this.#picture();
    const { label, caption } = this.#host;
    return svgOf(scene, theme, { title: label || caption || this.#host.describe() });
  }

  async text(style: DiagramStyle = 'western'): Promise<string> {
    if (!diagramStyles.includes(style))
      throw new TypeError(`toText(${style}): allowed are ${diagramStyles.join(', ')}`);
    const { scene, layout } = await this.#picture();
    return formatDiagram(scene, layout, style, { caption: this.#host.caption });
  }

  /** The record itself, not the board: also that of a board in no page. */
  async sgf(): Promise<string> {
    const { writeRecord } = await import('./records/record-text.js');
    return writeRecord(this.#host.collection ?? emptyCollection);
  }

  /** Painted anew, so that it looks as on the screen whatever its size. */
  async png(options?: { readonly width?: number } | null): Promise<Blob> {
    const width = options?.width ?? this.#shownWidth;
    const { scene, layout, theme } = await this.#picture();
    const height = Math.round((width * layout.height) / layout.width);
    if (!(width >= 1 && Math.max(width, height) <= LARGEST_SIDE))
      throw new RangeError(`toPng: ${width} × ${height} pixels; allowed are 1 to ${LARGEST_SIDE}`);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (context) paintScene(context, scene, placeLayout(layout, canvas.width, height), theme);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error(`toPng: this browser can't make a picture ${width} pixels wide`));
      });
    });
  }

  /** A board that is shown has names of lines where they have room there. */
  get #cssWidth(): number {
    return this.#canvas.size?.cssWidth || Infinity;
  }

  get #shownWidth(): number {
    return this.#canvas.size?.deviceWidth || USUAL_WIDTH;
  }

  /** What is to be seen in a box of so many CSS pixels, as soon as its chunks are there. */
  async #picture(cssWidth = this.#cssWidth): Promise<NonNullable<ReturnType<Picture>>> {
    if (!this.#replayer.hasBoard) throw new Error(textOf('noBoard'));
    for (;;) {
      if (!this.#host.isConnected) throw new Error(OUTSIDE);
      const picture = this.#canvas.picture(cssWidth, true);
      if (picture) return picture;
      await this.#nextUpdate();
    }
  }

  #nextUpdate(): Promise<void> {
    return new Promise((resolve) => {
      const controller = {
        hostUpdated: () => {
          this.#host.removeController(controller);
          resolve();
        },
      };
      this.#host.addController(controller);
    });
  }
}
