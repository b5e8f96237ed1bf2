import { html, render, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { gameEntries, type GameEntry, searchGames } from '../../speech/game-list.js';
import { enGames } from '../../texts/en/games.js';
import { enPanels } from '../../texts/en/panels.js';
import type { Board, Part } from '../board.js';
import type { Session } from '../session/session.js';
import { button } from '../ui/button.js';
import { css } from 'lit';

export { readResult } from '../../game/info/results-in-words.js';

const gamesStyles = css`
  .has-games .games {
    display: flex;
    align-items: center;
    grid-area: 1 / 1 / 1 / -1;
    justify-self: start; /* the same on pages written from right to left */
    > button {
      height: calc(1.75 * var(--em));
      min-width: calc(1.75 * var(--em));
    }
    .choose {
      padding: 0 0.6em;
      border-color: var(--edge);
      white-space: nowrap;
    }
    .prev-game svg {
      transform: scaleX(-1);
    }
    @media (pointer: coarse) {
      > button {
        position: relative;
        min-width: calc(2.75 * var(--em));
        &::after {
          content: ''; /* makes the button high enough for fingers */
          position: absolute;
          inset: calc(-0.5 * var(--em)) 0;
        }
      }
    }
    @media print {
      display: none;
    }
  }
  .has-games .head {
    padding-top: 0;
  }
  .has-games .facts {
    grid-area: 2 / 1 / 2 / -1;
    padding-inline-end: calc(0.5 * var(--em));
  }
  .has-games .players {
    grid-row: 3;
  }
`;

export const styles = [gamesStyles];

export const mount = (board: Board): Part => new GamesBar(board);

/** The place of a reader in a game. */
type Left = Pick<Session, 'game' | 'place'>;

/** The bar for a file of several games: buttons for the previous and the next game, and a list of all. */
class GamesBar implements Part {
  readonly commands = {
    'prev-game': () => this.#go(-1),
    'next-game': () => this.#go(1),
  };
  readonly #board: Board;
  readonly #box: HTMLElement;
  #trees: readonly GameTree[] = [];
  /** The game that was shown at the last update. */
  #shown: GameTree | undefined;
  /** The reader's place in each game of the record, with their own moves. */
  readonly #left = new WeakMap<GameTree, Left>();

  constructor(board: Board) {
    this.#board = board;
    this.#box = board.shell.games;
    this.#box.dir = 'ltr'; // its arrows and its counter have the same order in every language
  }

  update(): void {
    const { host, session, language } = this.#board;
    const trees = host.collection?.trees ?? [];
    const { tree } = session.record;
    const isOther = trees === this.#trees && tree !== this.#shown;
    this.#trees = trees;
    this.#shown = tree;
    this.#box.ariaLabel = language.say(enGames, 'bar');
    if (isOther && session.chosenGame && !session.challenge) this.#announce(); // a series of problems announces its own
    this.#left.set(tree, { game: session.game, place: session.place });
    const { gameNumber: number } = session;
    const counter = language.say(enPanels, 'counter', { number, total: this.#trees.length });
    const title = language.say(enGames, 'games');
    render(
      html`
        ${this.#neighbour('prev-game', number - 1)}
        <button
          type="button"
          part="button button-games"
          class="choose"
          aria-haspopup="dialog"
          title=${title}
          @click=${() => void this.#openList()}
        >
          ${counter}
        </button>
        ${this.#neighbour('next-game', number + 1)}
      `,
      this.#box,
    );
  }

  /** Announces the game that the reader or a link has chosen. */
  #announce(): void {
    const { session, announcer, language } = this.#board;
    const { gameNumber: number } = session;
    const place = language.say(enGames, 'place', { number, total: this.#trees.length });
    announcer.say(`${place}: ${this.#entries[number - 1]?.title ?? ''}`);
  }

  /**
   * Shows the game before or after the shown one. In a series of problems, shows the nearest one that the reader wants
   * to see.
   */
  #go(step: 1 | -1): unknown {
    const { session, commands } = this.#board;
    if (session.challenge) return commands.run(step > 0 ? 'next-problem' : 'prev-problem');
    return this.#choose(session.gameNumber + step);
  }

  /** Shows a game at the place where the reader left it. */
  #choose(number: number): void {
    const { session } = this.#board;
    const tree = this.#trees[number - 1];
    const left = tree && this.#left.get(tree);
    if (number === session.gameNumber || !session.enter(`game${number}.`)) return;
    // The filter may hide other nodes than before; the game then opens as the attributes say.
    if (left && !session.filter) session.show(left.game, left.place.node, left.place);
    session.dispatch('sgf-navigate');
  }

  get #entries(): readonly GameEntry[] {
    const { session, language } = this.#board;
    return gameEntries(this.#trees, session.mayReveal('games'), language);
  }

  async #openList(): Promise<void> {
    const part = await this.#board.parts.load('game-list');
    if (!this.#board.host.isConnected) return;
    part?.openGames(
      this.#board,
      (search) => searchGames(this.#entries, search),
      (number) => this.#choose(number),
    );
  }

  #neighbour(name: 'prev-game' | 'next-game', number: number): TemplateResult {
    const isIdle = number < 1 || number > this.#trees.length;
    return button(this.#board, name, this.#board.language.say(enGames, name), isIdle);
  }
}
