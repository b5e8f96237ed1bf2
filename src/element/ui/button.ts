import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit/html.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Board } from '../board.js';

/**
 * The icons of the controls. All icons share a style: 24 units square, lines two units wide with round ends, vertical
 * lines on whole units so that they are sharp. Icons that go back are the forward icons, turned by the styles. Play and
 * pause have the same path commands, so that browsers can animate between them.
 */
const shapes = {
  play: 'M8 6L13 9L13 15L8 18ZM13 9L18 12L18 12L13 15Z',
  pause: 'M7 6L9 6L9 18L7 18ZM15 6L17 6L17 18L15 18Z',
  one: 'M9 6l6 6-6 6',
  end: 'M7 6l6 6-6 6M18 6v12',
  comment: 'M4 5h16v11h-8l-4 4v-4H4zM11 8l2.5 2.5L11 13',
};

/** The icon of all buttons that lead back to the game, from a variation or from a reader's own moves. */
export const BACK_ICON = 'M19 6v4a4 4 0 0 1-4 4H5M9 10l-4 4 4 4';

/** The icon of a button of the controls, by its name. */
export function icon(name: string): SVGTemplateResult {
  return drawIcon(shapes[shapeOf(name)]);
}

/** @param path the commands of an SVG path, in a square of 24 units */
export function drawIcon(path: string): SVGTemplateResult {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

function shapeOf(name: string): keyof typeof shapes {
  if (name === 'play' || name === 'pause') return name;
  if (name.endsWith('comment')) return 'comment';
  return name.endsWith('st') ? 'end' : 'one'; // first and last
}

/** A button that leads to a node of the shown game. */
export interface NodeButton extends HTMLButtonElement {
  readonly node?: NodeId;
}

/**
 * A button of a panel. The name sets its part and its class; the value is the command that it runs. The tooltip also
 * names a button that shows an icon only: with an `aria-label` beside it, screen readers would say the name twice. A
 * button that can do nothing stays focusable, so that the focus isn't lost; its command then does nothing.
 */
export function button(
  { commands }: Board,
  name: string,
  title: string,
  isIdle: boolean,
  content: unknown = icon(name),
  command = name,
  tabIndex = 0,
): TemplateResult {
  return html`<button
    type="button"
    part="button button-${name}"
    class=${name}
    value=${command}
    tabindex=${tabIndex}
    title=${title}
    aria-disabled=${isIdle}
    @click=${() => void commands.run(command)}
  >${content}</button>`;
}
