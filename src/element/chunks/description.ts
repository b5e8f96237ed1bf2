import { layOutWith } from '../printing.js';
import { printBoard } from '../print/print-board.js';

export { DiagramText } from '../explore/diagram-text.js';

layOutWith(printBoard);
