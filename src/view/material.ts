import type { Theme } from './theme.js';

/** A picture that several boards paint from. */
export type Picture = OffscreenCanvas;

/** So many pictures of each kind are kept; a page seldom has more sizes and themes at once. */
const KEPT_PICTURES = 6;

/** Keeps the most recently used pictures by their key. */
export class PictureCache {
  readonly #pictures = new Map<string, Picture>();

  take(key: string, width: number, height: number, draw: (context: Context) => void): Picture {
    const known = this.#pictures.get(key);
    this.#pictures.delete(key);
    const picture = known ?? drawPicture(width, height, draw);
    this.#pictures.set(key, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > KEPT_PICTURES && oldest !== undefined) this.#pictures.delete(oldest);
    return picture;
  }
}

export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function drawPicture(width: number, height: number, draw: (context: Context) => void): Picture {
  const picture = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = picture.getContext('2d');
  if (context) draw(context);
  return picture;
}

/** Numbers from 0 to 1 that look random and are the same at every drawing (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lengths of the grain in device pixels at a cell of 24. */
const GRAIN_STEP = 2.4;
const GRAIN_WAVE = 5;
const GRAIN_SEED = 19;

/** Straight-grained wood: a soft sheen, broad bands of growth, and fine lines that waver a little. */
export function paintWood(context: Context, width: number, height: number, theme: Theme): void {
  context.fillStyle = theme.background;
  context.fillRect(0, 0, width, height);
  const random = seededRandom(GRAIN_SEED);
  const scale = Math.max(0.6, Math.min(width, height) / 480);
  context.strokeStyle = theme.grain;
  for (let x = -GRAIN_WAVE * scale; x < width; x += scale * GRAIN_STEP * (0.35 + random() * 1.5)) {
    const isBand = random() < 0.09;
    context.globalAlpha = isBand ? 0.05 : 0.035 + random() * random() * 0.16;
    context.lineWidth = scale * (isBand ? 5 + random() * 12 : 0.35 + random() * 0.9);
    const wave = (random() - 0.5) * GRAIN_WAVE * scale;
    const lean = (random() - 0.3) * GRAIN_WAVE * scale;
    context.beginPath();
    context.moveTo(x, 0);
    context.bezierCurveTo(x + wave, height / 3, x - wave, (height * 2) / 3, x + lean, height);
    context.stroke();
  }
  context.globalAlpha = 1;
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgb(255 255 255 / 0.13)');
  light.addColorStop(0.55, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.08)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}
