import type { BoardContext } from '../context.js';
import type { Step } from '../session/place.js';
import { clock } from './autoplay.js';

/** A press longer than this is a hold. */
const HOLD_MS = 400;
/** Time between the first steps, and how it becomes shorter. */
const FIRST_MS = 200;
const FASTER = 0.92;
const SHORTEST_MS = 33;
const HELD_BUTTONS = 'button[value=prev], button[value=next]';
/** The page may keep them from the board. */
const KEY_ENDS = ['keyup', 'blur'];
const ups = ['pointerup', 'pointercancel'];

/**
 * A button, or key, that is held steps on and on, faster and faster. A click stays the browser's: it is one step,
 * and is taken away where the button has run.
 */
export class Hold {
  readonly #board: BoardContext;
  #callOff: (() => void) | undefined;
  #hasRun = false;
  #pointer: number | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    const { controls } = board.shell;
    controls.addEventListener('pointerdown', this.#pressed);
    controls.addEventListener('pointerout', this.#released);
    controls.addEventListener('pointermove', this.#moved);
    controls.addEventListener('contextmenu', this.#menu);
    controls.addEventListener('click', this.#clicked, { capture: true });
  }

  get isRunning(): boolean {
    return this.#callOff !== undefined;
  }

  /** Steps now, and on, until `stop` or the end of the line. */
  run(step: Step, waitMs = FIRST_MS): void {
    this.#listen();
    this.#run(step, waitMs);
  }

  readonly stop = (): void => {
    if (!this.#callOff) return;
    this.#callOff();
    this.#callOff = undefined;
    removeEventListener('blur', this.stop);
    removeEventListener('keyup', this.stop, { capture: true });
    for (const type of ups) removeEventListener(type, this.#released, { capture: true });
    this.#board.announcer.mute(false);
  };

  /** Steps by another key that is held: only the last one is said. */
  muteUntilKeyUp(): void {
    this.#board.announcer.mute(true);
    for (const type of KEY_ENDS) addEventListener(type, this.#unmute, { capture: true });
  }

  readonly #unmute = (): void => {
    for (const type of KEY_ENDS) removeEventListener(type, this.#unmute, { capture: true });
    this.#board.announcer.mute(false);
  };

  /** The board leaves the page. */
  release(): void {
    this.stop();
    this.#unmute();
  }

  #listen(): void {
    this.stop();
    this.#callOff = () => undefined;
    addEventListener('blur', this.stop);
    addEventListener('keyup', this.stop, { capture: true });
    for (const type of ups) addEventListener(type, this.#released, { capture: true });
  }

  #run(step: Step, waitMs: number): void {
    this.#board.announcer.mute(true); // not each of thirty steps a second, but the one at which the board stops
    const isShown = this.#board.session.step(step, 'user');
    const isHeld = this.isRunning; // a listener of the page may have ended it
    if (!isHeld) return;
    if (!isShown) return this.stop();
    const next = () => this.#run(step, Math.max(SHORTEST_MS, waitMs * FASTER));
    this.#callOff = clock.after(waitMs, next);
  }

  readonly #pressed = (event: PointerEvent): void => {
    this.#hasRun = false;
    const button = buttonOf(event);
    if (!button || event.button !== 0) return;
    const step = button.value as Step;
    if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId); // fingers leave too
    this.#pointer = event.pointerId;
    this.#listen();
    this.#callOff = clock.after(HOLD_MS, () => {
      this.#hasRun = true;
      this.#run(step, FIRST_MS);
    });
  };

  /** Within a button the pointer goes from its edge to its icon, and is not out. */
  readonly #released = (event: Event): void => {
    const { pointerId, relatedTarget } = event as PointerEvent; // of all three types
    const isWithin = relatedTarget instanceof Node && buttonOf(event)?.contains(relatedTarget);
    if (pointerId === this.#pointer && !isWithin) this.stop();
  };

  /** The button may have come up where nobody could hear it: in a frame, or over a menu of the system. */
  readonly #moved = ({ pointerId, buttons }: PointerEvent): void => {
    if (pointerId === this.#pointer && buttons === 0) this.stop();
  };

  /** A long press of a finger asks for a menu; of a mouse it is another button. */
  readonly #menu = (event: MouseEvent): void => {
    const { pointerType = 'mouse' } = event as Partial<PointerEvent>;
    if (this.isRunning && pointerType !== 'mouse') event.preventDefault();
    else this.stop();
  };

  /** Keys and assistive technology click too, and have not held anything. */
  readonly #clicked = (event: MouseEvent): void => {
    this.stop();
    if (this.#hasRun && event.detail > 0) event.stopPropagation();
    this.#hasRun = false;
  };
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest(HELD_BUTTONS) : null;
}
