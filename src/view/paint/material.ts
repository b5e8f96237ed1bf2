import { keepLatest } from '../../game/keep-latest.js';

/** A picture that several boards paint from. */
export type Picture = OffscreenCanvas;

export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** The pictures of one board: its ground, wood, stones of both colours, and their shadow. */
const ONE_BOARD = 5;
/** Beside those, pictures are kept while all have no more pixels than this, of four bytes each. */
const MOST_PIXELS = 16e6;

const keep = keepLatest<Picture>(MOST_PIXELS, ({ width, height }) => width * height, ONE_BOARD);
let count = 0;
const figures = new WeakMap<object, number>();

/**
 * Gives the picture of so many device pixels that `draw` makes, shared by all boards: arguments
 * that look the same as JSON give the same picture. The most recently used ones are kept.
 */
export function keepPictures<Details extends readonly unknown[]>(
  draw: (context: Context, width: number, height: number, ...details: Details) => void,
): (width: number, height: number, ...details: Details) => Picture {
  const kind = count++;
  return (width, height, ...details) => {
    // The shapes of a ground are told by its key, the figures of wood are numbered.
    const key = JSON.stringify([kind, width, height, details], (name, value: unknown) =>
      name === 'shapes' ? 0 : typeof value === 'function' ? numberOf(value) : value,
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

/** A circle around the origin, or a place right of it, becomes the current path. */
export function traceCircle(context: Context, radius: number, x = 0): void {
  context.beginPath();
  context.arc(x, 0, radius, 0, 2 * Math.PI);
}

/** Farther than any canvas reaches, in any unit. */
const FAR = 1e5;

/** Fills all there is with a gradient of these colours by offset. */
export function fillWith(
  context: Context,
  gradient: CanvasGradient,
  stops: Readonly<Record<number, string>>,
): void {
  for (const [offset, color] of Object.entries(stops)) gradient.addColorStop(Number(offset), color);
  context.fillStyle = gradient;
  context.fillRect(-FAR, -FAR, FAR * 2, FAR * 2);
}
