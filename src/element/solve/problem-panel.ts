import { css } from 'lit';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { simpleTextAt } from '../../sgf/values.js';
import { enPanels } from '../../texts/en/panels.js';
import { enSolve } from '../../texts/en/solve.js';
import type { Board } from '../board.js';
import { button, drawIcon } from '../ui/button.js';
import { courseRow } from './course-row.js';
import { courseOf } from './course.js';
import { optionsOf } from './options.js';
import { icons } from './result-shown.js';
import { sayOutcome } from './say.js';
import { hiddenInWords } from './solved-line.js';
import type { Solver } from './solver.js';

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
  .problem .text {
    flex: 1;
    @container (min-width: 704px) {
      flex: 0 1 auto;
      min-height: calc(9 * var(--em)); /* keeps the content below in its place */
    }
  }
  /* In narrow boxes buttons are below each other, and the box is as high as they need. */
  @container (max-width: 703.99px) {
    .comment:has(> .verdict, > .again, > .guess) {
      height: auto;
      min-height: var(--sgf-board-comment-max-height, 11em);
    }
    .comment:not(.open):has(> .verdict, > .again, > .guess) > .text {
      max-height: calc(var(--sgf-board-comment-max-height, 11em) - 3em);
    }
  }
  @container (max-width: 256px) {
    .problem .comment {
      min-height: 16em; /* the same height as while loading */
    }
  }
  .solve-buttons {
    flex-wrap: wrap;
    padding-bottom: calc(0.2 * var(--em));
    button {
      display: flex;
      align-items: center;
      gap: 0.3em;
      min-height: calc(2 * var(--em)); /* wraps to two lines in the smallest boxes */
      height: auto;
      padding: 0 0.7em;
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
  text: (after: string) => unknown,
): TemplateResult {
  return solver.isRevealed
    ? html`${againRow(board, solver)}${comment()}<slot name="solution"></slot>`
    : question(board, solver, text);
}

/** The look of the verdict; `undefined` while there is none. */
function look({ status, outcome }: Solver): 'right' | 'wrong' | 'unknown' | undefined {
  if (status !== 'open') return status === 'solved' ? 'right' : 'wrong';
  if (outcome?.verdict === 'open') return 'right';
  return outcome && 'unknown';
}

function question(
  board: Board,
  solver: Solver,
  textWith: (after: string) => unknown,
): TemplateResult {
  const { session, language, host } = board;
  if (!host.collection) return html`<div class="verdict">${courseRow(board)}</div>`; // no record is loaded yet
  const shown = look(solver);
  const { lines } = session;
  const text = (lines?.armed && lines.notice) || sayOutcome(board, solver) || lines?.notice;
  const isSolved = solver.status === 'solved';
  const answer = isSolved ? [solver.problem.answerInWords, hiddenInWords(board, solver)] : [];
  const after = answer.filter(Boolean).join('\n');
  const words = textWith(after);
  return html`
    <div class="verdict ${shown ? `is-${shown}` : ''}">
      ${shown ? drawIcon(icons[shown]) : html`<i class="stone ${solver.color}"></i>`}<bdi>${text}</bdi>${courseRow(board)}
    </div>
    <div part="comment" class="text" data-keys="comment" role="region" tabindex=${words === nothing ? -1 : 0} aria-label=${language.say(enPanels, 'comment')}>
      ${words}
      <slot name="solution" ?hidden=${!isSolved}></slot>
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
  if (status === 'solved')
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
      place.index < place.line.length - 1 ? one('show-why', 'why') : nothing,
      one('reset', 'reset'),
      mayReveal ? one('solution', 'solution') : nothing,
    ];
  return [
    solver.isOpen ? nothing : one('hint', 'hint', 'hint'),
    isMoved ? one('undo', 'undo') : nothing,
    isMoved ? one('reset', 'reset') : nothing,
    mayReveal ? one('solution', solver.isOpen ? 'explore' : 'solution') : nothing,
  ];
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
