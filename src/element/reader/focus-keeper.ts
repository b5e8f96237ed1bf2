import type { BoardContext } from '../context.js';
import { make } from '../make.js';
import type { Part } from '../features.js';
import { observeSize } from '../picture/observers.js';

/**
 * Gives the focus to the board where what had it is not seen any more: a button in a box that has become too narrow, say.
 * Browsers would leave it on the page's body, far from where the reader was.
 */
export class FocusKeeper implements Part {
  readonly #board: BoardContext;
  /** As wide as the board; its height does not change, whatever is done about that. */
  readonly #gauge = make('div');
  readonly #stop: () => void;
  /** What of the board has the focus, or had it when it was last seen. */
  #focused: Element | undefined;

  constructor(board: BoardContext) {
    const { frame, root } = board.shell;
    this.#board = board;
    this.#focused = root.activeElement ?? undefined;
    frame.addEventListener('focusin', this.#entered);
    frame.addEventListener('focusout', this.#left);
    root.append(this.#gauge);
    this.#stop = observeSize(this.#gauge, () => this.update());
  }

  update(): void {
    const { root, canvas } = this.#board.shell;
    const { body, activeElement } = document;
    if (!this.#focused || isSeen(this.#focused)) return;
    const isElsewhere = activeElement !== body && root.activeElement !== this.#focused;
    this.#focused = undefined;
    if (!isElsewhere) canvas.focus({ preventScroll: true });
  }

  release(): void {
    const { frame } = this.#board.shell;
    frame.removeEventListener('focusin', this.#entered);
    frame.removeEventListener('focusout', this.#left);
    this.#stop();
    this.#gauge.remove();
  }

  readonly #entered = ({ target }: FocusEvent): void => {
    this.#focused = target instanceof Element ? target : undefined;
  };

  /** The reader has gone elsewhere, unless what had the focus is gone. */
  readonly #left = (): void => {
    if (this.#focused && isSeen(this.#focused)) this.#focused = undefined;
  };
}

function isSeen(element: Element): boolean {
  const { checkVisibility } = element as Partial<Element>; // not in Safari 16
  return checkVisibility?.call(element) ?? element.getClientRects().length > 0;
}
