import type { BoardContext } from '../context.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { choiceOf } from '../options.js';
import type { Step } from '../session/place.js';

/** So far a trackpad is drawn for one step; a notch of a wheel is more. In CSS pixels. */
const STEP_PX = 60;
/** A line or a page of a wheel that counts so is one notch. */
const NOTCH_PX = STEP_PX;

/**
 * With `wheel="focus"` the wheel steps while the board has the focus. Only then it is listened to in the way that
 * makes a page wait for the answer; where there is no step left, or the page refuses it, it scrolls the page.
 */
export class Wheel {
  readonly #board: BoardContext;
  #isOn = false;
  #drawn = 0;
  /** The step that the page has refused, and where. */
  #refused: { readonly node: NodeId; readonly step: Step } | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  update(): void {
    const { host, shell } = this.#board;
    const isOn = choiceOf(host, 'wheel') === 'focus' && this.#board.arrangement.isPlayable;
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (isOn) shell.board.addEventListener('wheel', this.#turned, { passive: false });
    else shell.board.removeEventListener('wheel', this.#turned);
  }

  readonly #turned = (event: WheelEvent): void => {
    const { host, session } = this.#board;
    const { deltaX, deltaY, deltaMode } = event;
    const isOthers = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey; // zoom, say
    const isAcross = Math.abs(deltaX) >= Math.abs(deltaY);
    if (isOthers || isAcross || event.defaultPrevented || !host.matches(':focus-within')) return;
    const { line, index } = session.place;
    const isAtEnd = deltaY > 0 ? index === line.length - 1 : index === 0;
    if (isAtEnd) this.#drawn = 0;
    else {
      const isCounted = deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
      const isTaken = this.#draw(isCounted ? Math.sign(deltaY) * NOTCH_PX : deltaY);
      if (isTaken) event.preventDefault();
    }
  };

  /**
   * A notch is one step, however far it would scroll.
   * @returns whether the board moves, or is about to
   */
  #draw(distance: number): boolean {
    const { session } = this.#board;
    const { node } = session;
    const step = distance > 0 ? 'next' : 'prev';
    const isTurn = distance * this.#drawn < 0;
    this.#drawn = isTurn ? distance : this.#drawn + distance;
    if (Math.abs(this.#drawn) < STEP_PX)
      return this.#refused?.node !== node || this.#refused.step !== step;
    this.#drawn = 0;
    const isShown = session.step(step, 'user');
    this.#refused = isShown ? undefined : { node, step };
    return isShown;
  }
}
