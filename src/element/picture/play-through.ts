import { detach } from '../platform/detach.js';
import { css } from 'lit';
import { readAddress } from '../../game/address.js';
import { enCaptions } from '../../texts/en/captions.js';
import type { Board } from '../board.js';
import { adopt } from '../ui/styles.js';

const playStyles = css`
  .play-through {
    position: absolute;
    inset: auto calc(0.4 * var(--em)) calc(0.4 * var(--em)) auto;
    padding: 0.3em 0.8em;
    min-height: calc(2 * var(--em));
    font: inherit;
    font-size: 0.88em;
    color: #fff;
    background: #222c;
    border: 1px solid #fff8;
    border-radius: var(--em);
    cursor: pointer;
    opacity: 0;
    pointer-events: none; /* a tap shows it first */
    transition: opacity 120ms;
    .board:hover > &,
    &:focus-visible {
      opacity: 1;
      pointer-events: auto;
    }
    @media (pointer: coarse) {
      min-height: calc(2.75 * var(--em));
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    @media (forced-colors: active) {
      opacity: 1;
    }
    @media print {
      display: none;
    }
  }
`;

/** The button that turns a diagram into a board to step through, starting before the diagram's first move. */
export class PlayThrough {
  readonly #board: Board;
  readonly #button = document.createElement('button');
  #language: Board['language'] | undefined;

  constructor(board: Board) {
    this.#board = board;
    this.#button.type = 'button';
    this.#button.className = 'play-through';
    this.#button.part.add('button', 'button-play-through');
    this.#button.addEventListener('click', () => void this.#play());
    adopt(board.shell.root, 'description', playStyles);
  }

  update(): void {
    const { host, shell, session, language } = this.#board;
    const { tree } = session;
    const isWanted =
      tree.size > 1 && host.mode.trim() === 'diagram' && host.tools.trim() !== 'none';
    if (!isWanted) return this.remove();
    if (this.#language !== language) {
      this.#language = language;
      this.#button.lang = language.tag;
      this.#button.textContent = language.say(enCaptions, 'play-through');
    }
    if (!this.#button.isConnected) shell.board.append(this.#button);
  }

  remove(): void {
    detach(this.#button);
  }

  async #play(): Promise<void> {
    const { host, session, shell } = this.#board;
    const { tree } = session;
    const from = host.from ? readAddress(tree, host.from) : undefined;
    shell.canvas.tabIndex = 0;
    shell.canvas.focus({ preventScroll: true }); // the pressed button is removed
    host.mode = 'viewer';
    await host.updateComplete;
    session.go(
      { node: (from !== undefined && tree.parent(from)) || tree.root, from: session.node },
      'user',
    );
  }
}
