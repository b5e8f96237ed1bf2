import { html, render, type TemplateResult } from 'lit/html.js';
import { gameText } from '../../texts/game-texts.js';
import { panelText } from '../../texts/panel-texts.js';
import { icon } from '../panels/icons.js';
import { GameChooser } from './game-chooser.js';
import { gamesSheet } from './games-styles.js';
import type { GamesView } from './games-view.js';

/** For a file of several games: the one before, the one after, and a list to choose from. */
export class GamesBar {
  readonly #box: HTMLElement;
  #chooser: GameChooser | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
    const root = box.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(gamesSheet());
  }

  show(view: GamesView): void {
    const { index, trees } = view;
    const place = { number: index + 1, total: trees.length };
    const name = gameText('place', place);
    render(
      html`
        ${neighbour(view, 'prev-game', index - 1)}
        <button
          type="button"
          part="button button-games"
          class="choose"
          aria-haspopup="dialog"
          title=${gameText('games')}
          aria-label="${name}. ${gameText('games')}"
          @click=${() => this.#choose(view)}
        >
          ${panelText('counter', place)}
        </button>
        ${neighbour(view, 'next-game', index + 1)}
      `,
      this.#box,
    );
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
