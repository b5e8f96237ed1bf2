import { describeDiagram } from '../../speech/position.js';
import type { Board, Part } from '../board.js';
import { PlayThrough } from './play-through.js';

export const mount = (board: Board): Part => new DiagramText(board);

/** Describes a diagram in words for readers who can't see it, and adds the button that lets readers step through it. */
class DiagramText implements Part {
  readonly #board: Board;
  /** The inputs of the current description. */
  #described: readonly unknown[] = [];
  readonly #button: PlayThrough;

  constructor(board: Board) {
    this.#board = board;
    this.#button = new PlayThrough(board);
  }

  hide(): void {
    this.#button.remove();
  }

  update(): void {
    this.#button.update();
    const { host, shell, session, picture, language, parts } = this.#board;
    const { game, node } = session;
    const layout = picture.layoutFor(Infinity);
    const { from, to, numbers, numberFrom } = host;
    const options = JSON.stringify([
      layout.crop,
      from,
      to,
      numbers,
      numberFrom,
      !!parts.get('rich'),
    ]);
    const wanted = [game, node, options, language];
    if (!game.replayer.hasBoard || wanted.every((part, at) => part === this.#described[at])) return;
    this.#described = wanted;
    if (shell.canvas.lang !== language.tag) shell.canvas.lang = language.tag;
    shell.canvas.ariaDescription = describeDiagram(
      game.replayer,
      node,
      layout,
      language,
      parts.get('rich')?.figureOf(this.#board),
    );
  }
}
