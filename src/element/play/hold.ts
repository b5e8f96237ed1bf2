import type { ReactiveController } from 'lit';
import type { Announcer } from '../announcer.js';
import type { Board } from '../board.js';
import { isStep, type Step, stepFrom } from '../../game/place.js';
import { clock } from '../platform/clock.js';

/** Time after which a press is a hold, in milliseconds. */
const HOLD_MS = 400;
/**
 * Time between the first steps, in milliseconds. Each further interval is `FASTER` times the one before, but at least
 * `SHORTEST_MS`.
 */
const FIRST_MS = 200;
const FASTER = 0.92;
const SHORTEST_MS = 33;

/**
 * Repeats a step, faster and faster, while its button or key is held. A click is still one step, but not after the
 * button has repeated it.
 */
export class Hold implements ReactiveController {
  readonly #board: Board;
  /** Cancels the next step; set while a button or a repeating key is held. */
  #cancelStep: (() => void) | undefined;
  #listening = new AbortController();
  #pointer: number | undefined;
  /** Whether the pressed button has repeated its step. */
  #hasRepeated = false;

  constructor(board: Board) {
    this.#board = board;
    board.host.addController(this);
    const { controls } = board.shell;
    controls.addEventListener('pointerdown', this.#pressed);
    controls.addEventListener('pointerout', this.#released);
    controls.addEventListener('pointermove', this.#moved);
    controls.addEventListener('contextmenu', this.#menu);
    controls.addEventListener('click', this.#clicked, { capture: true });
  }

  /**
   * Handles a repeated key. From the first repetition on, `prev` and `next` repeat by the clock. Of other steps only
   * the last is announced.
   * @returns whether the key needs no other handling
   */
  takeRepeat(command: string): boolean {
    const { session, announcer } = this.#board;
    if (command === 'prev' || command === 'next') {
      if (!this.#cancelStep && stepFrom(session.place, command) !== session.node) {
        this.#listen();
        this.#step(command);
      }
      return this.#cancelStep !== undefined;
    }
    if (isStep(command) && !this.#cancelStep) {
      this.#listen();
      mute(announcer, true);
    }
    return false;
  }

  hostDisconnected(): void {
    this.#stop();
  }

  readonly #stop = (): void => {
    this.#listening.abort();
    this.#cancelStep?.();
    this.#cancelStep = undefined;
    mute(this.#board.announcer, false);
  };

  /** Listens for the end of the hold: on the window and before the page does, which may stop these events. */
  #listen(): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, this.#released, options);
    addEventListener('keyup', this.#stop, options);
    addEventListener('blur', this.#stop, { signal: options.signal }); // only of the window, not of its contents
  }

  #step(step: Step, waitMs = FIRST_MS): void {
    const { announcer, session } = this.#board;
    const { signal } = this.#listening;
    mute(announcer, true); // only the last of thirty steps a second is announced
    const isShown = session.step(step, 'user');
    if (signal.aborted) return; // a listener of the page ended the hold
    if (!isShown) return this.#stop();
    const nextMs = Math.max(SHORTEST_MS, waitMs * FASTER);
    this.#cancelStep = clock.after(waitMs, () => this.#step(step, nextMs));
  }

  readonly #pressed = (event: PointerEvent): void => {
    this.#hasRepeated = false;
    const button = heldButton(event);
    if (!button || event.button !== 0) return;
    this.#pointer = event.pointerId;
    if (button.hasPointerCapture(this.#pointer)) button.releasePointerCapture(this.#pointer); // a finger may leave it
    this.#cancelStep?.();
    this.#listen();
    this.#cancelStep = clock.after(HOLD_MS, () => {
      this.#hasRepeated = true;
      this.#step(button.value as Step);
    });
  };

  /** Ends the hold. A pointer that moves between the edge of the button and its icon has not left the button. */
  readonly #released = (event: Event): void => {
    const { pointerId, relatedTarget } = event as PointerEvent; // all three types of events are pointer events
    const isWithin = relatedTarget instanceof Node && heldButton(event)?.contains(relatedTarget);
    if (pointerId === this.#pointer && !isWithin) this.#stop();
  };

  /** Ends the hold if the pointer was released where no event reports it: in a frame, or over a menu of the system. */
  readonly #moved = ({ pointerId, buttons }: PointerEvent): void => {
    if (pointerId === this.#pointer && buttons === 0) this.#stop();
  };

  /** Suppresses the menu that a long press of a finger opens; a mouse opens it with another button. */
  readonly #menu = (event: MouseEvent): void => {
    const { pointerType = 'mouse' } = event as Partial<PointerEvent>;
    if (this.#cancelStep && pointerType !== 'mouse') event.preventDefault();
    else this.#stop();
  };

  /** Suppresses the click at the end of a hold. Clicks by keys and assistive technology (`detail` 0) do not end one. */
  readonly #clicked = (event: MouseEvent): void => {
    this.#stop();
    if (this.#hasRepeated && event.detail > 0) event.stopPropagation();
    this.#hasRepeated = false;
  };
}

function heldButton({ target }: Event): HTMLButtonElement | null {
  const buttons = 'button[value=prev], button[value=next]';
  return target instanceof Element ? target.closest(buttons) : null;
}

/** Silences the live region while a key is held; afterwards only the last sentence is announced. */
function mute(announcer: Announcer, isMuted: boolean): void {
  const { region } = announcer;
  const wasMuted = region.ariaLive === 'off';
  region.ariaLive = isMuted ? 'off' : 'polite';
  if (!wasMuted || isMuted) return;
  region.textContent = ''; // text that is there already would not be announced
  queueMicrotask(() => announcer.say(announcer.text));
}
