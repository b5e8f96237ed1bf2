import { render } from 'lit/html.js';
import { describeGame } from '../../speech/describe.js';
import type { BoardContext } from '../context.js';
import { commentPanel } from './comment.js';
import { controlSheet } from './control-styles.js';
import { controlsPanel } from './controls.js';
import { panelSheet } from './panel-styles.js';
import { infoOf, playersPanel } from './players.js';

/** A board is named by its players as far as one may want to listen, in characters. */
const LONGEST_NAME = 200;

/**
 * Fills a shell's panels; the first time it also gives it their styles.
 * @returns who plays whom, '' where that is not known: the board's accessible name
 */
export function renderPanels(board: BoardContext): string {
  const { shell, session, language } = board;
  const { root, head, controls, comment } = shell;
  if (!root.adoptedStyleSheets.includes(panelSheet())) {
    root.adoptedStyleSheets.push(panelSheet(), controlSheet());
  }
  const { game, place } = session;
  render(playersPanel(board), head);
  render(controlsPanel(board), controls);
  controls.style.setProperty('--played', String(place.index / Math.max(1, place.line.length - 1)));
  render(commentPanel(board), comment);
  return describeGame(infoOf(game.tree), language).slice(0, LONGEST_NAME);
}
