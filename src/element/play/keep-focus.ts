import type { Board, Part } from '../board.js';
import { isVisible } from './focus.js';

/**
 * Moves the focus to the picture when the focused part of the board is hidden, for example a button in a box that
 * becomes narrow. Browsers would move it to the body of the page, far from where the reader was.
 */
export function mount({ shell }: Board): Part {
  const { frame, root, canvas, gauge } = shell;
  /** The element of the board that has the focus, or had it until it was hidden. */
  let focused: EventTarget | null = root.activeElement;
  const isLost = () => focused instanceof Element && !isVisible(focused);
  const update = () => {
    if (!isLost()) return;
    const isElsewhere = document.activeElement !== document.body && root.activeElement !== focused;
    focused = null;
    if (!isElsewhere) canvas.focus({ preventScroll: true });
  };
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('focusin', ({ target }) => (focused = target), { signal });
  frame.addEventListener('focusout', () => isLost() || (focused = null), { signal });
  const observer = new ResizeObserver(update);
  observer.observe(gauge);
  const release = () => {
    listening.abort();
    observer.disconnect();
  };
  return { update, release };
}
