import { fixtureCleanup } from '../helpers/testing.js';
import { type Board, boardOf, partOf } from './board.js';
import { until } from '../helpers/until.js';

export type Rgb = readonly [number, number, number];

/** The visible picture of a board, read without changing the board's own canvas. */
export class Pixels {
  readonly width: number;
  readonly height: number;
  readonly #data: Uint8ClampedArray;

  constructor(canvas: HTMLCanvasElement) {
    this.width = canvas.width;
    this.height = canvas.height;
    const copy = new OffscreenCanvas(Math.max(1, this.width), Math.max(1, this.height));
    const context = copy.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const box = canvas.closest<HTMLElement>('.board');
    const wood = box?.querySelector<HTMLCanvasElement>('.wood');
    if (this.width * this.height > 0) {
      context.fillStyle = box?.style.getPropertyValue('--board-background') || '#0000';
      context.fillRect(0, 0, this.width, this.height);
      if (wood) context.drawImage(wood, 0, 0, this.width, this.height);
      context.drawImage(canvas, 0, 0);
    }
    this.#data = context.getImageData(0, 0, copy.width, copy.height).data;
  }

  /** The mean colour of a square around a place; the place is given as shares of width and height. */
  at(x: number, y: number, radius = 1): Rgb {
    const [column, row] = [Math.round(x * this.width), Math.round(y * this.height)];
    return this.#mean(column - radius, row - radius, column + radius, row + radius);
  }

  meanColor(): Rgb {
    return this.#mean(0, 0, this.width - 1, this.height - 1);
  }

  /** A number that almost always differs for different pictures. */
  get fingerprint(): number {
    return this.#data.reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 7);
  }

  #mean(left: number, top: number, right: number, bottom: number): Rgb {
    const sum = [0, 0, 0];
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const at = (y * this.width + x) * 4;
        for (const channel of [0, 1, 2])
          sum[channel] = (sum[channel] ?? 0) + (this.#data[at + channel] ?? 0);
        count += 1;
      }
    }
    return sum.map((value) => Math.round(value / count)) as unknown as Rgb;
  }
}

export function pixelsOf(board: Board): Pixels {
  return new Pixels(partOf(board, 'canvas') as HTMLCanvasElement);
}

/** A number that is another one when the picture is. */
export const pictureOf = (board: Board) => pixelsOf(board).fingerprint;

/** A stone on a board without coordinates, by column and row from the centre in cells. */
export function nearCentre(board: Board, column: number, row: number, lines = 9): Rgb {
  const cell = 1 / (lines + 0.5); // about a quarter of a cell of wood is around the lines
  const aside = cell / 8; // away from the ring of the last move and from highlights
  return pixelsOf(board).at(0.5 + column * cell + aside, 0.5 + row * cell - aside);
}

export function brightness([red, green, blue]: Rgb): number {
  return (red + green + blue) / 3;
}

export async function untilPainted(board: Board): Promise<void> {
  const isPainted = () => {
    const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
    return canvas.width * canvas.height > 0 && hasInk(canvas);
  };
  await until(isPainted, 'the board should be painted');
}

/** Whether anything has been painted on a canvas. */
function hasInk(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height);
  const context = copy.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, width, height).data.some(Boolean);
}

/** Attributes of a board that shows only wood and stones. */
export const PLAIN = 'coordinates="none" style="width:380px"';

/** A painted board. Removes the previous one, so that the new board is on the screen. */
export async function painted(sgf: string, attributes = PLAIN): Promise<Board> {
  fixtureCleanup();
  return paintedBoard(sgf, attributes);
}

/** The same beside those that are there. */
export async function paintedBoard(sgf: string, attributes: string): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  await untilPainted(board);
  return board;
}

/** The mean brightness of the picture. */
export function woodOf(board: Board): number {
  return brightness(pixelsOf(board).meanColor());
}
