import { enBoard } from '../../texts/en/board.js';
import type { HelpTextKey } from '../../texts/en/help.js';
import { enSpeech } from '../../texts/en/speech.js';
import type { Board } from '../board.js';
import { stepKeys } from '../commands.js';
import type { Step } from '../../game/place.js';
import { choiceOf } from '../attributes.js';
import { takeFromPage } from './input.js';

/**
 * Where the focus is:
 *
 * - `board`: in the board, on nothing that has its own keys; `canvas`: on the picture
 * - `buttons`, `slider`, `tree`, `grid`, `comment`: on a part with this `data-keys`
 * - `anywhere` in the board, except in text fields
 */
type Scope = 'board' | 'canvas' | 'buttons' | 'slider' | 'tree' | 'grid' | 'comment' | 'anywhere';

interface KeyOptions {
  /** Runs once while the key is held. */
  readonly isOnce?: boolean;
  /** Also runs on boards with `keys="none"`: readers without a pointer have no other way. */
  readonly isAlways?: boolean;
}

/** The effect of a key in a scope. */
export interface KeyRow extends KeyOptions {
  /** As `nameOfKey` writes it: `ArrowLeft`, `Shift+ArrowLeft`, `Control+z`. */
  readonly key: string;
  readonly scope: Scope;
  /** The name of a command (`commands.ts`); the browser handles keys without one. */
  readonly command: string | undefined;
  /** The text of the key in the help; keys with the same text share a row. */
  readonly help: HelpTextKey | undefined;
}

/** Rows of several keys for the same command. */
function rows(
  scope: Scope,
  keys: string,
  command?: string,
  help?: HelpTextKey,
  options?: KeyOptions,
): KeyRow[] {
  return keys.split(' ').map((key) => ({ key, scope, command, help, ...options }));
}

function stepRows(help: HelpTextKey, ...keys: (keyof typeof stepKeys)[]): KeyRow[] {
  return keys.flatMap((key) => rows('board', key, stepKeys[key], help));
}

/**
 * All keys of a board, in the order of the help. A new shortcut is a row here and a text in `enHelp` and in each
 * language. No letter is a shortcut: letters type the name of a point (`typed-point.ts`). The part that runs a new
 * command has it in `commands` of what its `mount` returns.
 */
