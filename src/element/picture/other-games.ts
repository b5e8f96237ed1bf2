import { addGames } from '../../replay/games.js';
import { otherGames } from '../../replay/other-games.js';
import { addBoardStyles } from '../../view/layout/build-layout.js';
import { otherBoards } from '../../view/layout/other-boards.js';
import { paintCells } from '../../view/paint/cell-drawings.js';
import { addPainter } from '../../view/paint/paint.js';

addGames(otherGames);
addBoardStyles(otherBoards);
addPainter(paintCells);
