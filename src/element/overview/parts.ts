import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameTree } from '../../sgf/game-tree.js';
import type { Board, Part } from '../board.js';
import { orReport } from '../events.js';
import { drawIcon } from '../panels/button.js';

/** Which boards need a part, and what adds it to one. */
type Row = readonly [isNeeded: (board: Board) => unknown, add: (board: Board) => Part];

/** Makes one part of several, each there while the board needs it. */
export function partsOf(rows: readonly Row[]): (board: Board) => Part {
  return (board) => {
    const parts = new Map<Row, Part>();
    const release = () => {
      for (const part of parts.values()) part.release?.();
      parts.clear();
    };
    return {
      update() {
        for (const row of rows) {
          const [isNeeded, add] = row;
          const part = parts.get(row);
          const isWanted = isNeeded(board);
          if (isWanted && !part) parts.set(row, add(board));
          if (!isWanted) part?.release?.();
          if (!isWanted) parts.delete(row);
        }
        for (const part of parts.values()) orReport(() => part.update());
      },
      hide: release, // a diagram may need none of them
      release,
    };
  };
}

/** Whether a record tells the players' clocks. */
export const hasClocks = (tree: GameTree): boolean =>
  ['BL', 'WL', 'OB', 'OW'].some((identifier) => tree.mentions(identifier));

/** A button that opens a dialog (`info`) or a menu (`tools`), with a text where there is room. */
export function overviewButton(
  name: 'info' | 'tools',
  path: string,
  title: string,
  text: string,
  onClick: (event: Event) => unknown,
): TemplateResult {
  const opensDialog = name === 'info';
  return html`<button
    type="button"
    part="button button-${name}"
    aria-haspopup=${opensDialog ? 'dialog' : nothing}
    aria-expanded=${opensDialog ? nothing : 'false'}
    aria-label=${title}
    title=${title}
    @click=${onClick}
  >
    ${drawIcon(path)}${text}
  </button>`;
}
