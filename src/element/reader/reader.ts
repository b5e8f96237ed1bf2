import { LiveComment } from '../comment/live-comment.js';
import type { BoardContext } from '../context.js';
import { keepFocus } from '../keys/focus.js';
import type { Part } from '../features.js';
import { extras } from '../picture/picture.js';
import { printBoard } from '../print/print-board.js';
import { TreePanel } from '../tree/tree-panel.js';
import { addExplorer } from './explore-part.js';
import { addInfo } from './info-part.js';
import { announceSteps } from './speech.js';
import { addTools } from './tools-part.js';

export { readResult } from '../../game/info/results-in-words.js';
export { moveStones } from '../../view/paint/motion.js';
export { BoardPointer } from '../picture/board-pointer.js';
export { addMoreCommands, runForPage } from '../keys/more-commands.js';
export { Steering } from '../play/steering.js';

extras.print = printBoard;

const isPlayable = ({ arrangement }: BoardContext) => arrangement.isPlayable;
const hasTree = ({ arrangement }: BoardContext) => arrangement.panels.has('tree');
const hasComments = (board: BoardContext) => isPlayable(board) && board.session.game.hasComments;

/** What readers use beside stepping, and which boards need it. Diagrams have what their page asks for. */
const rows: readonly (readonly [
  isNeeded: (board: BoardContext) => boolean,
  add: (board: BoardContext) => Part,
])[] = [
  [hasTree, (board) => new TreePanel(board)],
  [() => true, addInfo],
  [() => true, addTools],
  [hasComments, (board) => new LiveComment(board)],
  [isPlayable, addExplorer],
  [isPlayable, announceSteps],
  [isPlayable, keepFocus],
];

/** Adds these parts to a board, each when it is first needed. */
export function addReaderParts(board: BoardContext): Part {
  const parts = new Map<(typeof rows)[number], Part>();
  const release = () => {
    for (const part of parts.values()) part.release?.();
    parts.clear();
  };
  return {
    update() {
      for (const row of rows) {
        const [isNeeded, add] = row;
        if (!parts.has(row) && isNeeded(board)) parts.set(row, add(board));
      }
      for (const part of parts.values()) part.update();
    },
    hide: release, // a diagram may need none of them
    release,
  };
}
