import { layOutWith } from './canvas-controller.js';
import { printBoard } from '../print/print-board.js';
import { describeDiagram } from '../../speech/position.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';

layOutWith(printBoard);

/** What a diagram shows, in words, as the description of its picture. */
export class DiagramText implements Part {
  readonly #board: BoardContext;
  #told: readonly unknown[] = [];

  constructor(board: BoardContext) {
    this.#board = board;
  }

  update(): void {
    const { shell, session, picture, language } = this.#board;
    const { game, node } = session;
    const layout = picture.layoutFor(Infinity);
    const told = [game, node, JSON.stringify(layout.crop), language];
    if (!game.replayer.hasBoard || told.every((part, at) => part === this.#told[at])) return;
    this.#told = told;
    shell.canvas.ariaDescription = describeDiagram(game.replayer, node, layout, language);
  }
}
