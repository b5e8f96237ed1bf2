import type { Step } from '../session/place.js';

/** The steps that keys ask for. They work on the picture and the buttons before the keymap, a chunk, is there. */
export const stepKeys = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'back10',
  PageDown: 'forward10',
  Home: 'first',
  End: 'last',
} as const satisfies Readonly<Record<string, Step>>;
