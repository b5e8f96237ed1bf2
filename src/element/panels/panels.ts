import { render } from 'lit/html.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { describeGame } from '../../view/describe-game.js';
import type { Shell } from '../shell.js';
import { commentPanel } from './comment.js';
import { controlSheet } from './control-styles.js';
import { controlsPanel } from './controls.js';
import { stepOfKey } from './keys.js';
import { panelSheet } from './panel-styles.js';
import type { PanelView } from './panel-view.js';
import { infoOf, playersPanel } from './players.js';

/** A board is named by its players as far as one may want to listen, in characters. */
const LONGEST_NAME = 200;

/**
 * Fills a shell's panels; the first time it also gives it their styles and keys.
 * @returns who plays whom, '' where that is not known: the board's accessible name
 */
export function renderPanels(shell: Shell, view: PanelView): string {
  const { root, frame, head, canvas, controls, comment } = shell;
  if (!root.adoptedStyleSheets.includes(panelSheet())) {
    root.adoptedStyleSheets.push(panelSheet(), controlSheet());
    frame.addEventListener('keydown', (event) => {
      const hasKeys = view.steering.hasKeys && frame.classList.contains('playable');
      const step = hasKeys ? stepOfKey(event) : undefined;
      if (step && view.step(step)) event.preventDefault();
    });
  }
  const tell = (result: string) => {
    canvas.focus({ preventScroll: true }); // the button that was pressed goes away
    view.tell(result);
  };
  render(playersPanel({ ...view, tell }), head);
  render(controlsPanel(view), controls);
  const { index, line } = view.place;
  controls.style.setProperty('--played', String(index / Math.max(1, line.length - 1)));
  const enter = (node: NodeId) => {
    canvas.focus({ preventScroll: true }); // the button that was pressed goes away
    return view.enter(node);
  };
  render(commentPanel({ ...view, enter }, shell), comment);
  return describeGame(infoOf(view.game.tree)).slice(0, LONGEST_NAME);
}
