import type { Scene } from '../../view/shapes.js';
import { svgOf } from '../../view/svg/svg.js';
import { resolveTheme, themeNamed } from '../../view/theme.js';
import { findTheme } from '../board/find-theme.js';
import { richSceneOf } from '../board/rich-board.js';
import { buildRichWith } from '../board/scene-builder.js';
import type { BoardContext } from '../context.js';
import type { ShownGame } from '../picture/picture.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { adopt } from '../sheet.js';
import { movesPanel } from './moves-panel.js';
import { printSheet } from './print-styles.js';
import { svgElement } from './svg-element.js';

buildRichWith(richSceneOf); // boards that were never on the screen may be the first to need it

/**
 * Puts a vector picture in front of a canvas, and the moves of a game below.
 *
 * @returns what takes them away after printing
 */
export function printBoard(board: BoardContext): () => void {
  const { host, shell, session, picture, record, language, arrangement } = board;
  const shown = picture.draw(picture.size?.cssWidth || Infinity, true);
  const additions: Element[] = [];
  if (shown && /ready|empty/.test(record.state.kind)) {
    if (shown.game.replayer.hasBoard) {
      const drawing = pictureOf(host, shown, shell.canvas.ariaLabel ?? '');
      shell.canvas.before(drawing);
      additions.push(drawing);
    }
    if (arrangement.mode === 'viewer') {
      const moves = movesPanel(shown.game, session.place, language);
      shell.frame.append(moves);
      additions.push(moves);
    }
    adopt(shell.root, printSheet());
  }
  return () => {
    for (const addition of additions) addition.remove();
  };
}

/** On paper, in ink, unless the author has named a theme. */
function pictureOf(host: SgfBoardElement, { scene, theme }: ShownGame, title: string): Element {
  if (themeNamed(host.theme.trim())) return svgElement(svgOf(scene, theme, { title }));
  const ink = resolveTheme(findTheme(host, 'paper'), { font: theme.font });
  return svgElement(svgOf(inInk(scene), ink, { title }));
}

/** The last move's number is in colour on the screen only. */
function inInk(scene: Scene): Scene {
  const shapes = scene.shapes.map((shape) =>
    shape.kind === 'number' ? { ...shape, isLast: false } : shape,
  );
  return { ...scene, shapes };
}
