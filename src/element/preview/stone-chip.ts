import { css } from 'lit';
import { render } from 'lit/html.js';
import type { Point } from '../../rules/point.js';
import { columnOf, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { nameMove } from '../../speech/node.js';
import { enSteering } from '../../texts/en/steering.js';
import { placeOf } from '../../view/layout/layout.js';
import { placeLayout, toDevice } from '../../view/layout/placement.js';
import type { Board } from '../board.js';
import type { OpenGame } from '../../view/open-game.js';
import { drawIcon } from '../ui/button.js';
import { adopt } from '../ui/styles.js';

const RETURN_ICON = 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3';

const chipStyles = css`
  .chip {
    position: absolute;
    z-index: 1;
    max-width: 100%;
    height: calc(1.75 * var(--em));
    padding: 0 0.7em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.88em;
    color: CanvasText;
    border-color: var(--edge);
    border-radius: var(--em);
    box-shadow: 0 1px 4px #0006;
    &,
    &:hover {
      background: Canvas;
    }
    &:hover {
      border-color: currentcolor;
    }
    @media (pointer: coarse) {
      height: calc(2.75 * var(--em));
      border-radius: calc(1.5 * var(--em));
    }
    @media print {
      display: none;
    }
  }
  .chip svg {
    display: inline;
    width: 1.1em;
    vertical-align: -0.2em;
  }
  .scrubber .chip {
    position: static;
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.2em;
    margin: calc(-0.125 * var(--em)) 0 calc(-0.125 * var(--em)) 0.6em; /* keeps the row from growing */
    box-shadow: none;
  }
`;

/**
 * Width of the narrowest row with room for the button that leads back, in CSS pixels. In a narrower row it would cover
 * the counter, so it is placed over the board.
 */
const NARROWEST_ROW = 160;

const chips = new WeakMap<Board, StoneChip>();

/** The button of a board, shared by pointer and grid. */
export function chipOf(board: Board): StoneChip {
  const chip = chips.get(board) ?? new StoneChip(board);
  chips.set(board, chip);
  return chip;
}

/** A node of a game, which may no longer be the shown game. */
interface Spot {
  readonly game: OpenGame;
  readonly node: NodeId;
}

/**
 * A click on a stone may be accidental, so it does not go to the stone's move at once. A button beside the stone leads
 * to that move. After it has been pressed, a button below the board leads back.
 */
export class StoneChip {
  readonly #board: Board;
  readonly #button = document.createElement('button');
  /** The node that the button leads to. */
  #target: Spot | undefined;
  /** The node at which the button was shown beside a stone; `undefined` while it leads back. */
  #origin: Spot | undefined;

  constructor(board: Board) {
    this.#board = board;
    this.#button.type = 'button';
    this.#button.className = 'chip';
    this.#button.addEventListener('click', this.#press);
    board.host.addController({ hostUpdated: () => this.#follow() });
  }

  /** Offers the move that put a stone on a point. */
  offer(point: Point, node: NodeId): void {
    const { session, shell, picture, language } = this.#board;
    const { game } = session;
    const { shown } = picture;
    if (!shown || node === session.node) return this.hide();
    this.#target = { game, node };
    this.#origin = { game, node: session.node };
    const { width, height } = shell.canvas;
    const { layout } = shown;
    const placement = placeLayout(layout, width, height);
    const [column, row] = [columnOf(point, layout.size), rowOf(point, layout.size)];
    const { x, y } = toDevice(placement, placeOf(layout, '', column, row));
    const [across, down] = [(100 * x) / width, (100 * y) / height];
    const offset = (70 * placement.cell) / height; // from the middle of the stone to beyond its edge, in percent
    // The share of the button's width that is left of the stone grows from left to right, so the button stays on the
    // board.
    const style = { left: `${across}%`, top: '', bottom: '', translate: `-${across}%` };
    if (down < 50) style.top = `${down + offset}%`;
    else style.bottom = `${100 - down + offset}%`;
    Object.assign(this.#button.style, style);
    this.#button.ariaLabel = null;
    render(`${nameMove(game.replayer, node, language)} ›`, this.#button);
    this.#show(shell.board);
  }

  hide(): void {
    this.#target = undefined;
    if (this.#button.isConnected) this.#button.remove(); // called at each step
  }

  #show(parent: Element): void {
    adopt(this.#board.shell.root, 'preview', chipStyles);
    parent.insertBefore(this.#button, parent.querySelector(':scope > .tools')); // the last in the row
  }

  readonly #press = (): void => {
    const { session, shell } = this.#board;
    const [target, origin] = [this.#target, this.#origin];
    if (!target) return;
    shell.canvas.focus({ preventScroll: true }); // the pressed button is removed
    this.hide();
    if (session.go({ node: target.node }, 'user') && origin) this.offerWayBack(origin);
  };

  /** Offers the way back to a node, from the move of a stone. */
  offerWayBack(origin: Spot): void {
    const { shell, language } = this.#board;
    const number = origin.game.replayer.positionAt(origin.node).moveNumber;
    const row = shell.controls.querySelector('.scrubber');
    const hasRoom = (row?.clientWidth ?? 0) > NARROWEST_ROW; // 0 if the row is hidden
    this.#target = origin;
    this.#origin = undefined;
    this.#button.removeAttribute('style');
    render([drawIcon(RETURN_ICON), number], this.#button);
    this.#button.ariaLabel = language.say(enSteering, 'return', { number });
    this.#show(row && hasRoom ? row : shell.board);
  }

  /**
   * Hides the button beside a stone when the reader leaves the node where it was shown, and the button that leads back
   * when the reader is back.
   */
  #follow(): void {
    const { game, node } = this.#board.session;
    const target = this.#target;
    if (!target) return;
    const isOver = this.#origin ? node !== this.#origin.node : node === target.node;
    if (game !== target.game || isOver) this.hide();
  }
}
