import { layOutWith } from '../printing.js';
import { printBoard } from '../print/print-board.js';

export { readResult } from '../../game/info/results-in-words.js';
export { moveStones } from '../../view/motion.js';
export { BoardPointer } from '../board/board-pointer.js';
export { addMoreCommands, runForPage } from '../page/more-commands.js';
export { Reading } from '../reading/reading.js';
export { Steering } from '../steering/steering.js';

layOutWith(printBoard);
