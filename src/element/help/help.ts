import type { BoardContext } from '../context.js';
import type { Language } from '../../texts/language.js';
import { html, type TemplateResult } from 'lit/html.js';
import { helpText, type HelpTextKey } from '../../texts/en-help.js';
import { BoardDialog } from '../dialogs/board-dialog.js';
import { adopt } from '../sheet.js';
import { chooseSpeech, type Speech, speechOf } from '../speech/speech-choice.js';
import { helpSheet } from './help-styles.js';
import { type KeySection, keySections } from './help-sections.js';
import { openPosition } from './position-dialog.js';

/** Shows what keys and fingers do on a board, and what its marks mean; the reader chooses here what is spoken. */
export function openHelp(board: BoardContext): void {
  const { shell } = board;
  adopt(shell.root, helpSheet());
  const dialog = new BoardDialog(board, shell.frame, 'help');
  dialog.open(() => dialog.showTitled(helpText('title', board.language), contentOf(board, dialog)));
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
        ? html`<button type="button" class="text-button" @click=${describe}>${helpText('describe', language)}</button>`
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
    <h3>${helpText(title, language)}</h3>
    <dl>
      ${rows.map(
        ({ keys, what }) => html`
          <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${helpText(what, language)}</dd>
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
    <h3>${helpText(title, language)}</h3>
    <ul>
      ${texts.map((text) => html`<li>${helpText(text, language)}</li>`)}
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
    ${helpText(speech, language)}
  </label>`;
  return html`<fieldset>
    <legend>${helpText('speech', language)}</legend>
    ${option('long')} ${option('short')}
  </fieldset>`;
}
