import { describeDiagram } from '../../view/describe-position.js';
import type { ReadBoard } from '../reading/read-board.js';

/** What a diagram shows, in words, as the description of its picture. */
export class DiagramText {
  #told: readonly unknown[] = [];

  show({ shell, cursor, view }: ReadBoard): void {
    const { game, node, markup } = cursor;
    const layout = view.layoutOf(game, markup.view, Infinity);
    const told = [game, node, JSON.stringify(layout.crop), shell.canvas.ariaLabel];
    if (!game.replayer.hasBoard || told.every((part, at) => part === this.#told[at])) return;
    this.#told = told;
    shell.canvas.ariaDescription = describeDiagram(game.replayer, node, layout);
  }
}
