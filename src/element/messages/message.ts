import { textOf } from '../../texts/en.js';
import type { BoardContext } from '../context.js';
import type { RecordState } from '../controllers/record-controller.js';
import { loadPart } from '../load-part.js';
import { make } from '../make.js';
import type { Part } from '../part.js';

/** Who waits longer than this wants to know how far it is. */
const LONG_MS = 1000;

/** Says what went wrong and what to do, that it takes a while, or what is shown instead of a board. */
export class Message implements Part {
  readonly #board: BoardContext;
  /** What it speaks of. */
  #state: RecordState | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
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
    if (own) setTimeout(() => void this.#addMore(state), state.kind === 'failed' ? 0 : LONG_MS);
  }

  /** What a message may need beside its words, if it is still there. */
  async #addMore(state: RecordState): Promise<void> {
    const isShown = () => this.#state === state && this.#board.host.isConnected;
    if (!isShown()) return;
    const part = await loadPart(import('./message-more.js'));
    part?.addMore(this.#board, state, isShown);
  }

  #linesOf(state: RecordState): readonly string[] | undefined {
    const { language } = this.#board;
    if (state.kind === 'failed') return [textOf('failed', language), state.tell(language)];
    return state.kind === 'loading' ? [textOf('loading', language)] : undefined;
  }

  /** For games without a board: their name, and the move as text (G-41, G-45). */
  #insteadOfBoard(): readonly string[] {
    const { host, language } = this.#board;
    const oddity = host.diagnostics.find(({ code }) => code === 'unsupported-game');
    return [oddity?.detail ?? '', textOf('noBoard', language), host.describe()];
  }
}
