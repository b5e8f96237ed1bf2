import { adopt, css, sharedSheet } from '../styles.js';
import type { BoardContext } from '../context.js';
import { html, render } from 'lit/html.js';
import { enInfo } from '../../texts/en-reader.js';
import { make } from '../make.js';
import { loadChunk } from '../chunks.js';
import type { Part } from '../features.js';
import { addIcons, icon } from '../panels/button.js';
import { hasClocks, PlayerClocks } from './player-clocks.js';

/** The button at the end of the row of facts, over the room that is kept for it. */
const infoSheet = sharedSheet(css`
  .tells {
    grid-row: 2;
    grid-column: 2;
    place-self: end;
  }
  .no-info .tells {
    display: none;
  }
  .tells button {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-width: 1.75rem;
    height: 1.75rem;
    padding: 0 0.2rem;
    font-size: 0.88em;
  }
  .tells svg {
    width: 1.25rem;
  }
  .tells .alone {
    padding-inline: 0.35rem 0.6em;
  }
  .tells:has(.alone) {
    justify-self: start;
  }
  .facts .branch {
    position: relative;
  }
  @media (pointer: coarse) {
    .tells button {
      min-width: 2.75rem;
    }
    :is(.tells, .facts) button::after {
      content: ''; /* as high as a finger wants it */
      position: absolute;
      inset: -0.625rem 0;
    }
  }
  @media print {
    .facts .branch,
    .tells {
      display: none;
    }
  }
`);

/** Clocks in the players' boxes. The longest time of the game keeps their width. */
export const clockSheet = sharedSheet(css`
  .clock {
    display: flex;
    gap: 0.3em;
    flex: none;
    padding-inline: 0.4em;
    border-radius: calc(var(--radius) / 2);
    box-shadow: inset 0 0 0 1px var(--edge);
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  .clock span::after {
    content: attr(data-widest);
    display: block;
    height: 0;
    visibility: hidden;
  }
  .clock:not([role]) {
    visibility: hidden;
  }
  @container (max-width: 26rem) {
    .clock {
      padding-inline: 0.2em;
      font-size: 0.75em;
    }
    .clock :nth-child(2) {
      display: none;
    }
  }
  @container (max-width: 19rem) {
    .clock {
      display: none; /* the game information has it */
    }
  }
`);

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
    const title = language.say(enInfo, 'title');
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
