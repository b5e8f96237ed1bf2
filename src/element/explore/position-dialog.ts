import { html, nothing, type TemplateResult } from 'lit/html.js';
import { enPosition } from '../../texts/en/position.js';
import { describeInFull } from '../../speech/position.js';
import type { Board } from '../board.js';
import { openDialog } from '../dialogs/board-dialog.js';

/** Shows the position of a board as text. */
export function openPosition(board: Board): void {
  const { host, session } = board;
  if (!session.game.replayer.hasBoard) return;
  let diagram = '';
  let drawn: unknown;
  const draw = async () => {
    drawn = session.place;
    diagram = await host.toText();
    update();
  };
  const { update } = openDialog(board, 'position', (dialog) => {
    if (drawn !== session.place) draw().catch(() => undefined);
    dialog.setAttribute('aria-describedby', 'position-now');
    return { label: board.language.say(enPosition, 'title'), content: contentOf(board, diagram) };
  });
}

function contentOf({ session, picture, language }: Board, diagram: string): TemplateResult {
  const { game, node } = session;
  const layout = picture.shown?.layout ?? picture.layoutFor(Infinity);
  const label = language.say(enPosition, 'diagram');
  return html`
    ${describeInFull(game.replayer, node, layout, language).map(
      ({ title, lines }, index) => html`
        <h3>${title}</h3>
        <ul id=${index === 0 ? 'position-now' : nothing}>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
      `,
    )}
    <details>
      <summary>${label}</summary>
      <pre dir="ltr" tabindex="0" role="region" aria-label=${label} .textContent=${diagram}></pre>
    </details>
  `;
}
