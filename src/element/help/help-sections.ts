import { helpText, type HelpTextKey } from '../../texts/en-help.js';
import { steeringText, type SteeringTextKey } from '../../texts/en-steering.js';
import type { Language } from '../../texts/language.js';
import type { BoardContext } from '../context.js';
import { keymap, type KeyRow, type Scope } from '../keys/keymap.js';
import { stepKeys } from '../keys/step-keys.js';
import { choiceOf } from '../options.js';

/** Keys, and what they do. */
interface KeyHelp {
  readonly keys: readonly string[];
  readonly what: HelpTextKey;
}

/** What keys do in one part of the board. */
export interface KeySection {
  readonly title: HelpTextKey;
  readonly rows: readonly KeyHelp[];
}

/** The section of a scope; what a key does anywhere is told of the board, unless it is told elsewhere. */
const titleOf = (scope: Scope) => (scope === 'canvas' || scope === 'anywhere' ? 'board' : scope);
const elsewhere: Partial<Readonly<Record<HelpTextKey, HelpTextKey>>> = {
  end: 'comment',
  undo: 'own',
};

/** The keys of what is there: those of a board that takes none, or of a tree that is not shown, are left out. */
export function keySections(board: BoardContext, language: Language): KeySection[] {
  const sections = new Map<HelpTextKey, Map<HelpTextKey, string[]>>();
  for (const row of keymap) {
    if (!row.help || !isOffered(board, row)) continue;
    const title = elsewhere[row.help] ?? titleOf(row.scope);
    const rows = sections.get(title) ?? new Map<HelpTextKey, string[]>();
    sections.set(title, rows);
    const what = row.help === 'select' && board.session.takesMoves ? 'selectOrPlay' : row.help;
    rows.set(what, [...(rows.get(what) ?? []), labelOf(row.key, language)]);
  }
  const seen = offeredSections(board);
  return Array.from(sections, ([title, rows]) => ({
    title,
    rows: Array.from(rows, ([what, keys]) => ({ what, keys })),
  })).filter(({ title }) => seen[title] ?? true);
}

/** What there is on the board: what is missing here always is. */
function offeredSections({ shell, session }: BoardContext): Partial<Record<HelpTextKey, boolean>> {
  const { game, takesMoves } = session;
  const isSeen = (element: Element | null) => Boolean(element?.getClientRects().length);
  return {
    grid: game.replayer.hasBoard,
    buttons: isSeen(shell.controls),
    slider: isSeen(shell.controls.querySelector('input')),
    tree: game.hasVariations && isSeen(shell.tree),
    comment: game.hasComments && isSeen(shell.comment),
    own: takesMoves,
  };
}

/** Whether a key does anything on this board. */
function isOffered({ host, session }: BoardContext, { scope, help, isAlways }: KeyRow): boolean {
  const { hasVariations, replayer } = session.game;
  const isOfBoard = titleOf(scope) === 'board' && !isAlways;
  if (isOfBoard && choiceOf(host, 'keys') === 'none') return false;
  if (help === 'siblings') return hasVariations;
  const needsBoard = help === 'play' || help === 'explore' || help === 'describe';
  return replayer.hasBoard || !needsBoard;
}

/** How people call a key. */
function labelOf(key: string, language: Language): string {
  const modified = /^(Shift|Control)\+(.+)$/.exec(key);
  if (modified) {
    const modifier = modified[1] === 'Shift' ? 'shift' : 'control';
    return helpText(modifier, { key: labelOf(modified[2] ?? '', language) }, language);
  }
  if (key === 'Enter') return helpText('enter', language);
  if (key === 'Escape') return helpText('escape', language);
  const name = keyNames[key];
  return name ? steeringText(name, language) : key.toUpperCase();
}

/** Keys that have a name in the reader's language or on their keyboard, by the button that does the same. */
const keyNames: Readonly<Record<string, SteeringTextKey>> = { ...stepKeys, Space: 'play' };
