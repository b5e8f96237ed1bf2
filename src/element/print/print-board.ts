import type { Scene } from '../../view/shapes.js';
import { svgOf } from '../../view/svg/svg.js';
import { resolveTheme, themeNamed } from '../../view/theme.js';
import type { BoardCanvas, CanvasHost, ShownGame } from '../board/board-canvas.js';
import { findTheme } from '../board/find-theme.js';
import { richSceneOf } from '../board/rich-board.js';
import { buildRichWith } from '../board/scene-builder.js';
import { speakAs } from '../language.js';
import { movesPanel } from './moves-panel.js';
import { printSheet } from './print-styles.js';
import { svgElement } from './svg-element.js';

buildRichWith(richSceneOf); // boards that were never on the screen may be the first to need it

/** What stands in a board while it is printed. */
const printed = new WeakMap<BoardCanvas, readonly Element[]>();

function clear(controller: BoardCanvas): void {
  for (const addition of printed.get(controller) ?? []) addition.remove();
}

/** Puts a vector picture in front of a canvas, and the moves of a game below; both go after printing. */
export function printBoard(controller: BoardCanvas): void {
  clear(controller);
  const { host, canvas, picture, size, isNear } = controller;
  controller.isNear = true; // paper has no place that is far away
  host.requestUpdate('near');
  host.performUpdate(); // whoever calls print() has it before the end of this turn
  controller.isNear = isNear;
  const shown = picture(size?.cssWidth || Infinity, true);
  const frame = canvas.closest('.ready, .empty');
  if (!shown || !frame) return;
  const additions: Element[] = [];
  if (shown.game.replayer.hasBoard) {
    additions.push(pictureOf(host, shown, canvas.ariaLabel ?? ''));
    canvas.before(...additions);
  }
  if (frame.matches('.viewer')) {
    speakAs(host);
    const moves = movesPanel(shown.game, shown.place);
    additions.push(moves);
    frame.append(moves);
  }
  addStyles(host.shadowRoot);
  printed.set(controller, additions);
  addEventListener('afterprint', () => clear(controller), { once: true });
}

function addStyles(root: ShadowRoot | null): void {
  const sheets = root?.adoptedStyleSheets;
  if (!sheets?.includes(printSheet())) sheets?.push(printSheet());
}

/** On paper, in ink, unless the author has named a theme. */
function pictureOf(host: CanvasHost, { scene, theme }: ShownGame, title: string): Element {
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
