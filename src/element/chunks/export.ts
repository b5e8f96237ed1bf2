import { drawBoard } from '../print/draw-board.js';
import { drawWith } from '../print/print-board.js';

export { formatSgf } from '../../sgf/format.js';
export { Exporter } from '../exporter.js';
export { downloadRecord, fileName } from '../page/download.js';
export { saveFile } from '../page/save-file.js';

drawWith(drawBoard);
