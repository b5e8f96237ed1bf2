import { html, nothing, type TemplateResult } from 'lit/html.js';
import { positionText } from '../../texts/position-texts.js';
import { describeInFull } from '../../view/describe-position.js';
import { BoardDialog } from '../dialogs/board-dialog.js';
import { speakAs } from '../language.js';
import { type ReadBoard, readBoards } from '../reading/read-board.js';
import { adopt } from '../sheet.js';
import { helpSheet } from './help-styles.js';

/** Shows the position of a board as text, in a dialog. */
export function openPosition(host: object): void {
  const board = readBoards.get(host);
  if (board?.cursor.game.replayer.hasBoard) new PositionDialog(board).open();
}

/** It is made when it is asked for, and goes when it is closed, or its board leaves the page. */
class PositionDialog {
  readonly #board: ReadBoard;
  readonly #dialog: BoardDialog;
  #diagram = '';
  #diagramOf: unknown;

  constructor(board: ReadBoard) {
    this.#board = board;
    adopt(board.shell.root, helpSheet());
    this.#dialog = new BoardDialog(board.shell.frame, 'position');
  }

  open(): void {
    const { element } = this.#dialog;
    const { host } = this.#board;
    const controller = {
      hostUpdated: () => this.#show(),
      hostDisconnected: () => this.#dialog.close(),
    };
    host.addController(controller);
    element.addEventListener('close', () => {
      host.removeController(controller);
      element.remove();
    });
    this.#show();
    element.setAttribute('aria-describedby', 'position-now');
    element.querySelector<HTMLElement>('.dialog-body')?.focus();
  }

  readonly #showDiagram = (diagram: string): void => {
    this.#diagram = diagram;
    if (this.#dialog.isOpen) this.#show();
  };

  #show(): void {
    const { host, cursor } = this.#board;
    if (this.#diagramOf !== cursor.place) host.toText().then(this.#showDiagram, () => undefined);
    this.#diagramOf = cursor.place;
    speakAs(host);
    this.#dialog.showTitled(positionText('title'), this.#content());
  }

  #content(): TemplateResult {
    const { cursor, view } = this.#board;
    const { game, node, markup } = cursor;
    const layout = view.shown?.layout ?? view.layoutOf(game, markup.view, Infinity);
    const sections = describeInFull(game.replayer, node, layout);
    const [now] = sections;
    return html`
      ${sections.map(
        ({ title, lines }) => html`
          <h3>${title}</h3>
          <ul id=${title === now?.title ? 'position-now' : nothing}>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>
        `,
      )}
      <details>
        <summary>${positionText('diagram')}</summary>
        <pre dir="ltr" tabindex="0" role="region" aria-label=${positionText('diagram')}>
${this.#diagram}</pre
        >
      </details>
    `;
  }
}
