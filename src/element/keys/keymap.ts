import type { HelpTextKey } from '../../texts/en-help.js';
import { type KeyRow, type Scope, stepKeys } from './step-keys.js';

/** Rows of several keys that do the same somewhere. */
function rows(
  scope: Scope,
  keys: string,
  command: string | undefined,
  help?: HelpTextKey,
  more?: Pick<KeyRow, 'isOnce' | 'isAlways'>,
): KeyRow[] {
  return keys.split(' ').map((key) => ({
    key,
    scope,
    ...(command && { command }),
    ...(help && { help }),
    ...more,
  }));
}

/**
 * All keys of a board, in the order of the help. A new shortcut is a row here and a text in `en-help.ts`; a new command
 * is added to `Commands` by the part that does it.
 */
export const keymap: readonly KeyRow[] = [
  ...stepKeys,
  ...rows('board', 'Shift+ArrowLeft', 'prev-comment', 'remarks'),
  ...rows('board', 'Shift+ArrowRight', 'next-comment', 'remarks'),
  ...rows('canvas', 'Space', 'toggle', 'play', { isOnce: true }),
  ...rows('canvas', 'Enter', 'explore', 'explore', { isAlways: true }),
  ...rows('anywhere', 'd', 'describe', 'describe', { isOnce: true }),
  ...rows('anywhere', '?', 'help', 'help', { isOnce: true }),

  ...rows('grid', 'ArrowLeft ArrowRight ArrowUp ArrowDown', 'walk-points', 'points'),
  ...rows('grid', 'Home End', 'walk-points', 'rowEnds'),
  ...rows('grid', 'Control+Home Control+End', 'walk-points', 'corners'),
  ...rows('grid', 'PageUp PageDown', 'walk-points', 'rows'),
  ...rows('grid', 'Enter Space', 'select-point', 'select', { isOnce: true }),
  ...rows('grid', ',', 'prev', 'stepHere'),
  ...rows('grid', '.', 'next', 'stepHere'),
  ...rows('grid', 'Escape', 'leave-points', 'leave'),

  ...rows('buttons', 'ArrowLeft ArrowRight', 'walk-buttons', 'beside'),

  ...rows('slider', 'ArrowLeft ArrowRight', undefined, 'slide'),
  ...rows('slider', 'PageUp PageDown', 'slide-far'),

  ...rows('tree', 'ArrowLeft ArrowRight ArrowUp ArrowDown', 'walk-tree', 'walk'),
  ...rows('tree', 'PageUp PageDown Home End', 'walk-tree'),
  ...rows('tree', 'Enter Space', 'enter-node', 'show'),

  ...rows('comment', 'Enter', undefined, 'name'),
  ...rows('comment', 'ArrowLeft ArrowRight', 'walk-moves', 'follow'),
  ...rows('anywhere', 'Escape', 'hide-moves', 'end', { isAlways: true }),

  ...rows('anywhere', 'Control+z', 'undo', 'undo'),
];
