import { css } from 'lit';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Problem } from '../../problem/problem.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { simpleTextAt } from '../../sgf/values.js';
import { enPanels } from '../../texts/en/panels.js';
import { enSolve } from '../../texts/en/solve.js';
import type { Board, WordsAround } from '../board.js';
import { button, drawIcon } from '../ui/button.js';
import { problemSizer, sizerBox } from '../ui/comment-room.js';
import { courseRow } from './course-row.js';
import { courseOf } from './course.js';
import { optionsOf } from './options.js';
import { icons } from './result-shown.js';
import { sayOutcome } from './say.js';
import type { Solver } from './solver.js';
import { wordsAround } from './words-around.js';

export const solveStyles = css`
  .problem .comment,
  .again {
    gap: calc(0.35 * var(--em));
  }
  .verdict,
  .solve-buttons,
  .again {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: calc(2.25 * var(--em));
    padding-inline: calc(0.5 * var(--em));
  }
  .verdict {
    flex-wrap: wrap; /* in narrow boxes the buttons to other problems wrap to a second line */
    padding-block: calc(0.2 * var(--em));
    font-weight: 600;
    line-height: 1.25;
    border-block: 1px solid var(--edge);
    > svg {
      flex: none;
      width: 1.4em;
      height: 1.4em;
      padding: 0.1em;
      box-sizing: border-box;
      border-radius: 50%;
      fill: none;
      stroke: #fff;
      stroke-width: 3;
      stroke-linecap: round;
      stroke-linejoin: round;
      background: var(--verdict);
    }
    > bdi {
      flex: 1 1 7em; /* stays beside the stone even in the smallest boxes */
      min-width: 0;
      min-height: 2.5em; /* room for two lines: the words below it stay in their place */
      align-content: center;
    }
    &:dir(rtl) > bdi {
      text-align: right; /* beside the stone, whatever the direction of the words is */
    }
  }
  .is-right {
    --verdict: #2e7d32;
  }
  .is-wrong {
    --verdict: #b3261e;
  }
  .is-unknown {
    --verdict: #6b6b6b;
  }
  /* Unseen words of the record decide about the room for verdict and words, in narrow and wide boxes. */
  .problem .words {
    flex: 0 1 auto;
    > .flow {
      contain: size;
      > .text {
        flex: 1 1 auto;
      }
    }
    > .sizers > .sizer {
      display: block;
      padding-top: calc(3.2em + 2px); /* of the verdict */
      max-height: max(14em, min(40svh, 20em));
      min-height: calc(6.5em + 2px);
      box-sizing: border-box;
      @container (min-width: 704px) {
        min-height: 11em; /* beside the board there is room */
      }
    }
  }
  @container (max-width: 703.98px) {
    .comment:has(> .again, > .guess) {
      height: auto;
      min-height: var(--sgf-board-comment-max-height, 11em);
    }
    .problem .words {
      flex: 1 1 auto; /* fills a comment that keeps its height from before */
    }
  }
  @media print {
    .problem > .side > .comment {
      display: block;
      height: auto;
      min-height: 0;
    }
    .problem .words {
      > .flow {
        contain: none;
      }
      > .sizers > .sizer {
        display: none;
      }
    }
    .solve-buttons {
      display: none;
    }
  }
  .solve-buttons {
    align-items: stretch;
    padding-bottom: calc(0.2 * var(--em));
    @container (max-width: 256px) {
      flex-wrap: wrap;
      align-content: start;
      min-height: calc(5.7 * var(--em)); /* two rows, although some states need one */
    }
    button {
      display: flex;
      align-items: center;
      gap: 0.3em;
      min-width: min-content; /* long names wrap to two lines, so that all buttons have one row */
      min-height: calc(2.5 * var(--em));
      height: auto;
      padding: 0 min(0.7em, 2%);
      line-height: 1.15;
      font-size: 0.88em;
      border-color: var(--edge);
    }
    > :is(.next-game, .retry) {
      border-color: var(--accent);
    }
  }
  @media (pointer: coarse) {
    .solve-buttons button {
      min-height: calc(2.75 * var(--em));
    }
    .solve-buttons {
      @container (max-width: 256px) {
        min-height: calc(6.2 * var(--em));
      }
    }
  }
  @media (forced-colors: active) {
    .verdict > svg {
      forced-color-adjust: none;
    }
  }
`;

/** The title of a problem that is not revealed. */
export function problemName({ session, language }: Board): string {
  return simpleTextAt(session.tree, session.tree.root, 'GN') || language.say(enSolve, 'problem');
}

