import { describeProblem, type ProblemKey } from '../../speech/oddities.js';
import type { Language } from '../../texts/language.js';
import { type Download, pageIdOf, type Problem } from '../record/records.js';
import { enMessages } from '../../texts/en-odd.js';
import { en } from '../../texts/en.js';
import type { BoardContext } from '../context.js';
import type { RecordState } from '../record/record-controller.js';
import { make } from '../make.js';
import type { Part } from '../features.js';
import { adopt, css, sharedSheet } from '../styles.js';

/** Why a record can't be shown, and what to do. */
export function describeFailure({ problem, args }: Problem, language: Language): string {
  const key = problem === 'unreachable' ? whyUnreachable(String(args['url'])) : problem;
  return describeProblem(key, args, language);
}

/** Browsers do not say why. */
function whyUnreachable(url: string): ProblemKey {
  if (document.baseURI.startsWith('file:')) return 'file-page';
  return url.startsWith('http') && !url.startsWith(self.origin) ? 'cross-origin' : 'unreachable';
}

/** Who waits so much longer wants to know how far it is. */
const LONG_MS = 700;

/**
 * Says what went wrong and what to do, that it takes a while, or what is shown instead of a board. A chunk: most boards
 * have nothing of that to say.
 */
export class Message implements Part {
  readonly #board: BoardContext;
  /** What it speaks of. */
  #state: RecordState | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, messageSheet());
  }

  update(): void {
    const { shell, session, record, language } = this.#board;
    const { message } = shell;
    const { state } = record;
    const { hasBoard } = session.game.replayer;
    const own = this.#linesOf(state);
    const lines = own ?? (hasBoard ? [] : this.#insteadOfBoard());
    const isNews = this.#state !== state || message.lang !== language.tag;
    this.#state = state;
    message.lang = language.tag;
    message.hidden = lines.length === 0;
    message.ariaLive = hasBoard ? 'polite' : 'off'; // the steps are spoken elsewhere
    if (!isNews && (own || message.textContent === lines.join(''))) return; // it is spoken once
    message.replaceChildren(
      ...lines.map((line, index) => make(index > 0 ? 'p' : 'b', '', {}, line)),
    );
    const isShown = () => this.#state === state && this.#board.host.isConnected;
    const more = () => isShown() && addMore(this.#board, state, isShown);
    if (own) setTimeout(more, state.kind === 'failed' ? 0 : LONG_MS);
  }

  /** The board is there. */
  hide(): void {
    this.update();
  }

  #linesOf(state: RecordState): readonly string[] | undefined {
    const { language } = this.#board;
    if (state.kind === 'failed') return [language.say(en, 'failed'), state.tell(language)];
    return state.kind === 'loading' ? [language.say(enMessages, 'loading')] : undefined;
  }

  /** For games without a board: their name, and the move as text (G-41, G-45). */
  #insteadOfBoard(): readonly string[] {
    const { host, language } = this.#board;
    const oddity = host.diagnostics.find(({ code }) => code === 'unsupported-game');
    return [oddity?.detail ?? '', language.say(enMessages, 'noBoard'), host.describe()];
  }
}

const messageSheet = sharedSheet(css`
  .failed .board,
  .no-board .board {
    aspect-ratio: auto !important;
    background: none;
    box-shadow: 0 0 0 1px var(--edge);
  }
  .failed .message,
  .failed .fallback,
  .no-board .message {
    position: static;
    box-sizing: border-box;
    width: auto;
    height: auto;
    padding: 0.8em 1em;
    overflow-wrap: anywhere;
  }
  .failed .fallback {
    padding-block: 0;
  }
  .failed .fallback::slotted(*) {
    margin-block-end: 0.8em;
  }
  .loading .message:not([hidden]) {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    flex-flow: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 0.8em;
    padding: 0.3em 0;
    background: canvas;
    color: canvastext;
    animation: appear 0.3s 0.2s backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .message progress {
    width: min(40%, 9rem);
    accent-color: var(--accent);
  }
  .message small {
    font-variant-numeric: tabular-nums;
  }
  .button-retry {
    min-height: 2.25rem;
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
    .button-retry {
      min-height: 2.75rem;
    }
  }
`);

/** How often the progress of a download is looked at. */
const LOOK_MS = 200;
const KILOBYTE = 1000;

/** Adds what a message may need beside its words: how far a download is, or a way to try again. */
function addMore(board: BoardContext, state: RecordState, isShown: () => boolean): void {
  const { host } = board;
  if (state.kind === 'loading' && state.download) showProgress(board, state.download, isShown);
  // What stands in the page itself will not be another the next time.
  if (state.kind === 'failed' && host.src && !host.sgf && pageIdOf(host.src) === undefined)
    offerRetry(board);
}

/** A native progress tells its value when asked; the figures would be spoken at every change. */
function showProgress(board: BoardContext, download: Download, isShown: () => boolean): void {
  const { message } = board.shell;
  const bar = make('progress', '', { 'aria-label': message.textContent });
  const figures = make('small', '', { 'aria-hidden': 'true' });
  message.append(bar, figures);
  const look = () => {
    if (!isShown()) return clearInterval(timer);
    const { loaded, headers } = download;
    const isPacked = headers?.has('content-encoding'); // then the length is that of the packed file
    const total = isPacked ? 0 : Number(headers?.get('content-length') ?? 0);
    const isKnown = total > 0 && loaded <= total;
    if (isKnown) bar.value = loaded / total;
    else bar.removeAttribute('value');
    const sizes = { loaded: Math.round(loaded / KILOBYTE), total: Math.round(total / KILOBYTE) };
    figures.textContent = board.language.say(enMessages, isKnown ? 'loadedOf' : 'loaded', sizes);
  };
  const timer = setInterval(look, LOOK_MS);
  look();
}

/** Loads again what failed. The focus of who pressed the button stays in the board. */
function offerRetry({ host, shell, language }: BoardContext): void {
  const { root, message, canvas } = shell;
  const button = make('button', 'button-retry', { type: 'button', part: 'button button-retry' });
  button.textContent = language.say(enMessages, 'retry');
  button.onclick = async () => {
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
    await host.load(host.src).catch(() => undefined);
    const hasLeft = ![null, document.body, host].includes(
      host.ownerDocument.activeElement as HTMLElement,
    );
    if (!host.error && !hasLeft) canvas.focus({ preventScroll: true });
  };
  message.append(button);
  if (root.activeElement === message) button.focus({ preventScroll: true });
}
