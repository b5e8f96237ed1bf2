import { BELOW_BOARDS } from './contrast.js';
import { type Context, fillWith, keepPictures } from './material.js';
import { type Figure, noise } from './growth.js';
import type { Ground } from '../scene/shapes.js';

const BOARD = 480;
/** Finer grain, in device pixels, would flicker: small boards show a smaller piece of wood. */
const SMALLEST_UNIT = 0.8;
/** Grain is computed at this resolution, in units, then enlarged; `LENGTH` times coarser downwards, along the grain. */
const FINEST = 1.1;
const LENGTH = 11;
/** The colour of grain as a pixel: blue, green, red. */
const BROWN = 0x002854;
/** The width of the bevelled edge as a share of the board. */
const BEVEL = 0.007;

/** Quarter-sawn: straight rings, dark at their ends, with fine fibres and soft clouds. */
const straight: Figure = (x, y, noise) => {
  const across = x + 24 * noise(x / 120, y / 520);
  const ring = across / 4.4 + 2 * noise(across / 31, 9);
  const late = (ring % 1) ** 3 * (0.1 + noise(ring - (ring % 1), y / 260) ** 2);
  return 0.28 * late + 0.17 * noise(across / 47, y / 420) + 0.16 * noise(across * 0.8, y / 90) ** 2;
};

/** The board without lines; `grain` is the strength of the wood's grain, 0 gives a flat board. */
export const woodPicture = keepPictures(
  (context, width, height, background: string, grain: number, figure: Figure = straight) => {
    for (const color of [BELOW_BOARDS, background]) {
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
    }
    if (!grain) return;
    const unit = Math.max(SMALLEST_UNIT, Math.min(width, height) / BOARD);
    const step = Math.max(unit * FINEST, 1);
    const columns = Math.ceil(width / step);
    const rows = Math.ceil(height / step / LENGTH);
    const growth = new ImageData(columns, rows);
    const pixels = new Uint32Array(growth.data.buffer);
    for (let at = 0; at < pixels.length; at++) {
      const column = at % columns;
      const y = (((at - column) / columns) * LENGTH * step) / unit;
      const density = grain * figure((column * step) / unit, y, noise);
      pixels[at] = BROWN + ((density * 255) << 24);
    }
    const picture = new OffscreenCanvas(columns, rows);
    picture.getContext('2d')?.putImageData(growth, 0, 0);
    context.drawImage(picture, 0, 0, columns * step, rows * step * LENGTH);
    const light = context.createLinearGradient(0, 0, width, height);
    fillWith(context, light, { 0: '#fff2', 0.5: '#fff0', 1: '#3103' });
  },
);

/** Paints light and shade on the edges of a wooden board; light comes from the upper left. */
export function paintBevel(context: Context, { left, top, right, bottom }: Ground['edges']): void {
  const { width, height } = context.canvas;
  const rim = BEVEL * Math.max(width, height);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(rim, rim, width - 2 * rim, height - 2 * rim);
  context.clip('evenodd'); // the inside is transparent, and slow to paint
  const shine = (x: number, y: number, isLight: boolean, isDark: boolean) =>
    fillWith(context, context.createLinearGradient(0, 0, x, y), {
      0: isLight ? '#fff7' : '#fff0',
      [BEVEL]: '#fff0',
      [1 - BEVEL]: '#2100',
      1: isDark ? '#2106' : '#2100',
    });
  shine(width, 0, left, right);
  shine(0, height, top, bottom);
}
