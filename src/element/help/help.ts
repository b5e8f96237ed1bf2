import { html, type TemplateResult } from 'lit/html.js';
import { type HelpTextKey, enHelp } from '../../texts/en/help.js';
import { enSettings } from '../../texts/en/settings.js';
import { type SteeringTextKey, enSteering } from '../../texts/en/steering.js';
import type { Language } from '../../texts/language.js';
import type { Board } from '../board.js';
import type { KeyRow } from '../play/keymap.js';
import { stepKeys } from '../commands.js';
import { choiceOf } from '../attributes.js';
import { openDialog } from '../dialogs/board-dialog.js';

/** Shows what keys and fingers do on a board and what its marks mean, with a button for the settings. */
export function openHelp(board: Board): void {
  openDialog(board, 'help', (dialog) => {
    const button = (text: string, command: string) => {
      const click = () => {
        dialog.close();
        board.commands.run(command);
      };
      return html`<button type="button" class="text-button" @click=${click}>${text}</button>`;
    };
    const { session, language } = board;
    const buttons = html`${button(language.say(enSettings, 'title'), 'settings')}
    ${session.game.replayer.hasBoard ? button(language.say(enHelp, 'describe'), 'describe') : ''}`;
    return { label: language.say(enHelp, 'title'), content: html`${contentOf(board)} ${buttons}` };
  });
}

function contentOf(board: Board): TemplateResult {
  const { session, language } = board;
  const { hasBoard } = session.game.replayer;
  const list = (title: HelpTextKey, texts: readonly HelpTextKey[]) => html`
    <h3>${language.say(enHelp, title)}</h3>
    <ul>
      ${texts.map((text) => html`<li>${language.say(enHelp, text)}</li>`)}
    </ul>
  `;
  return html`
    ${keyLists(board)} ${list('touch', touchesOn(board))}
    ${hasBoard ? list('signs', ['ring', 'drawn', 'small', 'track']) : ''}
  `;
}

/** The gestures of a finger on this board. */
function touchesOn({ session }: Board): readonly HelpTextKey[] {
  if (!session.game.replayer.hasBoard) return ['hold'];
  return session.takesMoves ? ['swipe', 'tap', 'try', 'hold'] : ['swipe', 'tap', 'hold'];
}

/**
 * The keys and their effects, by the part of the board in which they work. Keys that do nothing on this board are left
 * out.
 */
function keyLists(board: Board): TemplateResult[] {
  const { language } = board;
  const sections = new Map<HelpTextKey, Map<HelpTextKey, string[]>>();
  for (const row of board.parts.get('reader')?.keymap ?? []) {
    const section = sectionOf(row);
    if (!row.help || !isUsed(board, row) || !hasSection(board, section)) continue;
    const what = row.help === 'select' && board.session.takesMoves ? 'selectOrPlay' : row.help;
    const list = sections.get(section) ?? new Map<HelpTextKey, string[]>();
    list.set(what, [...(list.get(what) ?? []), labelOf(row.key, language)]);
    sections.set(section, list);
  }
  return [...sections].map(
    ([title, list]) => html`
      <h3>${language.say(enHelp, title)}</h3>
      <dl>
        ${[...list].map(
          ([what, keys]) => html`
            <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${language.say(enHelp, what)}</dd>
          `,
        )}
      </dl>
    `,
  );
}

/** The section of a key. Keys that work anywhere are listed with those of the board, with two exceptions. */
function sectionOf({ scope, help }: KeyRow): HelpTextKey {
  if (help === 'end') return 'comment';
  if (help === 'undo') return 'own';
  return scope === 'canvas' || scope === 'anywhere' ? 'board' : scope;
}

/** Whether the board has the element in which the keys of a section work. */
function hasSection({ shell, session }: Board, section: HelpTextKey): boolean {
  const { game, takesMoves } = session;
  const isSeen = (element: Element | null) => Boolean(element?.getClientRects().length);
  const parts: Partial<Record<HelpTextKey, boolean>> = {
    grid: game.replayer.hasBoard,
    buttons: isSeen(shell.controls),
    slider: isSeen(shell.controls.querySelector('input')),
    tree: game.variations > 0 && isSeen(shell.tree),
    comment: game.hasComments && isSeen(shell.comment),
    own: takesMoves,
  };
  return parts[section] ?? true;
}

const needBoard = ['play', 'explore', 'type', 'fromStone', 'describe'] satisfies HelpTextKey[];

/** Whether a key does anything on this board. */
function isUsed(board: Board, { scope, help, isAlways }: KeyRow): boolean {
  const { host, session, commands } = board;
  const { variations, replayer } = session.game;
  const isOfBoard = scope === 'board' || scope === 'canvas' || scope === 'anywhere';
  const isOptional = (isOfBoard && !isAlways) || help === 'type';
  if (isOptional && choiceOf(host, 'keys') === 'none') return false;
  if (help === 'siblings') return variations > 0;
  if (help === 'losses') return commands.has('next-loss');
  return replayer.hasBoard || !needBoard.some((each) => each === help);
}

/**
 * Keys that have a name in the reader's language or on their keyboard, with the text of the button that does the same.
 */
const keyNames: Readonly<Record<string, SteeringTextKey>> = { ...stepKeys, Space: 'play' };

/** The name of a key for readers. */
function labelOf(key: string, language: Language): string {
  const [, modifier, plainKey = key] = /^(Shift|Control)\+(.+)$/.exec(key) ?? [];
  if (modifier) {
    const text = modifier === 'Shift' ? 'shift' : 'control';
    return language.say(enHelp, text, { key: labelOf(plainKey, language) });
  }
  if (key === 'Enter') return language.say(enHelp, 'enter');
  if (key === 'Escape') return language.say(enHelp, 'escape');
  const name = keyNames[key];
  return name ? language.say(enSteering, name) : key.toUpperCase();
}