export const keymap: readonly KeyRow[] = [
  ...stepRows('steps', 'ArrowLeft', 'ArrowRight'),
  ...stepRows('siblings', 'ArrowUp', 'ArrowDown'),
  ...stepRows('pages', 'PageUp', 'PageDown'),
  ...stepRows('ends', 'Home', 'End'),
  ...rows('board', 'Shift+ArrowLeft', 'prev-comment', 'remarks'),
  ...rows('board', 'Shift+ArrowRight', 'next-comment', 'remarks'),
  ...rows('board', 'Shift+ArrowUp', 'main-line', 'mainLine'),
  ...rows('board', 'Shift+PageUp', 'prev-loss', 'losses'),
  ...rows('board', 'Shift+PageDown', 'next-loss', 'losses'),
  ...rows('canvas', 'Space', 'toggle', 'play', { isOnce: true }),
  ...rows('canvas', 'Enter', 'explore', 'explore', { isAlways: true }),
  ...rows('canvas', 'd4', undefined, 'type'),
  ...rows('canvas', '- +', 'explore-at', 'fromStone', { isOnce: true }),
  ...rows('canvas', 'Shift+Enter', 'describe', 'describe', { isOnce: true }),
  ...rows('anywhere', '=', 'repeat-move', 'again'),
  ...rows('anywhere', '?', 'help', 'help', { isOnce: true }),

  ...rows('grid', 'ArrowLeft ArrowRight ArrowUp ArrowDown', 'walk-points', 'points'),
  ...rows('grid', 'Home End', 'walk-points', 'rowEnds'),
  ...rows('grid', 'Control+Home Control+End', 'walk-points', 'corners'),
  ...rows('grid', 'PageUp PageDown', 'walk-points', 'rows'),
  ...rows('grid', 'd4', undefined, 'type'),
  ...rows('grid', '- +', 'walk-stones', 'stones'),
  ...rows('grid', 'Shift+ArrowLeft Shift+ArrowRight', 'read-line', 'line'),
  ...rows('grid', 'Shift+ArrowUp Shift+ArrowDown', 'read-line', 'line'),
  ...rows('grid', 'Enter Space', 'select-point', 'select', { isOnce: true }),
  ...rows('grid', ',', 'prev', 'stepHere'),
  ...rows('grid', '.', 'next', 'stepHere'),
  ...rows('grid', 'Shift+Enter', 'describe', undefined, { isOnce: true }),
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

/**
 * Runs the command of a key.
 *
 * @param isEarly whether the key was pressed on the picture before this part was loaded; it is then taken from the page
 */
export function takeKey(board: Board, event: KeyboardEvent, isEarly = false): void {
  const { shell, arrangement, interaction } = board;
  if ((event.defaultPrevented && !isEarly) || event.altKey || !arrangement.isPlayable) return;
  if (isUsedByFocus(event, shell.root)) event.stopPropagation();
  const key = nameOfKey(event);
  const scopes = isEarly ? ON_PICTURE : scopesOf(event, shell);
  const isOnPoints = scopes[0] === 'canvas' || scopes[0] === 'grid';
  if (isOnPoints && interaction.steering?.typed.take(key)) {
    interaction.steering.autoplay.stopFor(event);
    return takeFromPage(event);
  }
  for (const scope of scopes) {
    const row = keymap.find((each) => each.key === key && each.scope === scope);
    if (row && run(board, row, event)) return takeFromPage(event);
  }
  interaction.steering?.autoplay.stopFor(event);
}

function run(board: Board, row: KeyRow, event: KeyboardEvent): boolean {
  const { host, commands, interaction } = board;
  const { steering } = interaction;
  const { key, scope, command, isOnce, isAlways } = row;
  const isOfBoard = scope === 'board' || scope === 'canvas' || scope === 'anywhere';
  const isOff = isOfBoard && !isAlways && choiceOf(host, 'keys') === 'none';
  if (!command || isOff) return false;
  const isTaken = () => isOnce || (scope === 'board' && steering?.hold.takeRepeat(command));
  if (event.repeat && isTaken()) return true;
  if (command !== 'toggle') steering?.autoplay.stopFor(event);
  const hasRun = commands.run(command, { source: 'user', key }) !== false;
  if (!hasRun && !event.repeat && forward.includes(command)) sayEnd(board);
  return hasRun;
}

const forward: readonly string[] = ['next', 'forward10', 'last'] satisfies Step[];

/**
 * Announces at the end of a line why a step does nothing, because readers who listen have no other way to know. At the
 * end of the reader's own moves, announces whose turn it is, because the reader may play on.
 */
function sayEnd({ session, announcer, language }: Board): void {
  const { line, index, node } = session.place;
  const { own } = session.game;
  if (index < line.length - 1) return;
  const isOwn = own?.grown.moves.has(node);
  const { toPlay } = session.position;
  announcer.say(
    isOwn
      ? language.say(enSpeech, 'turn', { color: language.say(enBoard, toPlay) })
      : language.say(enSpeech, 'end'),
  );
}

/** Whether the browser uses a key for the element of the board that has the focus: to press, move or scroll it. */
function isUsedByFocus(event: KeyboardEvent, root: ShadowRoot): boolean {
  const { key, ctrlKey, metaKey } = event;
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement) || target.getRootNode() !== root) return false;
  if (ctrlKey || metaKey) return false;
  if (target.matches('[type=range]')) return /^(Arrow|Page|Home|End)/.test(key);
  if (target.matches('button, summary')) return key === 'Enter' || key === ' ';
  if (target.matches('a')) return key === 'Enter';
  const isScrollable = target.scrollHeight > target.clientHeight;
  return isScrollable && /^(Arrow(Up|Down)|Page.+|Home|End| )$/.test(key);
}

const ON_PICTURE: readonly Scope[] = ['canvas', 'board', 'anywhere'];

/** Elements with their own keys, of a board or its page: `data-keys` names their scope; the others are text fields. */
const OWNERS = '[data-keys],input,textarea,select,dialog';

/** The scopes of an event, the narrowest first. Elements around the board are ignored. */
function scopesOf(event: Event, { canvas, frame }: Board['shell']): readonly Scope[] {
  const path = event.composedPath();
  const owner = path
    .slice(0, path.indexOf(frame))
    .filter((part) => part instanceof HTMLElement)
    .find((part) => part.isContentEditable || part.matches(OWNERS));
  if (!owner) return path[0] === canvas ? ON_PICTURE : ['board', 'anywhere'];
  const scope = owner.dataset['keys'] as Scope | undefined;
  if (!scope) return [];
  return scope === 'buttons' ? [scope, 'board', 'anywhere'] : [scope, 'anywhere'];
}

/** The name of a key in the keymap: a lower-case letter, and for other alphabets the Latin letter on the same key. */
function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  const isForeign = /^(?![a-z])\p{L}$/iu.test(key);
  const letter = ((isForeign && latin) || key).toLowerCase();
  const isNamed = key.length > 1 || key === ' ';
  const isControl = ctrlKey || metaKey;
  const isShifted = shiftKey && (isControl || isNamed); // '?' needs Shift on some keyboards only
  const name = key === ' ' ? 'Space' : isNamed ? key : letter;
  return (isControl ? 'Control+' : '') + (isShifted ? 'Shift+' : '') + name;
}
