import type { BoardContext } from '../context.js';
import { choiceOf } from '../options.js';
import { type Step, stepFrom } from '../session/place.js';
import { hasOwnKeys, stepOfKey } from '../panels/keys.js';
import type { Hold } from './hold.js';

/** What keys do beside steps. */
interface Jumper {
  toggle(): void;
  /** To the comment or mark before or after; false where there is none. */
  jump(direction: -1 | 1): boolean;
}

const SLIDER_PAGE: Readonly<Record<string, Step>> = { PageUp: 'forward10', PageDown: 'back10' };
const SIDES: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The keys that need more than a step:
 *
 * - In the toolbar Left and Right move the focus (ARIA toolbar), where it came by a key. Who has clicked a button with
 *   a pointer goes on stepping with the same keys: the focus is only where the pointer has been.
 * - The toolbar is one stop of the Tab key, its play button: what plays by itself can be stopped first (WCAG 2.2.2).
 *   Where a page's styles hide that one, it is the first button that is seen.
 * - Shift with Left and Right goes to the comment or mark before and after; Space on the board plays and stops.
 * - On the slider PageUp and PageDown go ten nodes, up is on as with the slider's own keys.
 * - Left and Right that are held run faster and faster.
 */
export class SteeringKeys {
  readonly #board: BoardContext;
  readonly #hold: Hold;
  readonly #steering: Jumper;
  #isByPointer = false;

  constructor(board: BoardContext, hold: Hold, steering: Jumper, isPressed: boolean) {
    this.#board = board;
    this.#hold = hold;
    this.#steering = steering;
    const { frame, controls } = board.shell;
    this.#isByPointer = isPressed && controls.matches(':focus-within');
    frame.addEventListener('keydown', this.#pressed, { capture: true });
    controls.addEventListener('pointerdown', this.#pointed);
    frame.addEventListener('focusin', this.#entered);
    controls.addEventListener('focusout', this.#left);
  }

  readonly #pointed = (): void => {
    this.#isByPointer = true;
  };

  /** The focus may have been brought here by script or assistive technology. */
  readonly #entered = ({ target }: FocusEvent): void => {
    const buttons = this.#buttons();
    stopAt(buttons, buttons.find((button) => button === target) ?? firstStop(buttons));
  };

  readonly #left = ({ relatedTarget }: FocusEvent): void => {
    const buttons = this.#buttons();
    if (buttons.some((button) => button === relatedTarget)) return;
    this.#isByPointer = false;
    stopAt(buttons, firstStop(buttons));
  };

  readonly #pressed = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, defaultPrevented, shiftKey, key, target } = event;
    if (key === 'Tab') this.#isByPointer = false;
    if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof Element)) return;
    const isUsed = shiftKey
      ? this.#jumpBy(event)
      : this.#moveFocus(key, target) || this.#page(key, target) || this.#play(event, target);
    if (isUsed || this.#runBy(event)) event.preventDefault();
  };

  #moveFocus(key: string, target: Element): boolean {
    const side = SIDES[key];
    const buttons = this.#buttons().filter(isSeen);
    const at = buttons.findIndex((button) => button === target);
    if (!side || at < 0 || this.#isByPointer) return false;
    buttons.at((at + side) % buttons.length)?.focus();
    return true;
  }

  #page(key: string, target: Element): boolean {
    const step = SLIDER_PAGE[key];
    if (!step || !target.matches('input[type=range]')) return false;
    const { session } = this.#board;
    session.go({ node: stepFrom(session.place, step) }, 'user', false);
    return true;
  }

  #play({ key, repeat }: KeyboardEvent, target: Element): boolean {
    const { shell, session } = this.#board;
    const canPlay = this.#hasKeys && session.place.line.length > 1;
    if (key !== ' ' || target !== shell.canvas || !canPlay) return false;
    if (!repeat) this.#steering.toggle();
    return true;
  }

  #jumpBy(event: KeyboardEvent): boolean {
    const side = SIDES[event.key];
    if (!side || !this.#hasKeys || hasOwnKeys(event)) return false;
    return this.#steering.jump(side);
  }

  /** The first repeat of a held key begins the run, the others are its own. */
  #runBy(event: KeyboardEvent): boolean {
    const step = event.repeat && this.#hasKeys ? stepOfKey(event) : undefined;
    if (step !== 'prev' && step !== 'next') return false;
    const { place } = this.#board.session;
    if (!this.#hold.isRunning && stepFrom(place, step) !== place.node) this.#hold.run(step);
    return this.#hold.isRunning;
  }

  get #hasKeys(): boolean {
    const { host } = this.#board;
    return choiceOf(host, 'keys') === 'focus' && this.#board.arrangement.isPlayable;
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.#board.shell.controls.querySelectorAll<HTMLButtonElement>('.buttons button')];
  }
}

function firstStop(buttons: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const seen = buttons.filter(isSeen);
  return seen.find((button) => button.matches('.play')) ?? seen[0];
}

function isSeen(button: HTMLButtonElement): boolean {
  return button.getClientRects().length > 0;
}

function stopAt(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
