import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import type { ShownGame } from '../picture/picture.js';
import type { Printed } from '../printing.js';
import { adopt } from '../sheet.js';
import { movesPanel } from './moves-panel.js';
import { printSheet } from './print-styles.js';

/** Draws what is shown as vectors, with a title. */
type Drawer = (board: BoardContext, shown: ShownGame, title: string) => Element;

let draw: Drawer | undefined;

/** Brings vectors; without them a board is printed as its canvas. */
export function drawWith(drawer: Drawer): void {
  draw = drawer;
}

/** Who presses the key that prints will want vectors: this time if they come quickly, else the next. */
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (key === 'p' && (ctrlKey || metaKey)) void loadChunk('export');
});

/** Puts a vector picture in front of a canvas, and the moves of a game below. */
export function printBoard(board: BoardContext): Printed {
  const { shell, session, picture, record, language, arrangement } = board;
  const shown = picture.draw(picture.size?.cssWidth || Infinity, true);
  const additions: Element[] = [];
  let isDrawn = false;
  if (shown && /ready|empty/.test(record.state.kind)) {
    if (shown.game.replayer.hasBoard && draw) {
      const drawing = draw(board, shown, shell.canvas.ariaLabel ?? '');
      isDrawn = true;
      shell.canvas.before(drawing);
      additions.push(drawing);
    }
    if (arrangement.mode === 'viewer') {
      const moves = movesPanel(shown.game, session.place, language);
      shell.frame.append(moves);
      additions.push(moves);
    }
    const { style } = shell.board;
    style.setProperty('--ratio', style.aspectRatio);
    adopt(shell.root, printSheet());
  }
  const end = () => {
    for (const addition of additions) addition.remove();
  };
  return { isDrawn, end };
}
