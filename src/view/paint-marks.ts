import type { Brush } from './brush.js';
import { toDevice } from './layout.js';
import { traceCircle } from './material.js';
import type { At, MarkShape } from './shapes.js';

/**
 * Marks in cells, around their point: the radius of a circle, or an outline as SVG writes paths.
 * They lie well inside a stone.
 */
const forms: Readonly<Record<MarkShape['mark'] | 'star', number | string>> = {
  star: 0.105,
  last: 0.15,
  circle: 0.26,
  selected: 0.36,
  square: 'M-.21-.21h.42v.42h-.42z',
  triangle: 'M0-.3.26.15H-.26z',
  cross: 'M-.19-.19.19.19M.19-.19-.19.19',
};
/** Circles have this radius at least, in device pixels, or they could not be seen. */
const SMALLEST_RADIUS = 1.6;
/** The line of outlines, in cells, and in device pixels at least. */
const STROKE = 0.075;
const THINNEST_STROKE = 1.4;
const SELECTED_ALPHA = 0.32;
/** An outline is so faint where it crosses a text. */
const CROSSED_ALPHA = 0.5;

/** The width of an outline in cells; it is never too thin to be seen. */
export function strokeOf({ cell }: Brush, width = STROKE): number {
  return Math.max(THINNEST_STROKE / cell, width);
}

/** A mark or a star point in its colour. */
export function paintMark(
  brush: Brush,
  at: At,
  mark: keyof typeof forms,
  color: string,
  scale: number,
): void {
  const { context, cell } = brush;
  const { x, y } = toDevice(brush, at);
  const form = forms[mark];
  context.save();
  context.setTransform(cell * scale, 0, 0, cell * scale, x, y);
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = strokeOf(brush) / scale;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (mark === 'selected') context.globalAlpha = SELECTED_ALPHA;
  if (typeof form === 'string') {
    if (scale > 1) context.globalAlpha = CROSSED_ALPHA;
    context.stroke(new Path2D(form));
  } else {
    traceCircle(context, Math.max(SMALLEST_RADIUS / cell, form));
    if (mark === 'circle') context.stroke();
    else context.fill();
  }
  context.restore();
}
