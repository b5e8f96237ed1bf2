import type { Brush } from '../brush.js';
import { cellDrawings } from './cell-drawings.js';
import { paintDrawing } from '../paint.js';
import type { Shape } from '../shapes.js';

/** Paints what only boards with cells have. */
export function paintCells(brush: Brush, shape: Shape): void {
  for (const drawing of cellDrawings(shape, brush.theme, brush.cell))
    paintDrawing(brush, shape, drawing);
}
