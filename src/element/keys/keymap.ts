import type { HelpTextKey } from '../../texts/en-dialogs.js';
import { stepKeys } from '../commands.js';

/**
 * Where the focus is:
 *
 * - `board`: in the board, on nothing that uses keys itself; `canvas`: on the picture
 * - `buttons`, `slider`, `tree`, `grid`, `comment`: on what says so by `data-keys`
 * - `anywhere` in the board, but where text is typed
 */
export type Scope =
  'board' | 'canvas' | 'buttons' | 'slider' | 'tree' | 'grid' | 'comment' | 'anywhere';

/** What a key does somewhere. */
export interface KeyRow {
  /** As `nameOfKey` writes it: `ArrowLeft`, `Shift+ArrowLeft`, `Control+z`. */
  readonly key: string;
  readonly scope: Scope;
  /** The name of a command (`commands.ts`); keys without one are the browser's own. */
  readonly command?: string;
  /** What the help says of it; keys with the same text stand in one row. */
  readonly help?: HelpTextKey;
  /** Not again while the key is held. */
  readonly isOnce?: boolean;
  /** Also on boards with `keys="none"`: it is the only way for readers without a pointer. */
  readonly isAlways?: boolean;
}

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
 * All keys of a board, in the order of the help. A new shortcut is a row here and a text in `en-help.ts` and in each
 * language. Letters are small, and work in the board only. A new command is added to `Commands` by the part that does it.
 */
export const keymap: readonly KeyRow[] = [
  ...rows('board', 'ArrowLeft', stepKeys.ArrowLeft, 'steps'),
  ...rows('board', 'ArrowRight', stepKeys.ArrowRight, 'steps'),
  ...rows('board', 'ArrowUp', stepKeys.ArrowUp, 'siblings'),
  ...rows('board', 'ArrowDown', stepKeys.ArrowDown, 'siblings'),
  ...rows('board', 'PageUp', stepKeys.PageUp, 'pages'),
  ...rows('board', 'PageDown', stepKeys.PageDown, 'pages'),
  ...rows('board', 'Home', stepKeys.Home, 'ends'),
  ...rows('board', 'End', stepKeys.End, 'ends'),
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
