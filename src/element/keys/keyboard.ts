import type { BoardContext } from '../context.js';
import { choiceOf } from '../attributes.js';
import { keymap, type KeyRow, type Scope } from './keymap.js';

/** What of a board or its page uses keys itself: a part of the board says by `data-keys` which, all else is a field. */
const OWNERS = '[data-keys],input,textarea,select,dialog';

/** Runs the commands of the keymap. */
export class Keyboard {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  take(event: KeyboardEvent): void {
    const { arrangement, interaction } = this.#board;
    if (event.defaultPrevented || event.altKey || !arrangement.isPlayable) return;
    const key = nameOfKey(event);
    for (const scope of this.#scopesOf(event)) {
      const row = keymap.find((each) => each.key === key && each.scope === scope);
      if (row?.command && this.#run(row, row.command, event)) return event.preventDefault();
    }
    interaction.steering?.touched(event);
  }

  #run({ key, scope, isOnce, isAlways }: KeyRow, command: string, event: KeyboardEvent): boolean {
    const { host, commands, interaction } = this.#board;
    const isOfBoard = scope === 'board' || scope === 'canvas' || scope === 'anywhere';
    if (isOfBoard && !isAlways && choiceOf(host, 'keys') === 'none') return false;
    if (event.repeat && (isOnce || (scope === 'board' && interaction.steering?.repeat(command))))
      return true;
    if (command !== 'toggle') interaction.steering?.touched(event);
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

/** A key as the keymap writes it: letters small, those of other alphabets as the Latin ones on the same key. */
function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  const isForeign = /^(?![a-z])\p{L}$/iu.test(key);
  const letter = ((isForeign && latin) || key).toLowerCase();
  const isNamed = key.length > 1 || key === ' ';
  const isControl = ctrlKey || metaKey;
  const isShifted = shiftKey && (isControl || isNamed); // a '?' may need that key, or not
  const name = key === ' ' ? 'Space' : isNamed ? key : letter;
  return (isControl ? 'Control+' : '') + (isShifted ? 'Shift+' : '') + name;
}
