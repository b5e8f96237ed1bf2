import { LiveComment } from '../comment/live-comment.js';
import { keepFocus } from '../keys/focus.js';
import { hasClocks, partsOf } from '../overview/parts.js';
import { addClocks } from './clocks.js';
import './moving-stones.js';
import { PointedNodes } from './pointed-nodes.js';
import { announceSteps } from './speech.js';

export { addMoreCommands, runForPage } from '../keys/more-commands.js';
export { BoardPointer } from '../picture/board-pointer.js';
export { Steering } from '../play/steering.js';
export { previewOf } from './node-preview.js';

/** What readers use beside stepping, and which boards have it. */
export const addReaderParts = partsOf([
  [({ session }) => session.game.hasComments, (board) => new LiveComment(board)],
  [({ session }) => hasClocks(session.tree), addClocks],
  [() => true, (board) => new PointedNodes(board)],
  [() => true, announceSteps],
  [() => true, keepFocus],
  [() => true, ({ interaction }) => ({ update: () => interaction.load() })],
]);
