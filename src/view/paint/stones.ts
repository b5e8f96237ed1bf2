import type { Color } from '../../rules/point.js';
import { type Context, fillWith, keepPictures, traceCircle } from './material.js';
import {
  type Glow,
  randomNumbers,
  shadowGlows,
  STONE_RADIUS,
  stoneOutline,
  stoneSurface,
  type StoneSurface,
} from './stone-light.js';

/** The line around a stone. */
interface Outline {
  readonly color: string;
  /** The width of the grid's lines in device pixels, if the stone is flat. */
  readonly grid: number | undefined;
}

/** Stones of one colour side by side, each centred in its square; each is slightly different. */
export const stonesPicture = keepPictures(
  (context, width, size, cell: number, color: Color, fill: string, outline: Outline) => {
    const random = randomNumbers();
    for (let left = 0; left < width; left += size) {
      const radius = useRadius(context, left, size, cell);
      context.fillStyle = fill;
      traceCircle(context, 1);
      context.fill();
      context.save();
      context.clip();
      if (!outline.grid) paintSurface(context, stoneSurface(color, random));
      context.restore(); // ends the clip, which would make the outline jagged
      context.strokeStyle = outline.color;
      context.lineWidth = stoneOutline(radius, outline.grid);
      traceCircle(context, 1 - context.lineWidth / 2);
      context.stroke();
    }
  },
);

/** The shadow of a stone, centred in its square. */
export const shadowPicture = keepPictures((context, size, _, cell: number, color: string) => {
  useRadius(context, 0, size, cell);
  for (const glow of shadowGlows) paintGlow(context, glow);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(-2, -2, 4, 4);
});

/** Moves the origin to the stone's centre and makes the unit its radius; returns the radius in pixels. */
function useRadius(context: Context, left: number, size: number, cell: number): number {
  const radius = cell * STONE_RADIUS;
  context.setTransform(radius, 0, 0, radius, left + size / 2, size / 2);
  return radius;
}

function paintSurface(context: Context, { turn, lines, glows }: StoneSurface): void {
  context.save();
  context.rotate(turn);
  for (const { x, radius, width, color } of lines) {
    context.strokeStyle = color;
    context.lineWidth = width;
    traceCircle(context, radius, x);
    context.stroke();
  }
  context.restore();
  for (const glow of glows) paintGlow(context, glow);
}

function paintGlow(context: Context, { center, from, to, stops }: Glow): void {
  const light = context.createRadialGradient(center, center, from, center, center, to);
  fillWith(context, light, stops);
}
