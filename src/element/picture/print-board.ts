/*
 * Printing doesn't load parts, because the browser does not wait during `beforeprint`. Each board, even if it was never
 * on the screen, is painted at once in black and white with three pixels for each CSS pixel (`canvas-controller.ts`).
 * A game fits on one page: its facts, the position, and the comment of the shown node. The styles of the panels hide
 * the controls. This file adds a style sheet for paper and, for boards with controls, the shown move and its whole
 * comment, because the panel of a board that was never on the screen is not there. If the part `vectors` is already
 * loaded (by the menu, the print shortcut or `toSvg()`), boards are printed as vectors: the picture of `svgOf`, created node by node,
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
  .on-paper {
    display: none;
  }
  @media print {
    :host {
      container-type: normal;
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
    :is(.frame.diagram, .head, .board, .caption) {
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
    .frame:has(.on-paper) .comment,
    [part='captures'] {
      display: none;
    }
    .frame .board {
      border-radius: 0;
      background: none; /* no thin line of wood at the edges */
      box-shadow: none;
      outline: none !important;
      &:has(> svg) {
        aspect-ratio: auto !important;
        max-width: none !important;
      }
      /* A part of a board is as wide as a whole board at most, and its cells are no larger. */
      &:not(:has(> svg)) {
        width: min(100%, var(--paper-width, 100%), var(--paper-height, 60vh) * min(1, var(--ratio)));
        margin-inline: auto;
      }
    }
    .board > svg {
      display: block;
      margin: 0 auto;
      width: auto;
      height: auto;
      max-width: min(100%, var(--paper-height, 60vh));
      max-height: var(--paper-height, 60vh);
      fill: #000;
      stroke: none;
      stroke-width: 1;
    }
    .players {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5em;
      border: 0;
    }
    .player.player,
    .text {
      border: 0;
      padding: 0;
      background: none;
      box-shadow: none;
    }
    .player bdi {
      flex-wrap: wrap;
      height: auto;
      overflow: visible;
      white-space: normal;
      span {
        opacity: 1 !important;
      }
    }
    .facts.facts {
      display: block;
      max-height: none;
      padding: 0;
      overflow: visible;
      white-space: normal;
      bdi {
        display: inline;
      }
      span:not(:last-of-type)::after {
        content: ' \\b7';
      }
    }
    .on-paper {
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
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        unicode-bidi: plaintext; /* each line has its own direction */
        orphans: 3;
        widows: 3;
      }
      b {
        unicode-bidi: isolate;
      }
    }
  }
`;

/** Maximum length of a printed comment, in characters. */
const MOST_TEXT = 500_000;

/** The moves of the shown node, each with its number and stone, and the node's name and whole comment. */
function textOfNode({ host, session, picture, language }: Board): TemplateResult | undefined {
  const { game, node } = session;
  const { replayer, tree } = game;
  const { swapColors } = picture.orientation;
  const properties = movesOf(tree, node);
  const { moveNumber } = replayer.positionAt(node);
  const moves = properties.map((property, at) => {
    const isFilled = (tree.nameOf(property) === 'B') !== swapColors;
    const name = moveName(replayer, tree.firstValue(property), language);
    return html`${moveNumber - properties.length + at + 1} <i class=${isFilled ? 'filled' : nothing}></i>${name}`;
  });
  const title = simpleTextAt(tree, node, 'N');
  const text = unwrap(startOf(textAt(tree, node, 'C').trim(), MOST_TEXT));
  const heading = [...moves, title && html`<bdi>${title}</bdi>`].filter(Boolean);
  if (!text && heading.length === 0) return undefined;
  return html`<p part="comment" lang=${tagOf(host)}>${heading.map((each) => html`<b>${each}</b> `)}${text}</p>`;
}

/** The height of a usual and of the smallest printed board, and of all its texts, as percentages of the page. */
const [USUAL, SMALLEST, BESIDES] = [60, 36, 12];
/** Estimates for a line of a comment: its length in characters, and its height as a percentage of the page. */
const [LINE, LINE_HEIGHT] = [80, 2.4];

/** The maximum height of a board on paper, which leaves room on the same page for the comment if it is not too long. */
function heightBeside(text: string): number {
  const lines = text.split('\n').reduce((sum, { length }) => sum + Math.ceil(length / LINE), 0);
  return Math.max(SMALLEST, Math.min(USUAL, 100 - BESIDES - LINE_HEIGHT * lines));
}

/** The width of a printed cell if there is room, in CSS pixels; that of a whole board on a page. */
const CELL = 32;
/** The content of a usual page, and 1 % of its height, in CSS pixels: A4 and Letter differ little. */
const [PAGE_WIDTH, PAGE_PERCENT] = [680, 9.5];
/** The width up to which a board is assumed to have the same width on paper, in CSS pixels. Wider ones are scaled. */
const NARROW = 300;

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
 * Adds a vector picture before the canvas, if the part `vectors` is loaded, and the text of the shown node below the
 * board. `undefined` if there is nothing to print yet.
 */
export function printBoard(board: Board): Printed | undefined {
  const { host, shell, session, picture, record } = board;
  const { kind } = record.state;
  adopt(shell.root, 'vectors', printStyles);
  const boxWidth = host.clientWidth || Infinity;
  const onScreen = picture.draw(boxWidth, true);
  if (!onScreen || (kind !== 'ready' && kind !== 'empty')) return undefined;
  const title = shell.canvas.ariaLabel ?? '';
  const width = CELL * onScreen.layout.width;
  const text = isReadOnScreen(board) ? textOfNode(board) : undefined;
  const texts = document.createElement('div');
  render(text, texts);
  const height = heightBeside(texts.textContent);
  const scaled = boxWidth * Math.min(1, PAGE_WIDTH / innerWidth);
  const cssWidth = Math.min(
    width,
    height * PAGE_PERCENT,
    Math.max(scaled, Math.min(boxWidth, NARROW)),
  );
  const drawn = picture.draw(cssWidth, true) ?? onScreen;
  const hasBoard = session.game.replayer.hasBoard;
  const drawing = hasBoard
    ? board.parts.get('vectors')?.drawSvg(board, drawn, title, cssWidth)
    : undefined;
  if (drawing) {
    drawing.setAttribute('width', String(width));
    drawing.removeAttribute('height'); // the picture keeps its shape
    shell.canvas.before(drawing);
  }
  if (text) {
    texts.className = 'on-paper';
    shell.frame.append(texts);
  }
  const style = shell.board.style;
  style.setProperty('--paper-width', `${width}px`);
  style.setProperty('--paper-height', `${height}vh`);
  const end = () => {
    drawing?.remove();
    texts.remove();
    for (const name of ['--paper-width', '--paper-height']) style.removeProperty(name);
  };
  return { isDrawn: drawing !== undefined, cssWidth, end };
}

/** Whether the comments of a game are shown below its board. */
function isReadOnScreen({ arrangement }: Board): boolean {
  const { mode, controls, panels } = arrangement;
  return mode === 'viewer' && controls !== 'none' && panels.has('comment');
}
