import type { BoardContext } from '../context.js';
import { choiceOf } from '../options.js';
import { type KeyRow, type Scope, stepKeys } from './step-keys.js';

/** What of a board or its page uses keys itself: a part of the board says by `data-keys` which, all else is a field. */
const OWNERS = '[data-keys],input,textarea,select,dialog';

/** The only listener for keys of a board: it runs the commands of the keymap. */
export class Keyboard {
  /** A chunk brings more than steps. */
  rows = stepKeys;
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
    board.shell.frame.addEventListener('keydown', this.#pressed);
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const { arrangement, interaction } = this.#board;
    if (event.defaultPrevented || event.altKey || !arrangement.isPlayable) return;
    const key = nameOfKey(event);
    for (const scope of this.#scopesOf(event)) {
      const row = this.rows.find((each) => each.key === key && each.scope === scope);
      if (row?.command && this.#run(row, row.command, event)) return event.preventDefault();
    }
    interaction.steering?.touched(event);
  };

  #run(
    { key, scope, isOnce, isAlways }: KeyRow,
    command: string,
    { repeat }: KeyboardEvent,
  ): boolean {
    const { host, commands, interaction } = this.#board;
    const isOfBoard = scope === 'board' || scope === 'canvas' || scope === 'anywhere';
    if (isOfBoard && !isAlways && choiceOf(host, 'keys') === 'none') return false;
    if (repeat && (isOnce || (scope === 'board' && interaction.steering?.repeat(command))))
      return true;
    return commands.run(command, { source: 'user', key }) !== false;
  }

  /** Where a key was pressed, the narrowest scope first; what is around a board has no say. */
  #scopesOf(event: Event): readonly Scope[] {
    const { canvas, frame } = this.#board.shell;
    const path = event.composedPath();
    const owner = path
      .slice(0, path.indexOf(frame))
      .find(
        (part) => part instanceof HTMLElement && (part.isContentEditable || part.matches(OWNERS)),
      );
    if (!owner) return path[0] === canvas ? ['canvas', 'board', 'anywhere'] : ['board', 'anywhere'];
    const scope = (owner as HTMLElement).dataset['keys'] as Scope | undefined;
    if (!scope) return [];
    return scope === 'buttons' ? [scope, 'board', 'anywhere'] : [scope, 'anywhere'];
  }
}

/** A key as the keymap writes it: letters small, of other alphabets those that are printed on a Latin keyboard. */
function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  const isLetter = key.length === 1;
  const letter = (/^[a-z]$/i.test(key) ? key : (isLetter && latin) || key).toLowerCase();
  const name = key === ' ' ? 'Space' : isLetter ? letter : key;
  const isControl = ctrlKey || metaKey;
  const isShifted = shiftKey && (isControl || !isLetter); // a '?' may need that key, or not
  return (isControl ? 'Control+' : '') + (isShifted ? 'Shift+' : '') + name;
}
