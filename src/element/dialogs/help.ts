import { adopt, css, sharedSheet } from '../styles.js';
import { type HelpTextKey, enHelp } from '../../texts/en-dialogs.js';
import { type SteeringTextKey, enSteering } from '../../texts/en-reader.js';
import type { Language } from '../../texts/language.js';
import type { BoardContext } from '../context.js';
import { keymap, type KeyRow, type Scope } from '../keys/keymap.js';
import { stepKeys } from '../commands.js';
import { choiceOf } from '../attributes.js';
import { html, type TemplateResult } from 'lit/html.js';
import { BoardDialog } from './board-dialog.js';
import { chooseSpeech, type Speech, speechOf } from '../reader/speech.js';
import { openPosition } from './position-dialog.js';

/** The help, and the position as text. */
export const helpSheet = sharedSheet(css`
  .help h3,
  .position h3 {
    margin: 1em 0 0.3em;
    font-size: 1em;
  }
  .help h3:first-child,
  .position h3:first-child {
    margin-top: 0;
  }
  .help ul,
  .position ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .help dl {
    display: grid;
    grid-template-columns: minmax(8rem, auto) 1fr;
    gap: 0.35em 1em;
    margin: 0;
  }
  .help dd {
    margin: 0;
  }
  .help kbd {
    display: inline-block;
    padding: 0 0.4em;
    border: 1px solid var(--edge);
    border-radius: 4px;
    background: var(--soft);
    font: inherit;
    font-size: 0.88em;
    white-space: nowrap;
  }
  .help fieldset {
    margin: 1em 0 0;
    padding: 0;
    border: 0;
  }
  .help legend {
    padding: 0;
    font-weight: bold;
  }
  .help label {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-height: 2rem;
  }
  .help input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .help .text-button {
    height: auto;
    min-height: 2.5rem;
    margin-top: 1em;
    padding: 0.3em 0.8em;
    border-color: var(--edge);
  }
  .position details {
    margin-top: 1em;
  }
  .position summary {
    min-height: 1.75rem;
    cursor: pointer;
  }
  .position pre {
    margin: 0;
    padding: 0.5em;
    overflow: auto;
    unicode-bidi: isolate-override; /* a label must not turn its row */
    background: var(--soft);
  }
  @media (pointer: coarse) {
    .help label,
    .help .text-button,
    .position summary {
      min-height: 2.75rem;
    }
    .position summary {
      line-height: 2.75rem;
    }
  }
  @media (width < 26rem) {
    .help dl {
      grid-template-columns: 1fr;
      gap: 0;
    }
    .help dd {
      margin: 0.1em 0 0.6em;
    }
  }
`);

/** Keys, and what they do. */
interface KeyHelp {
  readonly keys: readonly string[];
  readonly what: HelpTextKey;
}

/** What keys do in one part of the board. */
interface KeySection {
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
function keySections(board: BoardContext, language: Language): KeySection[] {
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
    return language.say(enHelp, modifier, { key: labelOf(modified[2] ?? '', language) });
  }
  if (key === 'Enter') return language.say(enHelp, 'enter');
  if (key === 'Escape') return language.say(enHelp, 'escape');
  const name = keyNames[key];
  return name ? language.say(enSteering, name) : key.toUpperCase();
}

/** Keys that have a name in the reader's language or on their keyboard, by the button that does the same. */
const keyNames: Readonly<Record<string, SteeringTextKey>> = { ...stepKeys, Space: 'play' };

/** Shows what keys and fingers do on a board, and what its marks mean; the reader chooses here what is spoken. */
export function openHelp(board: BoardContext): void {
  const { shell } = board;
  adopt(shell.root, helpSheet());
  const dialog = new BoardDialog(board, shell.frame, 'help');
  dialog.open(() =>
    dialog.showTitled(board.language.say(enHelp, 'title'), contentOf(board, dialog)),
  );
}

function contentOf(board: BoardContext, dialog: BoardDialog): TemplateResult {
  const { language } = board;
  const { hasBoard } = board.session.game.replayer;
  const describe = () => {
    dialog.close();
    openPosition(board);
  };
  return html`
    ${keySections(board, language).map((section) => keyList(section, language))}
    ${textList('touch', touches(board), language)}
    ${hasBoard ? textList('signs', ['dot', 'drawn', 'small', 'track'], language) : ''}
    ${speechSwitch(board, language)}
    ${
      hasBoard
        ? html`<button type="button" class="text-button" @click=${describe}>${language.say(enHelp, 'describe')}</button>`
        : ''
    }
  `;
}

/** What a finger can do. */
function touches({ session }: BoardContext): readonly HelpTextKey[] {
  const { hasBoard } = session.game.replayer;
  if (!hasBoard) return ['hold'];
  return session.takesMoves ? ['swipe', 'tap', 'try', 'hold'] : ['swipe', 'tap', 'hold'];
}

function keyList({ title, rows }: KeySection, language: Language): TemplateResult {
  return html`
    <h3>${language.say(enHelp, title)}</h3>
    <dl>
      ${rows.map(
        ({ keys, what }) => html`
          <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${language.say(enHelp, what)}</dd>
        `,
      )}
    </dl>
  `;
}

function textList(
  title: HelpTextKey,
  texts: readonly HelpTextKey[],
  language: Language,
): TemplateResult {
  return html`
    <h3>${language.say(enHelp, title)}</h3>
    <ul>
      ${texts.map((text) => html`<li>${language.say(enHelp, text)}</li>`)}
    </ul>
  `;
}

function speechSwitch({ host }: BoardContext, language: Language): TemplateResult {
  const option = (speech: Speech) => html`<label>
    <input
      type="radio"
      name="speech"
      value=${speech}
      .checked=${speechOf(host) === speech}
      @change=${() => chooseSpeech(speech)}
    />
    ${language.say(enHelp, speech)}
  </label>`;
  return html`<fieldset>
    <legend>${language.say(enHelp, 'speech')}</legend>
    ${option('long')} ${option('short')}
  </fieldset>`;
}
