import { BELOW_BOARDS } from './contrast.js';
import { type Context, fillWith, keepPictures, type Picture } from './material.js';
import type { Theme } from './theme.js';
import type { Ground } from '../scene/shapes.js';
import { type Figure, noise } from './growth.js';

const BOARD = 480;
/** The smallest unit of grain, in device pixels: finer grain would flicker, so small boards show less wood. */
const SMALLEST_UNIT = 0.8;
/** Grain is computed at this resolution, in units, then enlarged; `LENGTH` times coarser downwards, along the grain. */
const FINEST = 1.1;
const LENGTH = 22;
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

/**
 * The grain of a board of this size and the light on it: a small picture to enlarge and lay over the board's colour.
 */
export function grainOf(
  width: number,
  height: number,
  { grain, figure }: Theme,
): Picture | undefined {
  if (!grain) return undefined;
  const unit = Math.max(SMALLEST_UNIT, Math.min(width, height) / BOARD);
  const step = Math.max(unit * FINEST, 1);
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step / LENGTH)];
  return grainPicture(columns, rows, step / unit, grain, figure);
}

const grainPicture = keepPictures(
  (context, columns, rows, units: number, grain: number, figure: Figure = straight) => {
    const growth = new ImageData(columns, rows);
    const pixels = new Uint32Array(growth.data.buffer);
    for (let at = 0; at < pixels.length; at++) {
      const column = at % columns;
      const y = ((at - column) / columns) * LENGTH * units;
      const density = grain * figure(column * units, y, noise);
      pixels[at] = BROWN + ((density * 255) << 24);
    }
    context.putImageData(growth, 0, 0);
    context.scale(1, rows / columns); // the light follows the diagonal of the enlarged picture
    const light = context.createLinearGradient(0, 0, columns, columns);
    fillWith(context, light, { 0: '#fff2', 0.7: '#fff0' });
  },
);

/** Paints the board without lines. */
export function paintWood(context: Context, theme: Theme): void {
  const { width, height } = context.canvas;
  for (const color of [BELOW_BOARDS, theme.background]) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  const grain = grainOf(width, height, theme);
  if (grain) context.drawImage(grain, 0, 0, width, height);
}

/** The width of the edges that have light and shade, in device pixels. */
export function rimWidth({ width, height }: Context['canvas']): number {
  return BEVEL * Math.max(width, height);
}

/** Paints light and shade on the edges of a wooden board; light comes from the upper left. */
export function paintBevel(context: Context, { left, top, right, bottom }: Ground['edges']): void {
  const { width, height } = context.canvas;
  const rim = rimWidth(context.canvas);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(rim, rim, width - 2 * rim, height - 2 * rim);
  context.clip('evenodd'); // the inside needs no paint, and painting it is slow
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
