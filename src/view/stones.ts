import type { Color } from '../rules/point.js';
import { type Context, fillWith, keepPictures, traceCircle } from './material.js';

/** The radius of a stone as a share of the cell: neighbours just don't touch. */
const STONE_RADIUS = 0.478;
/** From this radius on, in device pixels, shell lines can be seen. */
const SMALLEST_SHELL = 12;
/** The outline's width in device pixels where its share of the radius is too thin to see. */
const THINNEST_OUTLINE = 0.6;
const OUTLINE = 0.045;

/** The picture of a stone in its middle. */
export const stonePicture = keepPictures(
  (context, size, _, cell: number, color: Color, fill: string, outline: string) => {
    const radius = useRadius(context, size, cell);
    context.fillStyle = fill;
    traceCircle(context, 1);
    context.fill();
    context.save();
    context.clip();
    if (color === 'black') paintSlate(context);
    else paintShell(context, radius);
    context.restore(); // a clipped outline would be jagged
    context.strokeStyle = outline;
    context.lineWidth = Math.max(THINNEST_OUTLINE / radius, OUTLINE);
    traceCircle(context, 1 - context.lineWidth / 2);
    context.stroke();
  },
);

/** The soft shadow that a stone throws to the lower right, of a colour of six hexadecimal digits. */
export const shadowPicture = keepPictures((context, size, _, cell: number, color: string) => {
  useRadius(context, size, cell);
  glow(context, 0.11, 0.7, 1.2, { 0: `${color}8c`, 0.5: `${color}4d`, 1: `${color}00` });
});

/** From here on the origin is the stone's centre and the unit its radius, which comes in pixels. */
function useRadius(context: Context, size: number, cell: number): number {
  const radius = cell * STONE_RADIUS;
  context.setTransform(radius, 0, 0, radius, size / 2, size / 2);
  return radius;
}

/** Slate is matt: a broad, weak highlight and a dark rim. */
function paintSlate(context: Context): void {
  glow(context, -0.34, 0, 1.29, { 0: '#ffffff57', 0.3: '#ffffff2b', 1: '#fff0' });
  glow(context, -0.22, 0.55, 1.32, { 0: '#0000', 1: '#00000080' });
}

/** Shell is bright, with fine lines of growth and a warm shade towards the lower right. */
function paintShell(context: Context, radius: number): void {
  if (radius > SMALLEST_SHELL) {
    context.strokeStyle = '#96805821';
    context.lineWidth = 0.035;
    for (let growth = 1.82; growth < 3.7; growth += 0.26) {
      context.beginPath();
      context.arc(-2.2, 1.6, growth, -1.2, 0.3);
      context.stroke();
    }
  }
  glow(context, -0.34, 0, 1.24, { 0: '#fff', 0.45: '#ffffff8c', 1: '#fff0' });
  glow(context, -0.22, 0.62, 1.32, { 0: '#0000', 1: '#5442226b' });
}

/** Light or shade between two circles that lie on the diagonal; negative is the upper left. */
function glow(
  context: Context,
  center: number,
  from: number,
  to: number,
  stops: Readonly<Record<number, string>>,
): void {
  const light = context.createRadialGradient(center, center, from, center, center, to);
  fillWith(context, light, stops);
}
