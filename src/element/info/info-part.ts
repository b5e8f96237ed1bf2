import { html, render, svg } from 'lit/html.js';
import { infoText } from '../../texts/info-texts.js';
import { LazyPanel } from '../controllers/lazy-panel.js';
import { speakAs } from '../language.js';
import { make } from '../make.js';
import { partOr } from '../part-or.js';
import type { ReadBoard, ReadingPart } from '../reading/read-board.js';
import { adopt } from '../sheet.js';
import { hasClocks } from './has-clocks.js';
import type { InfoDialog } from './info-dialog.js';
import { infoSheet } from './info-styles.js';
import type { ClockView } from './player-clocks.js';

/** All that a record tells of its game: a button at the end of the facts, and clocks in the players' boxes. */
export class InfoPart implements ReadingPart {
  readonly #board: ReadBoard;
  readonly #box = make('div', 'tells');
  readonly #clocks: LazyPanel<ClockView>;
  #dialog: InfoDialog | undefined;

  constructor(board: ReadBoard) {
    const { root, head } = board.shell;
    this.#board = board;
    this.#clocks = new LazyPanel<ClockView>(board.host, async () => {
      const { PlayerClocks } = await import('./player-clocks.js');
      return new PlayerClocks(root, head);
    });
    adopt(root, infoSheet());
    head.append(this.#box);
  }

  update(): void {
    const { shell, cursor } = this.#board;
    const facts = shell.head.querySelector('.facts');
    this.#box.hidden = !facts?.firstElementChild;
    const isAlone = facts?.textContent.trim() === '';
    render(this.#button(isAlone), this.#box);
    if (hasClocks(cursor.tree)) this.#clocks.show(cursor);
    else this.#clocks.hide();
    this.#dialog?.update();
  }

  release(): void {
    this.#clocks.dispose();
    this.#dialog?.remove();
    this.#box.remove();
  }

  #button(isAlone: boolean) {
    const title = infoText('title');
    return html`<button
      type="button"
      part="button button-info"
      class=${isAlone ? 'alone' : ''}
      aria-haspopup="dialog"
      aria-label=${title}
      title=${title}
      @click=${() => void this.#open()}
    >
      ${svg`<svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 11v5M12 8v0"></path>
      </svg>`}
      ${isAlone ? title : ''}
    </button>`;
  }

  async #open(): Promise<void> {
    const { host } = this.#board;
    this.#dialog ??= await partOr(this.#makeDialog(), undefined);
    if (!host.isConnected) return;
    speakAs(host);
    this.#dialog?.open();
  }

  async #makeDialog(): Promise<InfoDialog> {
    const { InfoDialog } = await import('./info-dialog.js');
    return this.#dialog ?? new InfoDialog(this.#board);
  }
}
