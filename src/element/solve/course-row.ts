import { css } from 'lit';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { enPanels } from '../../texts/en/panels.js';
import { enSolve } from '../../texts/en/solve.js';
import type { Board } from '../board.js';
import { button, icon } from '../ui/button.js';
import { adopt } from '../ui/styles.js';
import { courseOf, type Listed } from './course.js';
import { resultIcon, resultStyles, sayResult } from './result-shown.js';

const rowStyles = css`
  .frame:has(.course) .games {
    display: none; /* the row of problems has these buttons */
  }
  .failed .course {
    visibility: visible; /* the reader can go on to other problems if a file can't be loaded */
  }
  .course {
    flex: none;
    display: flex;
    align-items: center;
    margin-inline-start: auto;
    font-size: max(0.82 * var(--em), 0.88em);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    button {
      display: flex;
      align-items: center;
      gap: 0.25em;
      font-weight: 400;
    }
    .problems {
      height: calc(1.75 * var(--em));
      padding: 0 0.5em;
      border-color: var(--edge);
    }
    .prev-game svg {
      transform: scaleX(-1);
    }
    @media print {
      display: none;
    }
    @media (pointer: coarse) {
      button {
        position: relative;
        min-width: calc(2.25 * var(--em));
        &::after {
          content: ''; /* makes the button high enough for fingers */
          position: absolute;
          inset: calc(-0.5 * var(--em)) 0;
        }
      }
    }
  }
`;

/**
 * Shows the number of the problem and buttons that lead to the others. For a single problem it shows only a stored
 * result.
 */
export function courseRow(board: Board): TemplateResult | typeof nothing {
  const { language, shell, host } = board;
  const course = courseOf(board);
  const { problems, index } = course;
  const total = problems.length;
  const result = course.resultOf(problems[index]);
  if (total < 2 && !(host.remember && result)) return nothing;
  adopt(shell.root, 'solve', resultStyles);
  adopt(shell.root, 'solve', rowStyles);
  const args = { number: index + 1, total };
  const counter = language.say(enPanels, 'counter', args);
  const place = language.say(enSolve, 'counter', args);
  const title = language.say(enSolve, 'problems');
  const names = [place, result && sayResult(result, language)].filter(Boolean);
  const step = (name: 'prev' | 'next', to: Listed | undefined) =>
    button(
      board,
      `${name}-game`,
      language.say(enSolve, `${name}-problem`),
      !to,
      icon('next'),
      `${name}-problem`,
    );
  return html`<div class="course" dir="ltr" role="group" aria-label=${place}>
    ${total > 1 ? step('prev', course.neighbour(-1)) : nothing}
    <button
      type="button"
      part="button button-problems"
      class="problems"
      aria-haspopup="dialog"
      title=${title}
      aria-label=${names.join('. ')}
      @click=${() => void openProblems(board)}
    >
      ${result ? resultIcon(result.isSolved) : nothing}${total > 1 ? counter : nothing}
    </button>
    ${total > 1 ? step('next', course.neighbour(1)) : nothing}
  </div>`;
}

async function openProblems(board: Board): Promise<void> {
  const part = await board.parts.load('problems');
  await part?.openProblems(board);
}

/** Commands that go to another problem. The pressed button may disappear, so the board gets the focus instead. */
export function courseCommands(board: Board) {
  const { shell } = board;
  const go = (step: 1 | -1) => {
    const isBelow = shell.root.activeElement?.closest('.solve-buttons');
    const course = courseOf(board);
    course.go(course.neighbour(step));
    if (isBelow && !shell.root.activeElement?.closest('.course'))
      shell.canvas.focus({ preventScroll: true });
  };
  return {
    'prev-problem': () => go(-1),
    'next-problem': () => go(1),
    problems: () => openProblems(board),
  };
}
