import { html, type TemplateResult } from 'lit/html.js';
import { helpText, type HelpTextKey } from '../../texts/help-texts.js';
import { spokenLanguage } from '../../texts/texts.js';
import { BoardDialog } from '../dialogs/board-dialog.js';
import { speakAs } from '../language.js';
import type { ReadBoard } from '../reading/read-board.js';
import { adopt } from '../sheet.js';
import { chooseSpeech, type Speech, speechOf } from '../speech/speech-choice.js';
import { helpSheet } from './help-styles.js';
import { type KeySection, keySections } from './help-sections.js';
import { openPosition } from './position-dialog.js';

/** Shows what keys and fingers do on a board, and what its marks mean; the reader chooses here what is spoken. */
export function openHelp(board: ReadBoard): void {
  const { host, shell } = board;
  adopt(shell.root, helpSheet());
  speakAs(host);
  const dialog = new BoardDialog(shell.frame, 'help');
  let language = spokenLanguage();
  const controller = {
    hostDisconnected: () => dialog.close(),
    hostUpdated() {
      if (spokenLanguage() === language) return;
      language = spokenLanguage();
      show();
    },
  };
  host.addController(controller);
  dialog.element.addEventListener('close', () => {
    host.removeController(controller);
    dialog.element.remove();
  });
  const show = () => dialog.showTitled(helpText('title'), contentOf(board, dialog));
  show();
  dialog.element.querySelector<HTMLElement>('.dialog-body')?.focus();
}

function contentOf(board: ReadBoard, dialog: BoardDialog): TemplateResult {
  const { hasBoard } = board.cursor.game.replayer;
  const describe = () => {
    dialog.close();
    openPosition(board.host);
  };
  return html`
    ${keySections(board).map(keyList)}
    ${textList('touch', touches(board))}
    ${hasBoard ? textList('signs', ['dot', 'drawn', 'small', 'track']) : ''}
    ${speechSwitch(board)}
    ${
      hasBoard
        ? html`<button type="button" class="text-button" @click=${describe}>${helpText('describe')}</button>`
        : ''
    }
  `;
}

/** What a finger can do. */
function touches({ cursor }: ReadBoard): readonly HelpTextKey[] {
  const { hasBoard } = cursor.game.replayer;
  if (!hasBoard) return ['hold'];
  return cursor.takesMoves ? ['swipe', 'tap', 'try', 'hold'] : ['swipe', 'tap', 'hold'];
}

function keyList({ title, rows }: KeySection): TemplateResult {
  return html`
    <h3>${helpText(title)}</h3>
    <dl>
      ${rows.map(
        ({ keys, what }) => html`
          <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${helpText(what)}</dd>
        `,
      )}
    </dl>
  `;
}

function textList(title: HelpTextKey, texts: readonly HelpTextKey[]): TemplateResult {
  return html`
    <h3>${helpText(title)}</h3>
    <ul>
      ${texts.map((text) => html`<li>${helpText(text)}</li>`)}
    </ul>
  `;
}

function speechSwitch({ host }: ReadBoard): TemplateResult {
  const option = (speech: Speech) => html`<label>
    <input
      type="radio"
      name="speech"
      value=${speech}
      .checked=${speechOf(host) === speech}
      @change=${() => chooseSpeech(speech)}
    />
    ${helpText(speech)}
  </label>`;
  return html`<fieldset>
    <legend>${helpText('speech')}</legend>
    ${option('long')} ${option('short')}
  </fieldset>`;
}
