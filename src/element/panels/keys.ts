import type { Step } from '../place.js';

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

/** A text that scrolls, the slider, a field in the caption. */
export function hasOwnKeys(target: Element): boolean {
  return target.matches('input, textarea, select, .text');
}

/**
 * The step that a key asks for while the board has the focus. A key with a modifier, or one that
 * belongs to a text that scrolls or to the slider, is left to the browser.
 */
export function stepOfKey(event: KeyboardEvent): Step | undefined {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isOthers = altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented;
  return isOthers || hasOwnKeys(target as Element) ? undefined : steps[key];
}
