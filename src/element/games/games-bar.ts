import { html, render, type TemplateResult } from 'lit/html.js';
import { gameText } from '../../texts/game-texts.js';
import { panelText } from '../../texts/panel-texts.js';
import { icon } from '../panels/icons.js';
import { adopt } from '../sheet.js';
import { GameChooser } from './game-chooser.js';
import { gameEntries } from './game-list.js';
import { gamesSheet } from './games-styles.js';
import type { GamesView } from './games-view.js';

/** For a file of several games: the one before, the one after, and a list to choose from. */
export class GamesBar {
  readonly #box: HTMLElement;
  #chooser: GameChooser | undefined;
  #chosen: number | undefined;
  #trees: GamesView['trees'] | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
    box.dir = 'ltr'; // its arrows and its counter are, in every language
    const root = box.getRootNode();
    if (root instanceof ShadowRoot) adopt(root, gamesSheet());
  }

  show(board: GamesView): void {
    const { index, trees } = board;
    if (trees !== this.#trees) this.hide();
    this.#trees = trees;
    this.#box.ariaLabel = gameText('bar');
    this.#announce(board);
    const choose = (chosen: number) => {
      if (chosen === index) return;
      this.#chosen = chosen;
      board.choose(chosen);
    };
    const view = { ...board, choose };
    const place = { number: index + 1, total: trees.length };
    const counter = panelText('counter', place);
    render(
      html`
        ${neighbour(view, 'prev-game', index - 1)}
        <button
          type="button"
          part="button button-games"
          class="choose"
          aria-haspopup="dialog"
          title=${gameText('games')}
          aria-label="${counter}. ${gameText('games')}"
          @click=${() => this.#choose(view)}
        >
          ${counter}
        </button>
        ${neighbour(view, 'next-game', index + 1)}
      `,
      this.#box,
    );
  }

  /** Closes the list. */
  hide(): void {
    this.#chooser?.close();
  }

  /** Says which game has been chosen, once it is shown. */
  #announce({ trees, index, announce }: GamesView): void {
    if (index !== this.#chosen) return;
    this.#chosen = undefined;
    const place = gameText('place', { number: index + 1, total: trees.length });
    announce(`${place}: ${gameEntries(trees)[index]?.title ?? ''}`);
  }

  #choose(view: GamesView): void {
    this.#chooser ??= new GameChooser(this.#box, view);
    this.#chooser.open(view);
  }
}

function neighbour(
  { trees, choose }: GamesView,
  name: 'prev-game' | 'next-game',
  index: number,
): TemplateResult {
  const isIdle = index < 0 || index >= trees.length;
  return html`<button
    type="button"
    part="button button-${name}"
    class=${name}
    title=${gameText(name)}
    aria-label=${gameText(name)}
    aria-disabled=${isIdle}
    @click=${() => !isIdle && choose(index)}
  >
    ${icon(name)}
  </button>`;
}
