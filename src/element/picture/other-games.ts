import { addGames } from '../../replay/games.js';
import { otherGames } from '../../replay/other-games.js';
import { addBoardStyles } from '../../view/layout/build-layout.js';
import { otherBoards } from '../../view/layout/other-boards.js';
import { cellDrawings } from '../../view/paint/cell-drawings.js';
import { addPainter, type Brush, paintDrawing } from '../../view/paint/paint.js';
import type { Shape } from '../../view/scene/shapes.js';

addGames(otherGames);
addBoardStyles(otherBoards);
addPainter(paintCells);

/** Paints what only boards with cells have. */
function paintCells(brush: Brush, shape: Shape): void {
  for (const drawing of cellDrawings(shape, brush.theme, brush.cell))
    paintDrawing(brush, shape, drawing);
}
