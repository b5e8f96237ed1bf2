import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { choiceOf } from '../attributes.js';
import type { Place, Step } from '../../game/place.js';

/** Distance from which a movement is a swipe, in CSS pixels; less is a trembling tap. */
const TAP_PX = 12;
/** A finger on the board. */
interface Touch {
  readonly start: PointerEvent;
  /** The place that was shown when the finger came down. */
  readonly place: Place;
  isSwipe: boolean;
}

/**
 * Takes a step when a finger swipes over the board, however far: forward to the left, back to the right. The browser
 * handles vertical movements and those of two fingers (`touch-action`). A swipe does not click.
 */
export function swipeSteps(board: Board): ReactiveController {
  const { session } = board;
  const { canvas } = board.shell;
  let touch: Touch | undefined;
  let hasSwiped = false;

  const isZoomed = () => (visualViewport?.scale ?? 1) > 1;
  /** Lets one finger move the page while it is zoomed in, even if the board fills the screen. */
  const zoomed = () => (canvas.style.touchAction = isZoomed() ? 'auto' : '');

  canvas.addEventListener('pointerdown', (start) => {
    const isFinger = start.pointerType === 'touch' && start.isPrimary; // a second one zooms
    const isOurs = isFinger && board.arrangement.isPlayable && !isZoomed();
    touch = isOurs ? { start, place: session.place, isSwipe: false } : undefined;
    hasSwiped = false;
  });
  canvas.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (touch?.start.pointerId !== pointerId || touch.isSwipe) return;
    const across = touch.start.clientX - clientX;
    const isAcross = Math.abs(across) > Math.abs(touch.start.clientY - clientY);
    if (!isAcross || Math.abs(across) <= TAP_PX) return;
    touch.isSwipe = hasSwiped = true;
    const { line, index } = touch.place;
    const node = line[index + Math.sign(across)];
    const isSameLine = line === session.place.line; // a listener of the page may have moved the board
    if (node !== undefined && isSameLine) session.go({ node }, 'user');
  });
  for (const type of ['pointerup', 'pointercancel'])
    canvas.addEventListener(type, () => (touch = undefined));
  const click = (event: MouseEvent) => {
    if (hasSwiped && event.detail > 0) event.stopPropagation();
    hasSwiped = false;
  };
  board.shell.board.addEventListener('click', click, { capture: true });
  return {
    hostConnected: () => visualViewport?.addEventListener('resize', zoomed),
    hostDisconnected: () => visualViewport?.removeEventListener('resize', zoomed),
  };
}

/** Distance that a trackpad scrolls for one step, in CSS pixels; a notch of a wheel is always one step. */
const WHEEL_STEP_PX = 60;

/**
 * Steps with the wheel while the board has the focus, if the page sets `wheel="focus"`. Other boards have no wheel
 * listener, since this kind makes the page wait. If there is no further step, or the page refuses it, the wheel scrolls
 * the page.
 */
export function wheelSteps(board: Board): ReactiveController {
  const { host, session, shell } = board;
  /** Distance that the wheel was turned since the last step, in CSS pixels. */
  let turned = 0;
  /** The step that the page has refused, and the node at which it did. */
  let refused: { readonly node: NodeId; readonly step: Step } | undefined;

  /** @returns whether the board steps, or is about to */
  const turn = (distance: number): boolean => {
    const { node } = session;
    const step = distance > 0 ? 'next' : 'prev';
    const isOtherWay = distance * turned < 0;
    turned = isOtherWay ? distance : turned + distance;
    if (Math.abs(turned) < WHEEL_STEP_PX) return refused?.node !== node || refused.step !== step;
    turned = 0;
    const isShown = session.step(step, 'user');
    refused = isShown ? undefined : { node, step };
    return isShown;
  };
  const wheel = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode } = event;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey; // Control zooms
    const isAcross = Math.abs(deltaX) >= Math.abs(deltaY);
    if (hasModifier || isAcross || event.defaultPrevented || !host.matches(':focus-within')) return;
    const { line, index } = session.place;
    const isAtEnd = deltaY > 0 ? index === line.length - 1 : index === 0;
    const isInPixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    if (isAtEnd) turned = 0;
    else if (turn(isInPixels ? deltaY : Math.sign(deltaY) * WHEEL_STEP_PX)) event.preventDefault();
  };
  return {
    hostUpdated() {
      if (choiceOf(host, 'wheel') === 'focus' && board.arrangement.isPlayable)
        shell.board.addEventListener('wheel', wheel, { passive: false });
      else shell.board.removeEventListener('wheel', wheel);
    },
  };
}
