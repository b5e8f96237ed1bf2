import type { Color } from '../rules/point.js';
import { type Context, fillWith, keepPictures, traceCircle } from './material.js';
import { numbers } from './wood.js';

/** The radius of a stone as a share of the cell: neighbours just don't touch. */
const STONE_RADIUS = 0.478;
/** The outline's width in device pixels where its share of the radius is too thin to see. */
const THINNEST_OUTLINE = 0.7;
const OUTLINE = 0.036;

/** Stones of one colour side by side, each in the middle of its square; no two are quite alike. */
export const stonesPicture = keepPictures(
  (context, width, size, cell: number, color: Color, fill: string, outline: string, isFlat) => {
    let drawn = 0;
    const random = () => numbers[drawn++] ?? 0;
    for (let left = 0; left < width; left += size) {
      const radius = useRadius(context, left, size, cell);
      context.fillStyle = fill;
      traceCircle(context, 1);
      context.fill();
      context.save();
      context.clip();
      if (!isFlat) (color === 'black' ? paintSlate : paintShell)(context, random);
      context.restore(); // a clipped outline would be jagged
      context.strokeStyle = outline;
      context.lineWidth = Math.max(THINNEST_OUTLINE / radius, OUTLINE);
      traceCircle(context, 1 - context.lineWidth / 2);
      context.stroke();
    }
  },
);

/** The shadow that a stone throws to the lower right, of any colour: dense where it stands, soft farther away. */
export const shadowPicture = keepPictures((context, size, _, cell: number, color: string) => {
  useRadius(context, 0, size, cell);
  glow(context, 0.2, 0.5, 1.15, { 0: '#0009', 0.6: '#0000004d', 1: '#0000' });
  glow(context, 0.06, 0.9, 1.09, { 0: '#00000080', 1: '#0000' });
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(-2, -2, 4, 4);
});

/** From here on the origin is the stone's centre and the unit its radius, which comes in pixels. */
function useRadius(context: Context, left: number, size: number, cell: number): number {
  const radius = cell * STONE_RADIUS;
  context.setTransform(radius, 0, 0, radius, left + size / 2, size / 2);
  return radius;
}

/** Slate is matt: a broad, weak highlight, a dark rim, and a little light from the wood below. */
function paintSlate(context: Context, random: () => number): void {
  glow(context, -0.32 - random() / 20, 0, 1.25, { 0: '#fff6', 0.4: '#fff2', 1: '#fff0' });
  glow(context, -0.12, 0.75, 1.16, { 0: '#0000', 0.8: '#0006', 1: '#5326' });
}

/** Shell is bright, with lines of growth and a warm shade towards the lower right. */
function paintShell(context: Context, random: () => number): void {
  const bend = 1.6 + random() * 4;
  context.save();
  context.rotate(random() * 7);
  for (let line = -1; line < 1; line += 0.05 + random() * 0.16) {
    context.strokeStyle = random() < 0.3 ? '#fff8' : '#8642';
    context.lineWidth = 0.02 + random() * 0.05;
    traceCircle(context, bend, line - bend);
    context.stroke();
  }
  context.restore();
  glow(context, -0.36, 0, 1.2, { 0: '#fff', 0.3: '#fffa', 1: '#fff0' });
  glow(context, -0.2, 0.62, 1.3, { 0: '#5420', 0.6: '#5423', 1: '#5428' });
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
