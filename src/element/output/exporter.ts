import { decoded } from '../../game/address.js';
import { sourceOf } from '../../game/dialects.js';
import { readHeadline } from '../../game/info/headline.js';
import { formatSgf, type FormatStyle } from '../../sgf/format.js';
import type { GameTree } from '../../sgf/game-tree.js';
import type { SgfCollection } from '../../sgf/parse.js';
import {
  type DiagramStyle,
  diagramStyles,
  formatDiagram,
} from '../../view/characters/text-diagram.js';
import { placeLayout } from '../../view/layout/placement.js';
import { paintScene } from '../../view/paint/paint.js';
import type { Board } from '../board.js';
import { type ElementSize, measure } from '../platform/observers.js';
import { shapePainters } from '../platform/painters.js';
import type { Drawn } from '../picture/picture.js';
import { emptyCollection } from '../../view/open-game.js';
import { svgOf } from '../../view/svg/svg.js';

export { formatSgf } from '../../sgf/format.js';

/** Maximum width and height of a PNG, in pixels. Browsers refuse larger canvases or leave them empty. */
const LARGEST_SIDE = 8192;
/** The width of a PNG of a board that is not on the screen, in pixels. */
const USUAL_WIDTH = 1000;

/** Exports a board as a file. */
export class Exporter {
  readonly #board: Board;

  constructor(board: Board) {
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

  /** The text of the record. Works even if the board is in no page. */
  sgf(): string {
    return writeRecord(recordOf(this.#board));
  }

  /** Paints the board again, so that it looks as on the screen at any size. */
  async png(options?: { readonly width?: number } | null): Promise<Blob> {
    const width = options?.width ?? (this.#size.deviceWidth || USUAL_WIDTH);
    const { scene, layout, theme } = await this.#draw();
    const height = Math.round((width * layout.height) / layout.width);
    if (!(width >= 1 && Math.max(width, height) <= LARGEST_SIDE))
      throw new RangeError(`toPng: ${width} × ${height} pixels; allowed are 1 to ${LARGEST_SIDE}`);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    const placement = placeLayout(layout, canvas.width, height);
    if (context) paintScene(context, scene, placement, theme, { painters: shapePainters() });
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error(`toPng: this browser can't make a picture ${width} pixels wide`));
      });
    });
  }

  /** The size of the picture on the screen; scripts may ask before the board's observer has reported it. */
  get #size(): ElementSize {
    const { picture, shell } = this.#board;
    return picture.size ?? measure(shell.canvas);
  }

  /** Draws the board once its parts are loaded. If it is on the screen, its coordinates appear if they fit there. */
  async #draw(): Promise<Drawn> {
    const { host, session, picture } = this.#board;
    const cssWidth = this.#size.cssWidth || Infinity;
    if (!session.game.replayer.hasBoard) throw new Error('The record is shown without a board.');
    for (;;) {
      if (!host.isConnected) throw new Error('A board has to be in a page to be drawn.');
      const drawn = picture.draw(cssWidth, true);
      if (drawn && !picture.settled) return drawn; // if not settled, a font of the page may still be loading
      await picture.settled;
      await host.updateComplete;
    }
  }
}

/** The record with all its games. For an unsolved problem, it contains only what the reader has found. */
function recordOf({ host, session }: Board): SgfCollection | undefined {
  const { collection } = host;
  const isSecret = session.challenge && !session.challenge.mayReveal;
  return collection && isSecret ? { ...collection, trees: [session.tree] } : collection;
}

/** The SGF text of a record with all its games, in the dialect in which it was written. */
function writeRecord(record: SgfCollection = emptyCollection, style?: FormatStyle): string {
  return formatSgf({ ...record, trees: record.trees.map(sourceOf) }, { style });
}

/**
 * Saves the record of a board as a file, in UTF-8.
 *
 * @param write returns the text of the file; by default the record with all its games
 */
export async function downloadRecord(
  board: Board,
  write = (style?: FormatStyle) => writeRecord(recordOf(board), style),
): Promise<void> {
  const { host, session } = board;
  await host.ready;
  if (!host.collection) return;
  const text = write();
  const isPlain = /^[\x00-\x7f]*$/.test(text);
  // CA has to name the charset of this file, not that of the original file.
  const content = isPlain ? text : write('normalised');
  saveFile(
    new Blob([content], { type: 'application/x-go-sgf' }),
    nameOfFile(host.src, session.tree),
  );
}

/** Maximum length of a file's name, in characters. */
const LONGEST_NAME = 80;

/** The name of the original file, or else the players or the name of the game. */
export function nameOfFile(src: string, tree: GameTree): string {
  const [, known = ''] = /^https?:[^?#]*\/([^/?#]+\.sgf)(?:[?#]|$)/i.exec(src) ?? [];
  const { black, white, name } = readHeadline(tree);
  const players = [black.name, white.name].filter(Boolean).join(' - ');
  const text = decoded(known).replace(/\.sgf$/i, '') || players || name || '';
  // Removes folders, and characters with a special meaning in file systems or terminals.
  const plain = text.replace(/[\s\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ').trim();
  return `${plain.slice(0, LONGEST_NAME).replace(/\p{Cs}$/u, '') || 'game'}.sgf`;
}

/** Time after which the browser has taken the file, in milliseconds. */
const KEPT_MS = 60_000;

/** Saves a file without leaving the page. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
