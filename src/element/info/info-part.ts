import type { BoardContext } from '../context.js';
import { html, render } from 'lit/html.js';
import { infoText } from '../../texts/en-info.js';
import { make } from '../make.js';
import { loadChunk } from '../chunks.js';
import type { Part } from '../part.js';
import { addIcons, icon } from '../panels/icons.js';
import { adopt } from '../sheet.js';
import { hasClocks } from './has-clocks.js';
import { infoSheet } from './info-styles.js';
import { PlayerClocks } from './player-clocks.js';

addIcons({ info: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 11v5M12 8v0' });

/** All that a record tells of its game: a button at the end of the facts, and clocks in the players' boxes. */
export class InfoPart implements Part {
  readonly #board: BoardContext;
  readonly #box = make('div', 'tells');
  #clocks: PlayerClocks | undefined;

  constructor(board: BoardContext) {
    const { root, head } = board.shell;
    this.#board = board;
    board.commands.add({ info: () => this.#open() });
    adopt(root, infoSheet());
    head.append(this.#box);
  }

  update(): void {
    const { shell, session } = this.#board;
    const facts = shell.head.querySelector('.facts');
    this.#box.hidden = !facts?.firstElementChild;
    const isAlone = facts?.textContent.trim() === '';
    render(this.#button(isAlone), this.#box);
    if (hasClocks(session.tree)) (this.#clocks ??= new PlayerClocks(this.#board)).update();
    else this.#clocks?.hide();
  }

  release(): void {
    this.#clocks?.release();
    this.#box.remove();
  }

  #button(isAlone: boolean) {
    const { language } = this.#board;
    const title = infoText('title', language);
    return html`<button
      type="button"
      part="button button-info"
      class=${isAlone ? 'alone' : ''}
      aria-haspopup="dialog"
      aria-label=${title}
      title=${title}
      @click=${() => void this.#board.commands.run('info')}
    >
      ${icon('info')}${isAlone ? title : ''}
    </button>`;
  }

  async #open(): Promise<void> {
    const part = await loadChunk('dialogs');
    if (this.#board.host.isConnected) part?.openInfo(this.#board);
  }
}
