import type { Step } from '../session/place.js';

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'back10',
  PageDown: 'forward10',
  Home: 'first',
  End: 'last',
};

/** Texts that scroll, the tree, a dialog, and what the page has put into the board. */
const owners = 'input,textarea,select,dialog,[role=tree],[role=grid],.text,.status ul';

/** Whether a key belongs to something within the element that listens; what is around a board has no say. */
export function hasOwnKeys(event: Event): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(event.currentTarget as Element))
    .some(
      (part) => part instanceof HTMLElement && (part.isContentEditable || part.matches(owners)),
    );
}

/**
 * The step that a key asks for while the board has the focus. A key with a modifier, or one that has another use
 * where it is pressed, is left to the browser.
 */
export function stepOfKey(event: KeyboardEvent): Step | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isOthers = altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented;
  return isOthers || hasOwnKeys(event) ? undefined : steps[key];
}
