import { spokenLanguage, textOf } from '../../texts/texts.js';
import type { RecordState } from '../controllers/record-controller.js';
import type { BoardDiagnostic } from './board-diagnostic.js';
import type { PageBoard } from '../page/page-board.js';
import { make } from '../make.js';
import type { Shell } from '../shell.js';

export interface MessageHost extends PageBoard {
  readonly diagnostics: readonly BoardDiagnostic[];
  describe(): string;
}

/** What a message speaks of. */
const shown = new WeakMap<HTMLElement, RecordState>();
/** Who waits longer than this wants to know how far it is. */
const LONG_MS = 1000;
const ignore = () => undefined;

/** Says what went wrong and what to do, that it takes a while, or what is shown instead of a board. */
export function showMessage(
  shell: Shell,
  host: MessageHost,
  state: RecordState,
  hasBoard: boolean,
): void {
  const { message } = shell;
  const lines = linesOf(state) ?? (hasBoard ? [] : insteadOfBoard(host));
  const language = spokenLanguage();
  const isNews = shown.get(message) !== state || message.lang !== language;
  shown.set(message, state);
  message.lang = language;
  message.hidden = lines.length === 0;
  message.ariaLive = hasBoard ? 'polite' : 'off'; // the steps are spoken elsewhere
  if (!isNews && (linesOf(state) || message.textContent === lines.join(''))) return; // it is spoken once
  message.replaceChildren(...lines.map((line, index) => make(index > 0 ? 'p' : 'b', '', {}, line)));
  if (!linesOf(state)) return;
  const more = () => {
    if (shown.get(message) !== state) return;
    const isShown = () => shown.get(message) === state && host.isConnected;
    import('./message-more.js').then((part) => part.sayMore(shell, host, state, isShown), ignore);
  };
  setTimeout(more, state.kind === 'failed' ? 0 : LONG_MS);
}

function linesOf(state: RecordState): readonly string[] | undefined {
  if (state.kind === 'failed') return [textOf('failed'), state.tell()];
  return state.kind === 'loading' ? [textOf('loading')] : undefined;
}

/** For games without a board: their name, and the move as text (G-41, G-45). */
function insteadOfBoard(host: MessageHost): readonly string[] {
  const oddity = host.diagnostics.find(({ code }) => code === 'unsupported-game');
  return [oddity?.detail ?? '', textOf('noBoard'), host.describe()];
}
