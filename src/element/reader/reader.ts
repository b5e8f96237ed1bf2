import type { Board, Part } from '../board.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';
export { addMoreCommands, runForPage } from '../keys/more-commands.js';
export { BoardPointer } from '../picture/board-pointer.js';
export { Steering } from '../play/steering.js';
export { reviewing as policy } from '../session/select-point.js';
export { walkTo } from '../tree/walk-tree.js';
export { moveStones } from './moving-stones.js';
export { previewOf } from './node-preview.js';

export const mount = ({ interaction }: Board): Part => ({ update: () => interaction.load() });
