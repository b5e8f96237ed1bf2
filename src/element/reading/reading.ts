import { CommentPart } from '../comment/comment-part.js';
import { InfoPart } from '../info/info-part.js';
import { OwnMoves } from '../own-moves/own-moves.js';
import { ToolsPart } from '../tools/tools-part.js';
import type { ReadBoard, ReadingPart } from './read-board.js';

/** Makes the parts of a board that its reader uses beside stepping; each part loads what it needs by need. */
const makers: readonly ((board: ReadBoard) => ReadingPart)[] = [
  (board) => new CommentPart(board),
  (board) => new OwnMoves(board),
  (board) => new InfoPart(board),
  (board) => new ToolsPart(board),
];

/** All that a reader does with a board beside stepping through it. */
export class Reading {
  readonly #parts: readonly ReadingPart[];

  constructor(board: ReadBoard) {
    this.#parts = makers.map((make) => make(board));
  }

  show(): void {
    for (const part of this.#parts) part.update();
  }

  dispose(): void {
    for (const part of this.#parts) part.release();
  }
}
