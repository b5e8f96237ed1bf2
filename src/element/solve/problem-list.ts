import { css } from 'lit';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { enSolve } from '../../texts/en/solve.js';
import type { ModuleOf } from '../platform/load-part.js';
import type { Board } from '../board.js';
import { tagOf } from '../language-controller.js';
import { adopt } from '../ui/styles.js';
import { type Course, courseOf, type Filter, filters, type Listed } from './course.js';
import { resultIcon, sayResult } from './result-shown.js';
import { keepsResults } from './results.js';

/** Maximum number of problems listed at once; the search finds the others. */
const MOST_LISTED = 300;

const listStyles = css`
  .problem-list {
    .which {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: calc(0.25 * var(--em)) calc(0.75 * var(--em));
    }
    select {
      min-width: 0;
      max-width: 100%;
      height: var(--target);
      padding-inline: 0.4em;
      border: 1px solid var(--edge);
      border-radius: var(--radius);
      background: Field;
      color: FieldText;
      font: inherit;
    }
    p {
      margin: 0;
    }
    small {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.4em;
      color: inherit;
    }
    .foot {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: calc(0.25 * var(--em)) calc(0.75 * var(--em));
      font-size: 0.88em;
    }
    .text-button {
      min-height: var(--target);
      height: auto;
    }
  }
`;

const filterKeys = { all: 'all', unsolved: 'unsolved', failed: 'only-failed' } as const;

/** A problem, and the texts that its row shows and the search uses. */
interface Row {
  readonly problem: Listed;
  readonly number: number;
  readonly title: string;
}

/** Opens the list of the problems of a board, with the reader's results. */
export async function openProblems(board: Board): Promise<void> {
  const dialogs = await board.parts.load('dialog');
  if (!dialogs || !board.host.isConnected) return;
  adopt(board.shell.root, 'problems', listStyles);
  const list = new ProblemList(board, dialogs);
  const { dialog } = list.opened;
  const shown = dialog.querySelector<HTMLElement>('[aria-current=true]');
  const box = dialog.querySelector('ol');
  if (shown && box) box.scrollTop = shown.offsetTop - box.clientHeight / 2;
}

class ProblemList {
  readonly opened: ReturnType<ModuleOf<'dialog'>['openDialog']>;
  readonly #board: Board;
  readonly #course: Course;
  readonly #dialogs: ModuleOf<'dialog'>;
  #search = '';
  /** Restores the results that were forgotten last. */
  #undo: (() => void) | undefined;

  constructor(board: Board, dialogs: ModuleOf<'dialog'>) {
    this.#board = board;
    this.#course = courseOf(board);
    this.#dialogs = dialogs;
    this.opened = dialogs.openDialog(board, 'games-dialog problems-dialog', (dialog) => ({
      label: board.language.say(enSolve, 'problems'),
      content: this.#content(dialog),
      hasOwnHead: true,
    }));
    dialogs.followKeys(this.opened.dialog);
  }

  #content(dialog: HTMLDialogElement): TemplateResult {
    const { language } = this.#board;
    const { closeButton } = this.#dialogs;
    const label = language.say(enSolve, 'search');
    const search = ({ target }: InputEvent) => {
      this.#search = (target as HTMLInputElement).value;
      this.opened.update();
      dialog.querySelector('ol')?.scroll(0, 0);
    };
    return html`<div class="games-list problem-list">
      <div class="search">
        <input type="search" aria-label=${label} placeholder=${label} @input=${search} />
        ${closeButton(dialog, language)}
      </div>
      <div class="which">${this.#filters()} ${this.#score()}</div>
      ${this.#rows(dialog)}
      <div class="foot">${this.#foot()}</div>
    </div>`;
  }

  #filters(): TemplateResult {
    const { language } = this.#board;
    const { problems, filter } = this.#course;
    const choose = ({ currentTarget }: Event) => {
      this.#course.filter = (currentTarget as HTMLSelectElement).value as Filter;
      this.#board.host.requestUpdate();
      this.opened.update();
    };
    const option = (value: Filter) => {
      const count = problems.filter((each) => this.#course.isWanted(each, value)).length;
      const text = language.say(enSolve, filterKeys[value]);
      return html`<option value=${value} .selected=${value === filter}>${text} (${count})</option>`;
    };
    return html`<select aria-label=${language.say(enSolve, 'which')} @change=${choose}>
      ${filters.map(option)}
    </select>`;
  }

  #score(): TemplateResult {
    const { language } = this.#board;
    const { problems } = this.#course;
    const solved = problems.filter((each) => this.#course.resultOf(each)?.isSolved).length;
    const args = { solved, total: problems.length };
    const text = this.#undo
      ? language.say(enSolve, 'forgotten')
      : language.say(enSolve, 'score', args);
    return html`<p role="status">${text}</p>`;
  }

  #rows(dialog: HTMLDialogElement): TemplateResult {
    const { host, language } = this.#board;
    const course = this.#course;
    const { index } = course;
    const all = course.problems.map((problem, at): Row => {
      const number = at + 1;
      return { problem, number, title: course.titleOf(problem, number) };
    });
    const words = fold(this.#search).split(/\s+/);
    const found = all.filter(({ problem, number, title }) => {
      const text = fold(`${number} ${title}`);
      return course.isWanted(problem) && words.every((word) => text.includes(word));
    });
    const from = found.length < all.length ? 0 : Math.max(0, index - MOST_LISTED / 2);
    const listed = found.slice(from, from + MOST_LISTED);
    const rest = found.length - listed.length;
    const take = ({ currentTarget }: Event) => {
      dialog.close();
      course.go(all[Number((currentTarget as HTMLButtonElement).value) - 1]?.problem);
    };
    const lang = tagOf(host);
    return html`<ol>
      ${listed.map(({ problem, number, title }) => {
        const result = course.resultOf(problem);
        return html`<li>
          <button type="button" value=${number} aria-current=${number === index + 1} @click=${take}>
            <span>${number}</span>
            <b dir="auto" lang=${lang}>${title}</b>
            <small>${result ? [resultIcon(result.isSolved), sayResult(result, language)] : nothing}</small>
          </button>
        </li>`;
      })}
      ${found.length === 0 ? html`<li>${language.say(enSolve, 'none')}</li>` : nothing}
      ${rest > 0 ? html`<li>${language.say(enSolve, 'more', { count: rest })}</li>` : nothing}
    </ol>`;
  }

  /** Says whether results are kept, with a button that forgets or restores them. */
  #foot(): unknown {
    const { host, language } = this.#board;
    const undo = this.#undo;
    const hasResults = this.#course.problems.some((each) => this.#course.resultOf(each));
    if (!undo && !hasResults) return nothing;
    const toggle = () => {
      this.#undo = undo ? undefined : this.#course.forget();
      undo?.();
      this.opened.update();
    };
    const isKept = host.remember && keepsResults() && !undo;
    return html`
      <span>${isKept ? language.say(enSolve, 'kept') : nothing}</span>
      <button type="button" class="text-button forget" @click=${toggle}>
        ${language.say(enSolve, undo ? 'remember' : 'forget')}
      </button>
    `;
  }
}

/** Removes case and accents from a text, so that the search ignores them. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u2068\u2069]/gu, '')
    .toLowerCase();
}
