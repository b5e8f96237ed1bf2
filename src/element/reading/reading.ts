import { isPlayable } from '../arrangement.js';
import { LazyPanel } from '../controllers/lazy-panel.js';
import { Explore } from '../explore/explore-part.js';
import { HelpKeys } from '../help/help-keys.js';
import { OwnMoves } from '../own-moves/own-moves.js';
import { StepSpeech } from '../speech/speech.js';
import type { ReadBoard, ReadingPart } from './read-board.js';

/** Makes the parts of a board that its reader uses beside stepping; each part loads what it needs by need. */
const makers: readonly ((board: ReadBoard) => ReadingPart)[] = [
  (board) => new OwnMoves(board),
  (board) => new Explore(board),
  (board) => new StepSpeech(board),
  (board) => new HelpKeys(board),
];

/** All that a reader does with a board beside stepping through it; a diagram is a picture, and has a description. */
export class Reading {
  readonly #board: ReadBoard;
  #parts: readonly ReadingPart[] | undefined;
  readonly #diagram = new LazyPanel<ReadBoard>(
    async () => new (await import('../explore/diagram-text.js')).DiagramText(),
  );

  constructor(board: ReadBoard) {
    this.#board = board;
  }

  show(): void {
    if (!isPlayable(this.#board.host)) return this.#diagram.show(this.#board);
    this.#parts ??= makers.map((make) => make(this.#board));
    for (const part of this.#parts) part.update();
  }

  dispose(): void {
    this.#diagram.dispose();
    for (const part of this.#parts ?? []) part.release();
  }
}
