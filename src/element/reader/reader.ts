import { LiveComment } from '../comment/live-comment.js';
import { loadChunk } from '../platform/load-chunk.js';
import type { Board, Part } from '../board.js';
import { keepFocus } from '../keys/focus.js';
import { hasClocks, partsOf } from '../overview/parts.js';
import { addClocks } from './clocks.js';
import { announceSteps } from './speech.js';
import { addWays } from './ways.js';

export { paintRich } from '../../view/paint/paint-rich.js';
export { addMoreCommands, runForPage } from '../keys/more-commands.js';
export { BoardPointer } from '../picture/board-pointer.js';
export { Steering } from '../play/steering.js';
export { reviewing } from '../session/select-point.js';
export { walkTo } from '../tree/walk-tree.js';
export { moveStones } from './moving-stones.js';
export { previewOf } from './node-preview.js';
export { addComment } from './speech.js';

/** What readers use beside stepping, and which boards have it. */
export const addReaderParts = partsOf([
  [({ session }) => session.game.hasComments, (board) => new LiveComment(board)],
  [({ session }) => hasClocks(session.tree), addClocks],
  [() => true, announceSteps],
  [() => true, addPointedNodes],
  [() => true, addWays],
  [() => true, keepFocus],
  [() => true, ({ interaction }) => ({ update: () => interaction.load() })],
]);

/** Keys and buttons don't wait for previews: these have a chunk of their own. */
function addPointedNodes(board: Board): Part {
  let part: Part | undefined;
  let isReleased = false;
  void loadChunk('pointing').then((chunk) => {
    if (chunk && !isReleased) part = new chunk.PointedNodes(board);
  });
  return {
    update: () => part?.update(),
    release() {
      isReleased = true;
      part?.release?.();
    },
  };
}
