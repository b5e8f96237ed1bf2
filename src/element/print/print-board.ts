import { html, render, type TemplateResult } from 'lit/html.js';
import { movesOf } from '../../game/walk.js';
import { opponent } from '../../rules/point.js';
import type { Language } from '../../texts/language.js';
import { en } from '../../texts/en.js';
import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import { moveName } from '../panels/comment.js';
import { extras, type Printed } from '../picture/picture.js';
import type { Session } from '../session/session.js';
import { css } from 'lit';
import { adopt } from '../styles.js';

/**
 * On paper a board is a figure with all its texts below one another. Light text becomes dark, and where the page prints
 * a dark background, the board has a white one. The page's own rules for print count more.
 */
const printStyles = css`
  .board > svg,
  .moves {
    display: none;
  }
  @media print {
    :host {
      container-type: normal;
      break-inside: auto;
      background: rgb(from currentcolor 255 255 255 / calc(g - 128));
      box-shadow: 0 0 0 0.5rem rgb(from currentcolor 255 255 255 / calc(g - 128));
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
    .moves {
      display: block;
      font-size: 0.88em;
      b {
        text-decoration: underline;
      }
    }
  }
`;

/** So many moves of a line are written; no game between people is longer. */
const MOST_MOVES = 1000;

const EN_SPACE = '\u{2002}';
const NO_BREAK_SPACE = '\u{a0}';

/**
 * The moves of the line that is being read, '1 Q16 2 D4 …': what a reader on paper has instead of buttons. The last move on
 * the board stands out. The colour is written where the sides don't alternate, or White begins.
 */
function movesOfLine({ game, place }: Session, language: Language): unknown[] {
  const { replayer, tree } = game;
  const moves: { readonly words: TemplateResult; readonly isPlayed: boolean }[] = [];
  let expected = 'black';
  for (const [index, node] of place.line.entries()) {
    const properties = movesOf(tree, node);
    if (properties.length === 0) continue;
    if (moves.length >= MOST_MOVES) break;
    let number = replayer.positionAt(node).moveNumber - properties.length;
    for (const property of properties) {
      const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
      const side = color === expected ? '' : language.say(en, color) + NO_BREAK_SPACE;
      const name = moveName(replayer, tree.firstValue(property), language);
      number += 1;
      const words = html`<small>${number}</small>${NO_BREAK_SPACE}${side}${name}`;
      moves.push({ words, isPlayed: index <= place.index });
      expected = opponent(color);
    }
  }
  const last = moves.filter(({ isPlayed }) => isPlayed).length - 1;
  return moves.map(({ words }, at) => [at === last ? html`<b>${words}</b>` : words, EN_SPACE]);
}

/** A reader who presses the key that prints wants vectors: this time if they come quickly, else the next. */
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (key === 'p' && (ctrlKey || metaKey)) void loadChunk('export');
});

/** Puts a vector picture in front of the canvas, where the chunk that draws it is loaded, and the moves below the board. */
export function printBoard(board: BoardContext): Printed {
  const { shell, session, picture, record, language, arrangement } = board;
  const drawn = picture.draw(picture.size?.cssWidth || Infinity, true);
  if (!drawn || !/ready|empty/.test(record.state.kind))
    return { isDrawn: false, end: () => undefined };
  const { style } = shell.board;
  style.setProperty('--ratio', style.aspectRatio);
  adopt(shell.root, 20, printStyles);
  const title = shell.canvas.ariaLabel ?? '';
  const hasBoard = session.game.replayer.hasBoard;
  const drawing = hasBoard ? extras.drawSvg?.(board, drawn, title) : undefined;
  if (drawing) shell.canvas.before(drawing);
  const moves = document.createElement('p');
  moves.className = 'moves';
  moves.part.add('moves');
  if (arrangement.mode === 'viewer') {
    render(movesOfLine(session, language), moves);
    shell.frame.append(moves);
  }
  const end = () => {
    drawing?.remove();
    moves.remove();
  };
  return { isDrawn: drawing !== undefined, end };
}
