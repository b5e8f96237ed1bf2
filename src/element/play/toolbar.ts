import type { BoardContext } from '../context.js';
import { stepFrom } from '../session/place.js';

/**
 * Slider and buttons by key:
 *
 * - Left and Right move the focus among the buttons (ARIA toolbar), where it came by a key. Who has clicked a button with
 *   a pointer goes on stepping with the same keys: the focus is only where the pointer has been.
 * - The toolbar is one stop of the Tab key, its play button: what plays by itself can be stopped first (WCAG 2.2.2).
 *   Where a page's styles hide that one, it is the first button that is seen.
 * - On the slider PageUp and PageDown go ten nodes; up is on, as with the slider's own keys.
 */
export class Toolbar {
  readonly #board: BoardContext;
  #isByPointer: boolean;

  /** @param isPressed whether a button was pressed with a pointer before this was here */
  constructor(board: BoardContext, isPressed: boolean) {
    this.#board = board;
    const { frame, controls } = board.shell;
    this.#isByPointer = isPressed && controls.matches(':focus-within');
    controls.addEventListener('pointerdown', this.#pointed);
    frame.addEventListener('focusin', this.#entered);
    controls.addEventListener('focusout', this.#left);
    board.commands.add({
      'walk-buttons': ({ key }) => this.#walk(key === 'ArrowLeft' ? -1 : 1),
      'slide-far': ({ key }) => this.#slide(key === 'PageUp' ? 'forward10' : 'back10'),
    });
  }

  readonly #pointed = (): void => {
    this.#isByPointer = true;
  };

  /** The focus may have been brought here by script or assistive technology. */
  readonly #entered = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) this.#isByPointer = false;
    const buttons = this.#buttons();
    stopAt(buttons, buttons.find((button) => button === target) ?? firstStop(buttons));
  };

  readonly #left = ({ relatedTarget }: FocusEvent): void => {
    const buttons = this.#buttons();
    if (buttons.some((button) => button === relatedTarget)) return;
    this.#isByPointer = false;
    stopAt(buttons, firstStop(buttons));
  };

  #walk(side: -1 | 1): boolean {
    const buttons = this.#buttons().filter(isSeen);
    const at = buttons.findIndex((button) => button === this.#board.shell.root.activeElement);
    if (at < 0 || this.#isByPointer) return false;
    buttons.at((at + side) % buttons.length)?.focus();
    return true;
  }

  #slide(step: 'forward10' | 'back10'): void {
    const { session } = this.#board;
    session.go({ node: stepFrom(session.place, step) }, 'user', false);
  }

  #buttons(): HTMLButtonElement[] {
    const { controls } = this.#board.shell;
    return [...controls.querySelectorAll<HTMLButtonElement>('[data-keys=buttons] button')];
  }
}

function firstStop(buttons: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const seen = buttons.filter(isSeen);
  return seen.find((button) => button.value === 'toggle') ?? seen[0];
}

function isSeen(button: HTMLButtonElement): boolean {
  return button.getClientRects().length > 0;
}

function stopAt(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
