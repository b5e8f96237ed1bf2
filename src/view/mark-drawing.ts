import { circlePath, type Drawing } from './drawing.js';
import type { MarkShape } from './shapes.js';

type Mark = MarkShape['mark'] | 'star';

/**
 * Marks in cells, around their point: the radius of a circle, or an outline as SVG writes paths.
 * They lie well inside a stone.
 */
const forms: Readonly<Record<Mark, number | string>> = {
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
const SELECTED_ALPHA = 0.32;
/** An outline is so faint where it crosses a text. */
const CROSSED_ALPHA = 0.5;

/** A mark or a star point in its colour, for cells of so many device pixels. */
export function markDrawing(mark: Mark, color: string, scale: number, cell: number): Drawing {
  const form = forms[mark];
  if (typeof form === 'string') {
    return { path: form, stroke: color, scale, alpha: scale > 1 ? CROSSED_ALPHA : 1 };
  }
  const path = circlePath(Math.max(SMALLEST_RADIUS / cell, form));
  if (mark === 'circle') return { path, stroke: color, scale };
  return { path, fill: color, alpha: mark === 'selected' ? SELECTED_ALPHA : 1 };
}
