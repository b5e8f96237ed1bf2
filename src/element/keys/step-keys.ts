import type { HelpTextKey } from '../../texts/en-help.js';

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

const stepOf = (key: string, command: string, help: HelpTextKey): KeyRow => ({
  key,
  scope: 'board',
  command,
  help,
});

/** The keys that work at once; the others come with `keymap.ts`. */
export const stepKeys: readonly KeyRow[] = [
  stepOf('ArrowLeft', 'prev', 'steps'),
  stepOf('ArrowRight', 'next', 'steps'),
  stepOf('ArrowUp', 'up', 'siblings'),
  stepOf('ArrowDown', 'down', 'siblings'),
  stepOf('PageUp', 'back10', 'pages'),
  stepOf('PageDown', 'forward10', 'pages'),
  stepOf('Home', 'first', 'ends'),
  stepOf('End', 'last', 'ends'),
];
