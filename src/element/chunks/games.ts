import { addGames } from '../../replay/games.js';
import { otherGames } from '../../replay/other-games.js';
import { addBoardStyles } from '../../view/board-styles.js';
import { otherBoards } from '../../view/other-boards/other-boards.js';
import { paintCells } from '../../view/other-boards/paint-cells.js';
import { addPainter } from '../../view/paint.js';

addGames(otherGames);
addBoardStyles(otherBoards);
addPainter(paintCells);
