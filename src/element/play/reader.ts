import type { Board, Part } from '../board.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';
export { keymap } from './keymap.js';
export { addMoreCommands, runForPage } from './more-commands.js';
export { BoardPointer } from './board-pointer.js';
export { Steering } from './steering.js';
export { reviewing as policy } from './reviewing.js';
export { moveStones } from './moving-stones.js';

export const mount = ({ interaction }: Board): Part => ({ update: () => interaction.load() });
