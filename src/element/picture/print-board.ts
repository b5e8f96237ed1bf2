/*
 * Printing doesn't load parts, because the browser does not wait during `beforeprint`. Each board, even if it was never
 * on the screen, is painted at once in black and white with three pixels for each CSS pixel (`canvas-controller.ts`).
 * The styles of the panels hide the controls and show whole comments. This file adds a style sheet for paper and, for
 * boards with controls, the moves and all comments of the line. If the part `vectors` is already loaded (by the menu,
 * the print shortcut or `toSvg()`), boards are printed as vectors: the picture of `svgOf`, created node by node,
 * because with Trusted Types the browser's parsers accept no text. CSS darkens the text (`oklch(from currentcolor …)`)
 * only on paper. The caption follows the board in the document, as on paper, though not on the screen. Black and white
 * ignores colours in custom properties: those of the screen (for example of a dark board) would mix with black lines,
 * and those of `@media print` can't be read during `beforeprint`.
 */

import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { movesOf } from '../../game/walk.js';
import { unwrap } from '../../replay/comments/unwrap.js';
import { startOf } from '../../sgf/characters.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import { moveName } from '../../speech/move-name.js';
import { loadPart } from '../platform/load-part.js';
import type { Board } from '../board.js';
import type { Printed } from './picture.js';
import { tagOf } from '../language-controller.js';
import { css } from 'lit';
import { adopt } from '../ui/styles.js';

/**
 * On paper, a board is a figure with all its texts in one column. Light text becomes dark, and if the text is light,
 * the board gets a white background, in case the page prints a dark one. The page's own print rules win.
 */
const printStyles = css`
  .board > svg,
  .line {
    display: none;
  }
  @media print {
    :host {
      container-type: normal;
      break-inside: auto;
      color: var(--sgf-board-text, inherit);
      background: rgb(from currentcolor 255 255 255 / calc(g - 128));
      box-shadow: 0 0 0 8px rgb(from currentcolor 255 255 255 / calc(g - 128));
    }
    :host,
    .frame {
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    .frame {
      display: block;
      color: #000;
      color: oklch(from currentcolor min(l, 1 - l) c h);
    }
    .frame > :not(:first-child),
    .comment {
      margin-top: var(--gap);
    }
    :is(.diagram, .head, .board, .caption) {
      break-inside: avoid;
    }
    .head {
      min-height: 0;
      break-after: avoid;
    }
    .caption {
      break-before: avoid;
    }
    svg ~ canvas,
    .comment:not(:has(.text p:not(:empty))),
    .frame:has(.line) .comment,
    [part='captures'] {
      display: none;
    }
    .frame .board:has(> svg) {
      aspect-ratio: auto !important;
      max-width: none !important;
      border-radius: 0;
      background: none;
      box-shadow: none;
      outline: none;
    }
    .board:not(:has(> svg)) {
      width: min(100%, 60vh * var(--ratio));
      margin: 0 auto;
      box-shadow: none;
      outline: none !important;
    }
    .board > svg {
      display: block;
      margin: 0 auto;
      width: auto;
      height: auto;
      max-width: 100%;
      max-height: 60vh;
      fill: #000;
      stroke: none;
      stroke-width: 1;
    }
    .players {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5em;
    }
    :is(.player, .text) {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    .player bdi,
    .facts {
      display: block;
      height: auto;
      overflow: visible;
      white-space: normal;
    }
    .player span {
      margin-inline-start: 0.4em;
    }
    .line {
      display: block;
      i {
        display: inline-block;
        margin-inline: 0.3em;
        width: 0.6em;
        height: 0.6em;
        border-radius: 50%;
        box-shadow: 0 0 0 0.7px;
      }
      .filled {
        background: currentcolor;
      }
      p {
        margin-top: var(--gap);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        unicode-bidi: plaintext; /* each line has its own direction */
      }
      b {
        unicode-bidi: isolate;
      }
    }
    .moves {
      font-size: 0.8em;
      > * {
        display: inline-block;
        min-width: max(9.5%, 4.6em); /* ten in a line, if there is room */
      }
      small {
        display: inline-block;
        min-width: 1.7em;
        text-align: end;
      }
      b {
        text-decoration: underline;
      }
    }
  }
`;

