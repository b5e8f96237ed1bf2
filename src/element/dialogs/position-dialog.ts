import type { BoardContext } from '../context.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { enPosition } from '../../texts/en-position.js';
import { describeInFull } from '../../speech/position.js';
import { BoardDialog } from './board-dialog.js';
import { adopt } from '../styles.js';
import { helpSheet } from './help.js';

/** Shows the position of a board as text, in a dialog. */
export function openPosition(board: BoardContext): void {
  if (board.session.game.replayer.hasBoard) new PositionDialog(board).open();
}

/** It is made when it is asked for, and goes when it is closed, or its board leaves the page. */
class PositionDialog {
  readonly #board: BoardContext;
  readonly #dialog: BoardDialog;
  #diagram = '';
  #diagramOf: unknown;

  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, helpSheet());
    this.#dialog = new BoardDialog(board, board.shell.frame, 'position');
  }

  open(): void {
    this.#dialog.open(() => this.#show());
    this.#dialog.element.setAttribute('aria-describedby', 'position-now');
  }

  readonly #showDiagram = (diagram: string): void => {
    this.#diagram = diagram;
    if (this.#dialog.isOpen) this.#show();
  };

  #show(): void {
    const { host, session, language } = this.#board;
    if (this.#diagramOf !== session.place) host.toText().then(this.#showDiagram, () => undefined);
    this.#diagramOf = session.place;
    this.#dialog.showTitled(language.say(enPosition, 'title'), this.#content());
  }

  #content(): TemplateResult {
    const { session, picture, language } = this.#board;
    const { game, node } = session;
    const layout = picture.shown?.layout ?? picture.layoutFor(Infinity);
    const sections = describeInFull(game.replayer, node, layout, language);
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
        <summary>${language.say(enPosition, 'diagram')}</summary>
        <pre dir="ltr" tabindex="0" role="region" aria-label=${language.say(enPosition, 'diagram')}>
${this.#diagram}</pre
        >
      </details>
    `;
  }
}
