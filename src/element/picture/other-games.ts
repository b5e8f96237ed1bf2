import { addOtherGames } from '../../view/layout/other-boards.js';
import { cellDrawings } from '../../view/paint/cell-drawings.js';
import { addPainter, type Brush, paintDrawing } from '../../view/paint/paint.js';
import type { Shape } from '../../view/scene/shapes.js';

addOtherGames();
addPainter(paintCells);

/** Paints what only boards with cells have. */
function paintCells(brush: Brush, shape: Shape): void {
  for (const drawing of cellDrawings(shape, brush.theme, brush.cell))
    paintDrawing(brush, shape, drawing);
}