/** Maximum number of printed moves of a line, and of characters of its comments. No game between people has more. */
const MOST_MOVES = 1000;
const MOST_TEXT = 500_000;

/**
 * The texts that replace the buttons on paper: the moves of the current line in columns, with the last move on the
 * board underlined, and all comments of that line, each after its move.
 */
function textsOfLine({ host, session, picture, language, arrangement }: Board): TemplateResult {
  const { game, place } = session;
  const { replayer, tree } = game;
  const { swapColors } = picture.orientation;
  const hasComments = arrangement.panels.has('comment');
  const moves: TemplateResult[] = [];
  const comments: TemplateResult[] = [];
  let shown = 0;
  let rest = MOST_TEXT;
  const shownNodes = new Set(place.line.slice(0, place.index + 1));
  for (const node of place.line) {
    const properties = movesOf(tree, node);
    if (moves.length >= MOST_MOVES) break;
    const { moveNumber } = replayer.positionAt(node);
    const words = properties.map((property, at) => {
      const isFilled = (tree.nameOf(property) === 'B') !== swapColors;
      const name = moveName(replayer, tree.firstValue(property), language);
      return html`<small>${moveNumber - properties.length + at + 1}</small> <i class=${isFilled ? 'filled' : nothing}></i>${name}`;
    });
    moves.push(...words);
    if (shownNodes.has(node)) shown = moves.length;
    const title = simpleTextAt(tree, node, 'N');
    const text = unwrap(startOf(textAt(tree, node, 'C').trim(), rest));
    if (!hasComments || !(title || text)) continue;
    rest -= text.length;
    const heading = [...words, title && html`<bdi>${title}</bdi>`].filter(Boolean);
    comments.push(
      html`<p part="comment" lang=${tagOf(host)}>${heading.map((each) => html`<b>${each}</b> `)}${text}</p>`,
    );
  }
  return html`<div class="moves" part="moves">${moves.map((words, at) => (at === shown - 1 ? html`<b>${words}</b> ` : html`<span>${words}</span> `))}</div>${comments}`;
}

/**
 * Loads the part `vectors` when the reader presses the print shortcut: for this print if it loads in time, otherwise
 * for the next one.
 */
export function listenToPrintKey(): void {
  addEventListener('keydown', loadVectors); // the second call for the same listener does nothing
}

function loadVectors({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key === 'p' && (ctrlKey || metaKey)) void loadPart('vectors');
}

/**
 * Adds a vector picture before the canvas, if the part `vectors` is loaded, and the texts of the line below the board.
 */
export function printBoard(board: Board): Printed {
  const { shell, session, picture, record, arrangement } = board;
  const drawn = picture.draw(picture.size?.cssWidth || Infinity, true);
  const { kind } = record.state;
  if (!drawn || (kind !== 'ready' && kind !== 'empty'))
    return { isDrawn: false, end: () => undefined };
  adopt(shell.root, 'vectors', printStyles);
  const title = shell.canvas.ariaLabel ?? '';
  const hasBoard = session.game.replayer.hasBoard;
  const drawing = hasBoard ? board.parts.get('vectors')?.drawSvg(board, drawn, title) : undefined;
  if (drawing) shell.canvas.before(drawing);
  const texts = document.createElement('div');
  texts.className = 'line';
  if (arrangement.mode === 'viewer' && arrangement.controls !== 'none') {
    render(textsOfLine(board), texts);
    shell.frame.append(texts);
  }
  const end = () => {
    drawing?.remove();
    texts.remove();
  };
  return { isDrawn: drawing !== undefined, end };
}
