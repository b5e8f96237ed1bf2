import type { ReactiveController } from 'lit';
import type { BoardContext } from '../context.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { choiceOf } from '../attributes.js';
import type { Place, Step } from '../session/place.js';

/** A finger that moves less is a trembling tap. */
const TAP_PX = 12;
/** A swipe takes its first step at once, each further one after so many pixels. */
const SWIPE_STEP_PX = 28;

/** A finger on the board. */
interface Touch {
  readonly start: PointerEvent;
  /** What was shown when it came down. */
  readonly place: Place;
  isSwipe: boolean;
}

/**
 * Steps as a finger swipes over the board: forward to the left, back to the right. Vertical movements and those of two
 * fingers are the browser's (`touch-action`). A swipe is no click.
 */
export class Swipe implements ReactiveController {
  readonly #board: BoardContext;
  #touch: Touch | undefined;
  #hasSwiped = false;

  constructor(board: BoardContext) {
    this.#board = board;
    const { canvas } = board.shell;
    canvas.addEventListener('pointerdown', this.#down);
    canvas.addEventListener('pointermove', this.#move);
    for (const type of ['pointerup', 'pointercancel'])
      canvas.addEventListener(type, () => (this.#touch = undefined));
    board.shell.board.addEventListener('click', this.#click, { capture: true });
  }

  hostConnected(): void {
    visualViewport?.addEventListener('resize', this.#zoomed);
  }

  hostDisconnected(): void {
    visualViewport?.removeEventListener('resize', this.#zoomed);
  }

  get #isZoomed(): boolean {
    return (visualViewport?.scale ?? 1) > 1;
  }

  /** Lets one finger move the page while it is zoomed in, even if the board fills the screen. */
  readonly #zoomed = (): void => {
    this.#board.shell.canvas.style.touchAction = this.#isZoomed ? 'auto' : '';
  };

  readonly #down = (start: PointerEvent): void => {
    const { arrangement, session } = this.#board;
    const isFinger = start.pointerType === 'touch' && start.isPrimary; // two fingers zoom
    const isSwipeable = isFinger && arrangement.isPlayable && !this.#isZoomed;
    this.#touch = isSwipeable ? { start, place: session.place, isSwipe: false } : undefined;
    this.#hasSwiped = false;
  };

  readonly #move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const touch = this.#touch;
    if (touch?.start.pointerId !== pointerId) return;
    const { session } = this.#board;
    const { line, index } = touch.place;
    const across = touch.start.clientX - clientX;
    const far = Math.abs(across) - TAP_PX;
    touch.isSwipe ||= far > 0 && Math.abs(across) > Math.abs(touch.start.clientY - clientY);
    if (!touch.isSwipe) return;
    this.#hasSwiped = true;
    if (line !== session.place.line) return; // a listener of the page has gone elsewhere
    const steps = Math.sign(across) * Math.ceil(Math.max(0, far) / SWIPE_STEP_PX);
    const node = line[Math.min(Math.max(index + steps, 0), line.length - 1)];
    if (node !== undefined) session.go({ node }, 'user');
  };

  readonly #click = (event: MouseEvent): void => {
    if (this.#hasSwiped && event.detail > 0) event.stopPropagation();
    this.#hasSwiped = false;
  };
}

/** A trackpad takes a step after so many CSS pixels; a notch of a wheel is always one step. */
const WHEEL_STEP_PX = 60;

/**
 * Steps by wheel with `wheel="focus"`, while the board has the focus. Only then it has the kind of listener that makes
 * the page wait. Where no step is left, or the page refuses it, the wheel scrolls the page.
 */
export class Wheel implements ReactiveController {
  readonly #board: BoardContext;
  /** How far the wheel was turned since the last step. */
  #turned = 0;
  /** The step that the page has refused, and where. */
  #refused: { readonly node: NodeId; readonly step: Step } | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  hostUpdated(): void {
    const { host, shell, arrangement } = this.#board;
    if (choiceOf(host, 'wheel') === 'focus' && arrangement.isPlayable)
      shell.board.addEventListener('wheel', this.#turn, { passive: false });
    else shell.board.removeEventListener('wheel', this.#turn);
  }

  readonly #turn = (event: WheelEvent): void => {
    const { host, session } = this.#board;
    const { deltaX, deltaY, deltaMode } = event;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey; // Control zooms
    const isAcross = Math.abs(deltaX) >= Math.abs(deltaY);
    if (hasModifier || isAcross || event.defaultPrevented || !host.matches(':focus-within')) return;
    const { line, index } = session.place;
    const isAtEnd = deltaY > 0 ? index === line.length - 1 : index === 0;
    const isInPixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    if (isAtEnd) this.#turned = 0;
    else if (this.#add(isInPixels ? deltaY : Math.sign(deltaY) * WHEEL_STEP_PX))
      event.preventDefault();
  };

  /** @returns whether the board steps, or is about to */
  #add(distance: number): boolean {
    const { session } = this.#board;
    const { node } = session;
    const step = distance > 0 ? 'next' : 'prev';
    const isOtherWay = distance * this.#turned < 0;
    this.#turned = isOtherWay ? distance : this.#turned + distance;
    if (Math.abs(this.#turned) < WHEEL_STEP_PX)
      return this.#refused?.node !== node || this.#refused.step !== step;
    this.#turned = 0;
    const isShown = session.step(step, 'user');
    this.#refused = isShown ? undefined : { node, step };
    return isShown;
  }
}
