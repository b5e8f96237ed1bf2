import { drawBoard } from './draw-board.js';
import { drawWith } from '../print/print-board.js';
import { paintScene } from '../../view/paint/paint.js';
import { placeLayout } from '../../view/layout/placement.js';
import { svgOf } from '../../view/svg/svg.js';
import {
  type DiagramStyle,
  diagramStyles,
  formatDiagram,
} from '../../view/characters/text-diagram.js';
import type { BoardContext } from '../context.js';
import { emptyCollection } from '../session/open-game.js';
import type { ShownGame } from '../picture/picture.js';
import { sourceOf } from '../../game/dialects.js';
import { formatSgf, type FormatStyle } from '../../sgf/format.js';
import type { SgfCollection } from '../../sgf/parse.js';

export { formatSgf } from '../../sgf/format.js';
export { downloadRecord, fileName } from './download.js';
export { saveFile } from './download.js';

drawWith(drawBoard);

/** Browsers have no larger canvases, or they come back empty. */
const LARGEST_SIDE = 8192;
/** The width of a PNG of a board that is not on the screen, in pixels. */
const USUAL_WIDTH = 1000;

/** The page says what a board looks like. */
const OUTSIDE = 'A board has to be in a page to be drawn.';

/** Its game has none that we know. */
const NO_BOARD = 'The record is shown without a board.';

/** A board as a file. */
export class Exporter {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  async svg(): Promise<string> {
    const { scene, theme } = await this.#draw();
    const { label, caption } = this.#board.host;
    return svgOf(scene, theme, { title: label || caption || this.#board.host.describe() });
  }

  async text(style: DiagramStyle = 'western'): Promise<string> {
    if (!diagramStyles.includes(style))
      throw new TypeError(`toText(${style}): allowed are ${diagramStyles.join(', ')}`);
    const { scene, layout } = await this.#draw();
    return formatDiagram(scene, layout, style, { caption: this.#board.host.caption });
  }

  /** The record itself, not the board: also that of a board in no page. */
  sgf(): string {
    return writeRecord(this.#board.host.collection ?? emptyCollection);
  }

  /** Painted anew, so that it looks as on the screen whatever its size. */
  async png(options?: { readonly width?: number } | null): Promise<Blob> {
    const width = options?.width ?? this.#shownWidth;
    const { scene, layout, theme } = await this.#draw();
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
    return this.#board.picture.size?.cssWidth || Infinity;
  }

  get #shownWidth(): number {
    return this.#board.picture.size?.deviceWidth || USUAL_WIDTH;
  }

  /** What is to be seen in a box of so many CSS pixels, as soon as its chunks are there. */
  async #draw(cssWidth = this.#cssWidth): Promise<ShownGame> {
    const { host, session, picture } = this.#board;
    if (!session.game.replayer.hasBoard) throw new Error(NO_BOARD);
    for (;;) {
      if (!host.isConnected) throw new Error(OUTSIDE);
      const shown = picture.draw(cssWidth, true);
      if (shown && !picture.settled) return shown; // a font of the page may be on its way
      await picture.settled;
      await host.updateComplete;
    }
  }
}

/** The text of a record, all its games, in the words in which it was written. */
export function writeRecord(collection: SgfCollection, style?: FormatStyle): string {
  return formatSgf({ ...collection, trees: collection.trees.map(sourceOf) }, { style });
}
