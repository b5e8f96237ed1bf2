import { fillWith, keepPictures } from './material.js';

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
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    if (!grain) return;
    const unit = Math.max(SMALLEST_UNIT, Math.min(width, height) / BOARD);
    const step = Math.max(FINEST, 1 / unit);
    const columns = Math.ceil(width / unit / step);
    const rows = Math.ceil(height / unit / step / LENGTH);
    const growth = new ImageData(columns, rows);
    for (let at = 0; at < columns * rows; at++) {
      const y = Math.floor(at / columns) * LENGTH;
      growth.data[at * 4 + 3] = 255 * figure((at % columns) * step, y * step, noise);
    }
    const sheet = new OffscreenCanvas(columns, rows);
    const tint = sheet.getContext('2d');
    if (!tint) return;
    tint.putImageData(growth, 0, 0);
    tint.globalCompositeOperation = 'source-in';
    tint.fillStyle = grain;
    tint.fillRect(0, 0, columns, rows);
    context.drawImage(sheet, 0, 0, columns * step * unit, rows * step * unit * LENGTH);
    const light = context.createLinearGradient(0, 0, width, height);
    fillWith(context, light, { 0: '#ffffff2e', 0.5: '#fff0', 0.5001: '#0000', 1: '#0000001f' });
    for (const [right, bottom] of [
      [width, 0],
      [0, height],
    ] as const) {
      const edge = context.createLinearGradient(0, 0, right, bottom);
      const stops = { 0: '#ffffff73', [BEVEL]: '#fff0', [1 - BEVEL]: '#0000', 1: '#00000052' };
      fillWith(context, edge, stops);
    }
  },
);

/** As many random numbers as noise has; the same at every drawing. */
const NUMBERS = 4096;
const numbers = Float32Array.from({ length: NUMBERS }, seededRandom(19));

const noise: Noise = (x, y) => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = soften(x - column);
  const at = column + row * 89;
  const above = mix(numberAt(at), numberAt(at + 1), across);
  return mix(above, mix(numberAt(at + 89), numberAt(at + 90), across), soften(y - row));
};

const numberAt = (place: number) => numbers[place & (NUMBERS - 1)] ?? 0;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const soften = (share: number): number => share * share * (3 - 2 * share);

/** Numbers from 0 to 1 that look random and are the same at every drawing (Lehmer, "minstd"). */
export function seededRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = seed;
  return () => {
    state = (state * 16807) % modulus;
    return state / modulus;
  };
}
