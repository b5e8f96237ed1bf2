import { toDevice } from '../layout/placement.js';
import type { Shape, TintShape } from '../scene/shapes.js';
import { type Brush, paintDrawing, paintText } from './paint.js';
import { richDrawings, richLettering, tintLayers } from './rich-drawings.js';

/** Paints the shapes that few boards have. */
export function paintRich(brush: Brush, shape: Shape): void {
  const { theme, cell } = brush;
  if (shape.kind === 'tint') return paintTint(brush, shape);
  for (const drawing of richDrawings(shape, theme, cell)) paintDrawing(brush, shape, drawing);
  const lettering = richLettering(shape, theme);
  if (lettering) paintText(brush, shape, lettering);
}

/** Cells are a whole number of device pixels wide, so adjacent tints have no seam. */
function paintTint(brush: Brush, shape: TintShape): void {
  const { context, theme, cell } = brush;
  const { x, y } = toDevice(brush, shape);
  const { outline } = shape;
  for (const { color, alpha } of tintLayers(shape, theme)) {
    if (outline) {
      paintDrawing(brush, shape, { path: outline, fill: color, alpha });
      continue;
    }
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.fillRect(Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell);
  }
  context.globalAlpha = 1;
}
