import { messageText } from '../../texts/en-messages.js';
import type { BoardContext } from '../context.js';
import type { RecordState } from '../controllers/record-controller.js';
import { type Download, pageIdOf } from '../records/records.js';
import { make } from '../make.js';
import { css, sharedSheet } from '../sheet.js';

export const messageSheet = sharedSheet(css`
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
export function addMore(board: BoardContext, state: RecordState, isShown: () => boolean): void {
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
    figures.textContent = messageText(isKnown ? 'loadedOf' : 'loaded', sizes, board.language);
  };
  const timer = setInterval(look, LOOK_MS);
  look();
}

/** Loads again what failed. The focus of who pressed the button stays in the board. */
function offerRetry({ host, shell, language }: BoardContext): void {
  const { root, message, canvas } = shell;
  const button = make('button', 'button-retry', { type: 'button', part: 'button button-retry' });
  button.textContent = messageText('retry', language);
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
