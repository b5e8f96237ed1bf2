import { keepLatest } from '../../game/keep-latest.js';

/** A cached picture that several boards share. */
export type Picture = OffscreenCanvas;

export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** The number of pictures of one board: its grain, stones of both colours, and their shadow. */
const ONE_BOARD = 4;
/**
 * Maximum number of pixels of all kept pictures together, at four bytes each. The last `ONE_BOARD` pictures are always
 * kept.
 */
const MOST_PIXELS = 16e6;

const keep = keepLatest<Picture>(MOST_PIXELS, ({ width, height }) => width * height, ONE_BOARD);
let count = 0;
const figures = new WeakMap<object, number>();

/**
 * Caches pictures that `draw` makes, shared by all boards: arguments that are equal as JSON give the same
 * picture. The most recently used ones are kept.
 */
export function keepPictures<Details extends readonly unknown[]>(
  draw: (context: Context, width: number, height: number, ...details: Details) => void,
): (width: number, height: number, ...details: Details) => Picture {
  const kind = count++;
  return (width, height, ...details) => {
    // Functions, such as a wood's pattern, are represented by a number.
    const key = JSON.stringify([kind, width, height, details], (_, value: unknown) =>
      typeof value === 'function' ? numberOf(value) : value,
    );
    return keep(key, () => {
      const picture = new OffscreenCanvas(width, height);
      const context = picture.getContext('2d');
      if (context) draw(context, width, height, ...details);
      return picture;
    });
  };
}

function numberOf(figure: object): number {
  const number = figures.get(figure) ?? count++;
  figures.set(figure, number);
  return number;
}

/** Makes a circle around (x, 0) the current path. */
export function traceCircle(context: Context, radius: number, x = 0): void {
  context.beginPath();
  context.arc(x, 0, radius, 0, 2 * Math.PI);
}

/** Larger than any canvas, in any unit. */
const FAR = 1e5;

/** Fills the whole canvas with a gradient of these colours by offset. */
export function fillWith(
  context: Context,
  gradient: CanvasGradient,
  stops: Readonly<Record<number, string>>,
): void {
  for (const [offset, color] of Object.entries(stops)) gradient.addColorStop(Number(offset), color);
  context.fillStyle = gradient;
  context.fillRect(-FAR, -FAR, FAR * 2, FAR * 2);
}