/**
 * The question and the verdict above the comment, and buttons below it. After the answer is shown, the record is
 * displayed as usual.
 */
export function problemPanel(
  board: Board,
  solver: Solver,
  comment: () => unknown,
  text: (around?: WordsAround) => unknown,
): TemplateResult {
  return solver.isRevealed
    ? html`${againRow(board, solver)}${comment()}<slot name="solution"></slot>`
    : question(board, solver, text);
}

/** The look of the verdict; `undefined` while there is none. */
function look({ status, outcome, isGiven }: Solver): 'right' | 'wrong' | 'unknown' | undefined {
  if (isGiven) return undefined;
  if (status !== 'open') return status === 'solved' ? 'right' : 'wrong';
  if (outcome?.verdict === 'open') return 'right';
  return outcome && 'unknown';
}

function question(
  board: Board,
  solver: Solver,
  textWith: (around?: WordsAround) => unknown,
): TemplateResult {
  const { session, language, host } = board;
  if (!host.collection) return html`<div class="verdict">${courseRow(board)}</div>`; // no record is loaded yet
  const shown = look(solver);
  const { lines } = session;
  const text = (lines?.armed && lines.notice) || sayOutcome(board, solver) || lines?.notice;
  const words = textWith(wordsAround(board, solver));
  return html`
    <div class="words">
      ${sizerBox(board, problemSizer)}
      <div class="flow">
        <div class="verdict ${shown ? `is-${shown}` : ''}">
          ${shown ? drawIcon(icons[shown]) : html`<i class="stone ${solver.color}"></i>`}<bdi>${text}</bdi>${courseRow(board)}
        </div>
        <div part="comment" class="text" data-keys="comment" role="region" tabindex=${words === nothing ? -1 : 0} aria-label=${language.say(enPanels, 'comment')}>
          ${words}
          <slot name="solution" ?hidden=${!solver.isAnswered}></slot>
        </div>
      </div>
    </div>
    <div class="solve-buttons" role="group" aria-label=${language.say(enSolve, 'problem')}>${buttons(board, solver)}</div>
  `;
}

/** The buttons for the commands that are possible now. */
function buttons(board: Board, solver: Solver): unknown[] {
  const { session, host } = board;
  const { status, problem } = solver;
  const { place } = session;
  const isMoved = problem.node !== problem.start || session.lines?.shown !== undefined;
  const one = (name: string, key: Parameters<typeof labelOf>[1], look?: 'hint', command = name) => {
    const text = labelOf(board, key);
    return button(board, name, text, false, [look && drawIcon(icons[look]), text], command);
  };
  const mayReveal = solver.isOpen || optionsOf(host).solution === 'reveal';
  if (solver.isAnswered)
    return [
      courseOf(board).neighbour(1)
        ? one('next-game', 'next-problem', undefined, 'next-problem')
        : nothing,
      one('solution', 'explore'),
      one('reset', 'again'),
    ];
  if (status === 'failed')
    return [
      one('retry', 'retry'),
      place.index < place.line.length - 1 && !solver.isWaiting ? one('show-why', 'why') : nothing,
      isFirstMove(problem, problem.failedAt) ? nothing : one('reset', 'reset'), // 'Try again' does the same
      mayReveal ? one('solution', 'solution') : nothing,
    ];
  return [
    solver.isOpen || solver.isGiven ? nothing : one('hint', 'hint', 'hint'),
    isMoved ? one('undo', 'undo') : nothing,
    isMoved ? one('reset', 'reset') : nothing,
    mayReveal && !solver.isGiven
      ? one('solution', solver.isOpen ? 'explore' : 'solution')
      : nothing,
  ];
}

function isFirstMove({ tree, start }: Problem, node: NodeId | undefined): boolean {
  return node !== undefined && tree.parent(node) === start;
}

function labelOf({ language }: Board, key: keyof typeof enSolve.texts): string {
  return language.say(enSolve, key);
}

/** The row above the record after the answer is shown, with a button back to the question. */
function againRow(board: Board, solver: Solver): TemplateResult | typeof nothing {
  const { isGame } = solver.problem.marks;
  const row = courseRow(board);
  if (isGame && row === nothing) return nothing;
  const text = labelOf(board, 'again');
  return html`<div class="again solve-buttons">
    ${isGame ? nothing : button(board, 'reset', text, false, text)}${row}
  </div>`;
}
