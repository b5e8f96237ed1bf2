import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { describeProblem, type ProblemKey } from '../../speech/oddities.js';
import { enBoard } from '../../texts/en/board.js';
import { enMessages } from '../../texts/en/messages.js';
import { type Language, withoutControls } from '../../texts/language.js';
import type { Board, Part } from '../board.js';
import type { RecordState } from '../record/record-controller.js';
import type { Problem } from '../record/records.js';
import { absoluteUrl, pageIdOf } from '../platform/urls.js';
import { css } from 'lit';

/** Length to which addresses are cut, in characters: `data:` addresses, for example, may be long. */
const LONGEST_URL = 80;

/** Why a record can't be shown, and what to do. */
export function describeFailure(problem: Problem, language: Language): string {
  return linesAbout(problem, language).join(' ');
}

/** Why a record can't be shown and, if that is known, what to do. A file may be quoted, but adds no lines. */
function linesAbout({ problem, args }: Problem, language: Language): string[] {
  const url = String(args['url']);
  const shown = url.replace(absoluteUrl('.'), '').slice(0, LONGEST_URL);
  const key = problem === 'unreachable' ? whyUnreachable(url) : problem;
  const isMissing = key === 'http-error' && args['status'] === 404;
  const notFound = /[#?]/.test(url) ? 'not-found-mark' : 'not-found';
  const quoted = Object.entries({ ...args, url: shown }).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutControls(value) : value,
  ]);
  const all = Object.fromEntries(quoted) as Problem['args'];
  return describeProblem(isMissing ? notFound : key, all, language).split('\n');
}

/** Whether a reader may solve a problem, by waiting or by another address. The author has to solve the others. */
function isForReaders({ problem, args }: Problem): boolean {
  if (problem === 'http-error') return args['status'] === 404 || Number(args['status']) >= 500;
  return problem === 'unreachable' || problem === 'too-slow';
}

/** The name of a file at an address; '' for addresses without files, such as `data:`. */
function fileNameOf(url: string): string {
  const isFile = /^(https?|file):/.test(absoluteUrl(url));
  const [, name = ''] = /([^/?#]+)(?:[?#].*)?$/.exec(url) ?? [];
  try {
    return isFile ? decodeURIComponent(name).slice(0, LONGEST_URL) : '';
  } catch {
    return name; // it has a % that is not part of an escape
  }
}

/** The likely reason why an address is unreachable, since browsers do not report it. */
function whyUnreachable(url: string): ProblemKey {
  if (document.baseURI.startsWith('file:')) return 'file-page';
  return url.startsWith('http') && !url.startsWith(self.origin) ? 'cross-origin' : 'unreachable';
}

export const mount = (board: Board): Part => new Message(board);

/** Shows that the record is loading, why it can't be shown, that there is none, or the text in place of a board. */
class Message implements Part {
  readonly #board: Board;
  /** The state that the message is about. */
  #state: RecordState | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  update(): void {
    const { shell, session, record, language } = this.#board;
    const { root, message } = shell;
    const { state } = record;
    const { hasBoard } = session.game.replayer;
    if (state.kind === 'loading') void record.watchDownload();
    const isNew = this.#state !== state;
    this.#state = state;
    const lines = this.#linesOf(state) ?? (hasBoard ? [] : this.#insteadOfBoard());
    message.lang = language.tag;
    message.dir = 'auto'; // the language may be written in another direction than the page
    message.hidden = lines.length === 0;
    message.ariaLive = hasBoard ? 'polite' : 'off'; // steps are announced elsewhere
    const content = lines.map((line, at) => (at > 0 ? html`<p>${line}</p>` : html`<b>${line}</b>`));
    render([content, this.#detailsOf(state), this.#moreOf(state)], message);
    if (state.kind === 'empty' && record.hasMessage) hintAtRecords();
    if (isNew && root.activeElement === message)
      message.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Called when there is no message, or it is about to change. */
  hide(): void {
    this.update();
  }

  #linesOf(state: RecordState): readonly string[] | undefined {
    const { host, record, language } = this.#board;
    if (state.kind === 'failed') {
      const file = host.sgf || pageIdOf(host.src) !== undefined ? '' : fileNameOf(host.src);
      const { problem } = state;
      const cure = isForReaders(problem) ? linesAbout(problem, language).slice(1) : [];
      return [
        file ? language.say(enMessages, 'failedFile', { file }) : language.say(enBoard, 'failed'),
        ...cure,
      ];
    }
    if (state.kind === 'loading') return [language.say(enMessages, 'loading')];
    return record.hasMessage ? [language.say(enMessages, 'empty')] : undefined;
  }

  /** The lines shown for games without a board: the name of the game, and the move (G-41, G-45). */
  #insteadOfBoard(): readonly string[] {
    const { host, language } = this.#board;
    const oddity = host.diagnostics.find(({ code }) => code === 'unsupported-game');
    return [oddity?.detail ?? '', language.say(enMessages, 'noBoard'), host.describe()];
  }

  /** The reason of a failure, for the author of the page; readers can't change it. */
  #detailsOf(state: RecordState): TemplateResult | typeof nothing {
    const { language } = this.#board;
    if (state.kind !== 'failed') return nothing;
    const { problem } = state;
    const lines = linesAbout(problem, language).slice(0, isForReaders(problem) ? 1 : undefined);
    return html`<details>
      <summary>${language.say(enMessages, 'reason')}</summary>
      ${lines.map((line) => html`<p>${line}</p>`)}
    </details>`;
  }

  /** A button that tries again. */
  #moreOf(state: RecordState): TemplateResult | typeof nothing {
    const { host, language } = this.#board;
    // Reading a record in the page again would give the same result.
    const canRetry = host.src && !host.sgf && pageIdOf(host.src) === undefined;
    if (state.kind !== 'failed' || !canRetry) return nothing;
    return html`<button
      type="button"
      class="button-retry"
      part="button button-retry"
      @click=${this.#retry}
    >${language.say(enMessages, 'retry')}</button>`;
  }

  /** Loads a failed record again, and keeps the focus in the board. */
  readonly #retry = async (): Promise<void> => {
    const { host, shell } = this.#board;
    const { message, canvas } = shell;
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
    await host.load(host.src).catch(() => undefined);
    const focused = host.ownerDocument.activeElement;
    const hasLeft = focused && focused !== document.body && focused !== host;
    if (!host.error && !hasLeft) canvas.focus({ preventScroll: true });
  };
}

