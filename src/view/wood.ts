import { fillWith, keepPictures, type Picture } from './material.js';

/** A soft random value from 0 to 1 for each place; whole numbers are about one hump. */
export type Noise = (x: number, y: number) => number;

/**
 * How wood has grown: how dense the grain is at a place, from 0 to 1. Boards are
 * 480 wide; the grain runs down.
 */
export type Figure = (x: number, y: number, noise: Noise) => number;

const BOARD = 480;
/** Grain finer than this many device pixels would flicker: small boards are cut from less wood. */
const SMALLEST_UNIT = 0.8;
/** Grain is worked out this coarsely, in units, and drawn larger: nobody sees it finer, it runs down. */
const FINEST = 0.7;
const LENGTH = 8;
/** The colour of grain: red, green and blue. */
const BROWN = [84, 40, 0] as const;
/** The edge of the board catches light on this share of it. */
const BEVEL = 0.007;

/** Quarter-sawn: rings that run straight, dark where they end, with fine fibres and soft clouds. */
const straight: Figure = (x, y, noise) => {
  const across = x + 24 * noise(x / 120, y / 520);
  const ring = across / 4.4 + 2 * noise(across / 31, 9);
  const cloud = noise(across / 47, y / 420 + 20);
  const late = (ring % 1) ** 3 * (0.1 + noise(Math.floor(ring) * 1.7, y / 260 + 40) ** 2);
  return 0.3 * late + 0.17 * cloud + 0.16 * noise(across * 0.8, y / 90) ** 2;
};

/** The board without lines; `grain` is how strongly the wood's is seen, 0 gives a flat board. */
export const woodPicture = keepPictures(
  (context, width, height, background: string, grain: number, figure: Figure = straight) => {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    if (!grain) return;
    const unit = Math.max(SMALLEST_UNIT, Math.min(width, height) / BOARD);
    const step = Math.max(unit * FINEST, 1);
    const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step / LENGTH)];
    const densityAt = (column: number, row: number) =>
      grain * figure((column * step) / unit, (row * step * LENGTH) / unit, noise);
    const growth = growthPicture(columns, rows, densityAt);
    context.drawImage(growth, 0, 0, columns * step, rows * step * LENGTH);
    const shine = (right: number, bottom: number, stops: Readonly<Record<number, string>>) =>
      fillWith(context, context.createLinearGradient(0, 0, right, bottom), stops);
    shine(width, height, { 0: '#fff3', 0.5: '#fff0', 0.501: '#2100', 1: '#2103' });
    const bevel = { 0: '#fff7', [BEVEL]: '#fff0', [1 - BEVEL]: '#2100', 1: '#2106' };
    shine(width, 0, bevel);
    shine(0, height, bevel);
  },
);

/** Brown, with a density for each pixel. */
function growthPicture(
  columns: number,
  rows: number,
  densityAt: (column: number, row: number) => number,
): Picture {
  const picture = new OffscreenCanvas(columns, rows);
  const growth = new ImageData(columns, rows);
  for (let at = 0; at < columns * rows; at++) {
    const density = densityAt(at % columns, Math.floor(at / columns));
    growth.data.set([...BROWN, 255 * density], at * 4);
  }
  picture.getContext('2d')?.putImageData(growth, 0, 0);
  return picture;
}

/** So many numbers from 0 to 1 look random, and are the same at every drawing. */
const NUMBERS = 4096;
const numbers = Float32Array.from(
  { length: NUMBERS },
  (_, at) => (1e4 + 1e4 * Math.sin(at * at)) % 1,
);

export const numberAt = (place: number): number => numbers[place & (NUMBERS - 1)] ?? 0;

/** Numbers of the next row stand so much farther. */
const ROW = 89;

const noise: Noise = (x, y) => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = soften(x - column);
  const mixAt = (at: number) => mix(numberAt(at), numberAt(at + 1), across);
  const at = column + row * ROW;
  return mix(mixAt(at), mixAt(at + ROW), soften(y - row));
};

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const soften = (share: number) => share * share * (3 - 2 * share);
