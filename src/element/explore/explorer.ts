import { css } from 'lit';
import { render } from 'lit/html.js';
import { choiceOf } from '../attributes.js';
import type { Board, Part } from '../board.js';
import { enExplore } from '../../texts/en/explore.js';
import type { KeyOf } from '../../texts/language.js';
import type { PointGrid } from './point-grid.js';

/** The button for readers who can't see, behind the board. It is visible while it has the focus. */
const exploreStyles = css`
  .explore {
    position: absolute;
    inset: auto calc(0.4 * var(--em)) calc(0.4 * var(--em)) auto;
    height: auto;
    min-width: calc(2.75 * var(--em));
    min-height: calc(2.75 * var(--em));
    padding: 0 0.9em;
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
    &:not(:focus, :active) {
      overflow: hidden;
      width: 1px;
      min-width: 0;
      height: 1px;
      min-height: 0;
      padding: 0;
      border: 0;
      clip-path: inset(50%);
    }
    :is(.no-board, .failed, .loading, .frame:not(.playable)) & {
      display: none;
    }
  }
`;

export const styles = [exploreStyles];

/**
 * Opens the grid of points with Enter on the board, or with a button behind it that screen readers find. The Tab key
 * skips the button: readers with a keyboard have Enter.
 */
export function mount(board: Board): Part {
  const { root, canvas } = board.shell;
  const button = document.createElement('button');
  let grid: PointGrid | undefined;
  /** Counts calls of `open` and `close`: only the last one takes effect. */
  let calls = 0;

  const update = () => {
    const say = (key: KeyOf<typeof enExplore>) => board.language.say(enExplore, key);
    const keys = choiceOf(board.host, 'keys') === 'none' ? '' : ` ${say('keys')}`;
    canvas.ariaDescription = say('hint') + keys; // the key Enter works even then
    render(say(grid ? 'leave' : 'explore'), button);
    button.ariaExpanded = String(grid !== undefined);
    grid?.update();
  };
  const close = () => {
    calls++;
    grid?.remove();
    grid = undefined;
    update();
  };
  const leave = () => {
    close();
    canvas.focus({ preventScroll: true });
  };
  const open = async () => {
    if (grid) return grid.focus();
    const call = ++calls;
    const part = await board.parts.load('point-grid');
    if (!part || call !== calls || !board.session.game.replayer.hasBoard) return;
    grid = new part.PointGrid(board, button, { leave, close });
    update();
    if (root.activeElement || document.activeElement === document.body) grid.focus();
  };
  const release = () => {
    close();
    button.remove();
    canvas.ariaDescription = null;
  };

  Object.assign(button, { className: 'explore', type: 'button', tabIndex: -1 });
  button.onclick = () => void (grid ? leave() : open());
  canvas.after(button);
  return { update, release, commands: { explore: open } };
}
