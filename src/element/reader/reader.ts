import { extras } from '../picture/picture.js';
import { printBoard } from '../print/print-board.js';
import { LiveComment } from '../comment/live-comment.js';
import type { BoardContext } from '../context.js';
import { keepFocus } from '../keys/focus.js';
import { addExplorer } from './explore-part.js';
import { InfoPart } from './info-part.js';
import type { Part } from '../features.js';
import { StepSpeech } from './speech.js';
import { ToolsPart } from './tools-part.js';
import { TreePanel } from '../tree/tree-panel.js';

export { readResult } from '../../game/info/results-in-words.js';
export { moveStones } from '../../view/paint/motion.js';
export { BoardPointer } from '../picture/board-pointer.js';
export { addMoreCommands, runForPage } from '../keys/more-commands.js';
export { Steering } from '../play/steering.js';

extras.print = printBoard;

/** A part of what a reader does, and whether a board needs it now. */
interface Row {
  when(board: BoardContext): boolean;
  make(board: BoardContext): Part;
}

const always = () => true;
const isPlayable = ({ arrangement }: BoardContext) => arrangement.isPlayable;

/** A diagram is a picture: what its page asks for stands around it all the same. */
const rows: readonly Row[] = [
  {
    when: ({ arrangement }) => arrangement.panels.has('tree'),
    make: (board) => new TreePanel(board),
  },
  { when: always, make: (board) => new InfoPart(board) },
  { when: always, make: (board) => new ToolsPart(board) },
  {
    when: (board) => isPlayable(board) && board.session.game.hasComments,
    make: (board) => new LiveComment(board),
  },
  { when: isPlayable, make: addExplorer },
  { when: isPlayable, make: (board) => new StepSpeech(board) },
  { when: isPlayable, make: keepFocus },
];

/** All that a reader does with a board beside stepping through it. */
export class Reading implements Part {
  readonly #board: BoardContext;
  readonly #parts = new Map<Row, Part>();

  constructor(board: BoardContext) {
    this.#board = board;
  }

  update(): void {
    for (const row of rows)
      if (!this.#parts.has(row) && row.when(this.#board))
        this.#parts.set(row, row.make(this.#board));
    for (const part of this.#parts.values()) part.update();
  }

  /** A board that has become a picture. */
  hide(): void {
    this.release();
  }

  release(): void {
    for (const part of this.#parts.values()) part.release?.();
    this.#parts.clear();
  }
}
