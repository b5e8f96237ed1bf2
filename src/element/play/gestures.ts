import type { BoardContext } from '../context.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { choiceOf } from '../attributes.js';
import type { Step } from '../session/place.js';

/** A finger that has not gone so far is a tap that trembles. */
const TAP_PX = 12;
/** The first step comes with the swipe itself, each further one after so many pixels. */
const SWIPE_STEP_PX = 28;

/** Where a finger came down, and what was shown then. */
interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly index: number;
  readonly line: readonly number[];
  isSwipe: boolean;
}

/**
 * A finger drags the game over the board: to the left leads on, a longer way further. The browser keeps what goes up
 * and down and what two fingers do (`touch-action`). A swipe is no click.
 */
export class Swipe {
  readonly #board: BoardContext;
  #touch: Touch | undefined;
  #hasSwiped = false;

  constructor(board: BoardContext) {
    this.#board = board;
    const { canvas } = board.shell;
    canvas.addEventListener('pointerdown', this.#down);
    canvas.addEventListener('pointermove', this.#move);
    for (const type of ['pointerup', 'pointercancel']) canvas.addEventListener(type, this.#end);
    board.shell.board.addEventListener('click', this.#click, { capture: true });
  }

  /** Follows the reader's zooming, until `release`. */
  update(): void {
    visualViewport?.addEventListener('resize', this.#zoomed);
  }

  release(): void {
    visualViewport?.removeEventListener('resize', this.#zoomed);
  }

  get #isZoomed(): boolean {
    return (visualViewport?.scale ?? 1) > 1;
  }

  /** Who has zoomed in pulls the page about with a finger, also where a board fills the screen. */
  readonly #zoomed = (): void => {
    this.#board.shell.canvas.style.touchAction = this.#isZoomed ? 'auto' : '';
  };

  readonly #down = (event: PointerEvent): void => {
    const { arrangement, session } = this.#board;
    this.#hasSwiped = false;
    this.#touch = undefined; // two fingers zoom
    if (
      this.#isZoomed ||
      event.pointerType !== 'touch' ||
      !event.isPrimary ||
      !arrangement.isPlayable
    )
      return;
    const { line, index } = session.place;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#touch = { id, x, y, index, line, isSwipe: false };
  };

  readonly #move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const { session } = this.#board;
    const touch = this.#touch;
    if (touch?.id !== pointerId) return;
    const [across, down] = [touch.x - clientX, touch.y - clientY];
    touch.isSwipe ||= Math.abs(across) > TAP_PX && Math.abs(across) > Math.abs(down);
    if (!touch.isSwipe) return;
    this.#hasSwiped = true;
    const { line } = session.place;
    if (line !== touch.line) return; // a listener of the page has gone elsewhere
    const far = Math.max(0, Math.abs(across) - TAP_PX);
    const steps = far > 0 ? Math.sign(across) * Math.ceil(far / SWIPE_STEP_PX) : 0;
    const target = line[Math.min(Math.max(touch.index + steps, 0), line.length - 1)];
    if (target !== undefined) session.go({ node: target }, 'user');
  };

  readonly #end = (): void => {
    this.#touch = undefined;
  };

  readonly #click = (event: MouseEvent): void => {
    if (this.#hasSwiped && event.detail > 0) event.stopPropagation();
    this.#hasSwiped = false;
  };
}

/** So far a trackpad is drawn for one step; a notch of a wheel is more. In CSS pixels. */
const WHEEL_STEP_PX = 60;
/** A line or a page of a wheel that counts so is one notch. */
const NOTCH_PX = WHEEL_STEP_PX;

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
    if (Math.abs(this.#drawn) < WHEEL_STEP_PX)
      return this.#refused?.node !== node || this.#refused.step !== step;
    this.#drawn = 0;
    const isShown = session.step(step, 'user');
    this.#refused = isShown ? undefined : { node, step };
    return isShown;
  }
}