let hasHinted = false;

/** Tells the author of a page, once, how a board gets a record. Scripts may add one later, so this is no warning. */
function hintAtRecords(): void {
  if (hasHinted) return;
  hasHinted = true;
  console.info(
    '<sgf-board>: this board has no record. Put SGF text inside the element, or give src the address of a file.',
  );
}

const messageStyles = css`
  .no-board .board {
    aspect-ratio: auto !important;
  }
  .no-board canvas {
    display: none;
  }
  :is(.failed, .no-board) .board {
    background: none;
    box-shadow: none;
    outline: 1px solid var(--edge);
    border-radius: var(--radius);
  }
  /* The box of the message is half as high as the board would be. */
  .failed .board {
    display: grid;
    place-content: center;
    aspect-ratio: calc(2 * var(--ratio));
    overflow: visible; /* so that it is at least as high as its content */
  }
  .failed:not(.held) .panel:not(.head) {
    display: none; /* what is above stays, and so the board does not move */
  }
  .failed.held .board {
    margin-bottom: calc(min(50%, var(--sgf-board-most) / 2) / var(--ratio));
  }
  @container (min-width: 704px) {
    .failed.has-side .board {
      --column: min(33cqi, 0.33 * max(1200px, var(--sgf-board-most)));
      --half: calc(min(var(--column) - var(--gap), var(--sgf-board-most) / 2) / var(--ratio));
      grid-column: 1 / -1;
      max-width: none;
      aspect-ratio: auto !important;
      height: var(--half);
      min-height: fit-content;
    }
    .failed.has-side.held .board {
      margin-bottom: var(--half);
    }
  }
  .failed .fallback,
  :is(.failed, .no-board) .message {
    position: static;
    box-sizing: border-box;
    width: auto;
    height: auto;
    padding: 0.8em 1em;
    overflow-wrap: anywhere;
  }
  .message summary {
    width: fit-content;
    min-height: calc(1.5 * var(--em));
    border-radius: var(--radius);
    cursor: pointer;
  }
  .failed .fallback {
    overflow: visible;
    padding-block: 0;
  }
  .failed .fallback::slotted(*) {
    margin-block-end: 0.8em;
  }
  :is(.loading, .empty) .message:not([hidden]) {
    position: absolute;
    inset: auto 0 0;
    text-align: center;
    padding: 0.3em 0;
    background: canvas;
    color: canvastext;
    animation: appear 0.3s 0.2s backwards;
  }
  @media print {
    .empty .message:not([hidden]) {
      display: none;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .button-retry {
    min-height: calc(2.25 * var(--em));
    margin-top: 0.6em;
    padding: 0 1em;
    font: inherit;
    color: inherit;
    background: var(--soft);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .button-retry,
    .message summary {
      min-height: calc(2.75 * var(--em));
      line-height: calc(2.75 * var(--em));
    }
  }
`;

export const styles = [messageStyles];
