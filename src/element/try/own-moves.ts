import { detach } from '../platform/detach.js';
import { html, render } from 'lit/html.js';
import { type OwnMoveTextKey, enOwnMoves } from '../../texts/en/own-moves.js';
import type { Board, Part, PolicyMaker } from '../board.js';
import { BACK_ICON, button, drawIcon } from '../ui/button.js';
import { css } from 'lit';
import type { Shown } from '../picture/picture.js';
import { withNumbers } from '../../view/scene/own-numbers.js';
import { OwnLines } from '../moves/own-lines.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';

/** The policy of `try`: readers may play their own moves. */
export const policy: PolicyMaker = (board) => {
  const { session } = board;
  return {
    lines: new OwnLines(board),
    actionAt: () =>
      session.takesMoves ? { kind: 'play', color: session.position.toPlay } : undefined,
  };
};

const ownStyles = css`
  .tries .controls:has(.own) {
    padding: 0;
  }
  .own {
    display: flex;
    align-items: center;
    --height: calc(2.25 * var(--em));
    height: var(--height);
    padding-inline-start: calc(0.5 * var(--em));
    box-shadow: inset 0 1px var(--edge);
    p {
      flex: 1;
      min-width: 0;
      font-size: 0.88em;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.15;
      overflow: hidden;
    }
    .refusal {
      font-weight: 600;
    }
    button {
      flex: none;
      display: flex;
      align-items: center;
      gap: 0.3em;
      height: var(--height);
      min-width: calc(2.25 * var(--em));
      padding: 0 0.6em;
      font-size: 0.88em;
    }
    .back span {
      display: none;
    }
    &:dir(rtl) svg {
      scale: -1 1; /* back is to the right there */
    }
    /* A word without room beside its icon wraps to a second line, which is hidden. */
    @container (max-width: 544px) {
      p {
        flex: 1 1 6.5em;
      }
      button {
        gap: 0.2em;
        padding: 0 0.35em;
      }
      :is(.undo, .clear) {
        flex: 0 1 auto;
        flex-wrap: wrap;
        align-content: start;
        justify-content: center;
        overflow: hidden;
        svg {
          width: calc(1.25 * var(--em));
          height: 100%;
        }
        span {
          line-height: calc(var(--height) - 2px);
        }
      }
      [aria-disabled='true'] span {
        display: none;
      }
    }
    @media (pointer: coarse) {
      --height: calc(2.75 * var(--em));
      button {
        min-width: var(--height);
      }
    }
    @container (max-width: 256px) {
      .pass,
      .back {
        display: none;
      }
    }
    @media print {
      display: none;
    }
  }
`;

export const styles = [ownStyles];

export const mount = (board: Board): Part => new OwnMoves(board);

const icons = {
  undo: 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  back: BACK_ICON,
};

/**
 * The row below the controls of a board whose reader may play: the number of moves they have played, and buttons for
 * them. The moves themselves belong to the shown game (`own-lines.ts`).
 */
class OwnMoves implements Part {
  readonly commands = {
    pass: () => this.#lines.play('pass'),
    undo: () => this.#lines.undo(),
    clear: () => this.#lines.clear(),
    back: () => this.#lines.goBack(),
  };
  readonly #board: Board;
  readonly #box = document.createElement('div');

  constructor(board: Board) {
    this.#board = board;
    this.#box.className = 'own-box';
    board.picture.setOverlay('own', this.#number);
  }

  /** The lines of the session. They always exist here, because the policy of this part provides them. */
  get #lines(): OwnLines {
    return this.#board.session.lines as OwnLines;
  }

  /** Numbers the reader's moves of the shown line, and gives them a rim that no stone of the record has. */
  readonly #number = ({ scene, layout }: Shown) => {
    const { session, picture } = this.#board;
    const { line, index } = session.place;
    const { replayer, own } = session.game;
    const points = line.slice(0, index + 1).flatMap((node) => {
      const move = own?.grown.moves.get(node);
      const point = move && replayer.notation.readMove(move.value, replayer.size);
      return typeof point === 'number' ? [point] : [];
    });
    if (points.length === 0) return scene;
    return withNumbers(scene, points, session.position.board, layout, picture.theme?.accent);
  };

  update(): void {
    const { host, shell, language } = this.#board;
    const lines = this.#lines;
    // The `path` of a game is followed only once, so that a board moved within the page keeps its place.
    if (lines.follow() && lines.playAddress(host.path, 'api')) return; // another update comes later
    if (!this.#box.isConnected) shell.controls.append(this.#box);
    const { refusal, moves, armed = '' } = lines;
    const say = (key: OwnMoveTextKey) =>
      language.say(enOwnMoves, key, { count: moves.length, point: armed });
    const state = say(refusal ?? (armed ? 'armed' : moves.length > 0 ? 'count' : 'hint'));
    const ownButton = (name: 'pass' | 'undo' | 'clear' | 'back', isIdle: boolean) => {
      const word = html`<span>${say(name)}</span>`;
      return button(this.#board, name, say(name), isIdle, [
        name === 'pass' ? '' : drawIcon(icons[name]),
        word,
      ]);
    };
    render(
      html`<div part="own" class="own" role="group" aria-label=${say('bar')}>
        <p dir="auto" class=${refusal ? 'refusal' : ''}>${state}</p>
        ${ownButton('pass', false)} ${ownButton('undo', !lines.canUndo)}
        ${ownButton('clear', moves.length === 0)} ${ownButton('back', !lines.shown)}
      </div>`,
      this.#box,
    );
  }

  hide(): void {
    detach(this.#box);
  }

  release(): void {
    this.hide();
    this.#board.picture.setOverlay('own', undefined);
  }
}
