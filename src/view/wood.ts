import { fillWith, keepPictures, type Picture } from './material.js';

/** A soft random value from 0 to 1 for each place; whole numbers are about one hump. */
export type Noise = (x: number, y: number) => number;

/**
 * How wood has grown: how much of the grain's colour is seen at a place, from 0 to 1. Boards are
 * 480 wide; the grain runs down.
 */
export type Figure = (x: number, y: number, noise: Noise) => number;

const BOARD = 480;
/** Grain finer than this many device pixels would flicker: small boards are cut from less wood. */
const SMALLEST_UNIT = 0.8;
/** Grain is worked out this coarsely, in units, and drawn larger: nobody sees it finer, it runs down. */
const FINEST = 0.7;
const LENGTH = 8;
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

/** The board without lines. */
export const woodPicture = keepPictures(
  (context, width, height, background: string, grain?: string, figure: Figure = straight) => {
    const fill = (color: string, operation: GlobalCompositeOperation) => {
      context.globalCompositeOperation = operation;
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
    };
    const shine = (right: number, bottom: number, stops: Readonly<Record<number, string>>) =>
      fillWith(context, context.createLinearGradient(0, 0, right, bottom), stops);
    if (grain) {
      fill(grain, 'copy');
      context.globalCompositeOperation = 'destination-in';
      const unit = Math.max(SMALLEST_UNIT, Math.min(width, height) / BOARD);
      const step = Math.max(unit * FINEST, 1);
      const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step / LENGTH)];
      const growth = growthPicture(columns, rows, step / unit, figure);
      context.drawImage(growth, 0, 0, columns * step, rows * step * LENGTH);
    }
    fill(background, 'destination-over');
    context.globalCompositeOperation = 'source-over';
    if (!grain) return;
    shine(width, height, { 0: '#fff3', 0.5: '#fff0', 0.501: '#2100', 1: '#2103' });
    const bevel = { 0: '#fff7', [BEVEL]: '#fff0', [1 - BEVEL]: '#2100', 1: '#2106' };
    shine(width, 0, bevel);
    shine(0, height, bevel);
  },
);

/** As dense as the figure says, one pixel every so many units, drawn out in length. */
function growthPicture(columns: number, rows: number, step: number, figure: Figure): Picture {
  const picture = new OffscreenCanvas(columns, rows);
  const growth = new ImageData(columns, rows);
  for (let at = 0; at < columns * rows; at++) {
    const row = Math.floor(at / columns);
    growth.data[at * 4 + 3] = 255 * figure((at % columns) * step, row * step * LENGTH, noise);
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
