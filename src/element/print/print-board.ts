import { adopt, css, sharedSheet } from '../styles.js';
import type { Language } from '../../texts/language.js';
import { movesOf } from '../../game/walk.js';
import { type Color, opponent } from '../../rules/point.js';
import type { OpenGame } from '../session/open-game.js';
import { moveName } from '../panels/comment.js';
import type { Place } from '../session/place.js';
import { en } from '../../texts/en.js';
import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import type { ShownGame } from '../picture/picture.js';
import type { Printed } from '../picture/canvas-controller.js';

/**
 * A board on paper: a figure with its texts below one another, all of them whole. Light text becomes dark,
 * and where the page prints a dark background, the board has a white one. What the page's own rules for
 * print say counts more.
 */
const printSheet = sharedSheet(css`
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
    .frame > :not(:first-child) {
      margin-top: var(--gap);
    }
    .diagram,
    .head,
    .board,
    .caption {
      break-inside: avoid;
    }
    .head {
      min-height: 0;
      break-after: avoid;
    }
    .caption {
      break-before: avoid;
    }

    svg + canvas,
    .comment:not(:has(p:not(.branches, :empty))),
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
    .player {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    bdi,
    .facts {
      display: block;
      overflow: visible;
      white-space: normal;
    }

    .text {
      padding: 0;
      background: none;
    }
    .moves {
      display: block;
      font-size: 0.88em;
    }
    .moves b {
      text-decoration: underline;
    }
  }
`);

/** A move of a line, as people write it. */
interface LineMove {
  /** As the game counts (MN). */
  readonly number: number;
  readonly name: string;
  /** Who plays, where the sides don't alternate, or White begins. */
  readonly color: Color | undefined;
  /** Whether it has been played in the shown position. */
  readonly isPlayed: boolean;
}

/** So many moves of a line are written; no game between people is longer. */
const MOST_MOVES = 1000;

/** The moves of the line that is being read, from the first one. */
function movesOfLine(
  { replayer }: OpenGame,
  { tree, line, index }: Place,
  language: Language,
): LineMove[] {
  const moves: LineMove[] = [];
  let expected: Color = 'black';
  for (const [at, node] of line.entries()) {
    const properties = movesOf(tree, node);
    if (properties.length === 0) continue;
    if (moves.length >= MOST_MOVES) break;
    let number = replayer.positionAt(node).moveNumber - properties.length;
    for (const property of properties) {
      const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
      const name = moveName(replayer, tree.firstValue(property), language);
      number += 1;
      moves.push({
        number,
        name,
        color: color === expected ? undefined : color,
        isPlayed: at <= index,
      });
      expected = opponent(color);
    }
  }
  return moves;
}

const EN_SPACE = '\u{2002}';
const NO_BREAK_SPACE = '\u{a0}';

/** '1 Q16 2 D4 …': what a reader on paper has instead of buttons. The last move on the board stands out. */
function movesPanel(game: OpenGame, place: Place, language: Language): HTMLElement {
  const panel = document.createElement('p');
  panel.className = 'moves';
  panel.setAttribute('part', 'moves');
  const moves = movesOfLine(game, place, language);
  const shown = moves.filter(({ isPlayed }) => isPlayed).length - 1;
  for (const [index, move] of moves.entries()) {
    const parent = index === shown ? document.createElement('b') : panel;
    parent.append(...wordsOf(move, language));
    if (parent !== panel) panel.append(parent);
    panel.append(EN_SPACE);
  }
  return panel;
}

function wordsOf({ number, color, name }: LineMove, language: Language): (Node | string)[] {
  const small = document.createElement('small');
  small.textContent = String(number);
  const side = color ? [language.say(en, color), NO_BREAK_SPACE] : [];
  return [small, NO_BREAK_SPACE, ...side, name];
}

/** Draws what is shown as vectors, with a title. */
type Drawer = (board: BoardContext, shown: ShownGame, title: string) => Element;

let draw: Drawer | undefined;

/** Brings vectors; without them a board is printed as its canvas. */
export function drawWith(drawer: Drawer): void {
  draw = drawer;
}

/** Who presses the key that prints will want vectors: this time if they come quickly, else the next. */
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (key === 'p' && (ctrlKey || metaKey)) void loadChunk('export');
});

/** Puts a vector picture in front of a canvas, and the moves of a game below. */
export function printBoard(board: BoardContext): Printed {
  const { shell, session, picture, record, language, arrangement } = board;
  const shown = picture.draw(picture.size?.cssWidth || Infinity, true);
  const additions: Element[] = [];
  let isDrawn = false;
  if (shown && /ready|empty/.test(record.state.kind)) {
    if (shown.game.replayer.hasBoard && draw) {
      const drawing = draw(board, shown, shell.canvas.ariaLabel ?? '');
      isDrawn = true;
      shell.canvas.before(drawing);
      additions.push(drawing);
    }
    if (arrangement.mode === 'viewer') {
      const moves = movesPanel(shown.game, session.place, language);
      shell.frame.append(moves);
      additions.push(moves);
    }
    const { style } = shell.board;
    style.setProperty('--ratio', style.aspectRatio);
    adopt(shell.root, printSheet());
  }
  const end = () => {
    for (const addition of additions) addition.remove();
  };
  return { isDrawn, end };
}
