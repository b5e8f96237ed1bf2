import { messageText } from '../../texts/en-messages.js';
import { textOf } from '../../texts/en.js';
import type { BoardContext } from '../context.js';
import type { RecordState } from '../controllers/record-controller.js';
import { make } from '../make.js';
import type { Part } from '../part.js';
import { addMore, messageSheet } from './message-more.js';
import { adopt } from '../sheet.js';

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
    if (state.kind === 'failed') return [textOf('failed', language), state.tell(language)];
    return state.kind === 'loading' ? [messageText('loading', language)] : undefined;
  }

  /** For games without a board: their name, and the move as text (G-41, G-45). */
  #insteadOfBoard(): readonly string[] {
    const { host, language } = this.#board;
    const oddity = host.diagnostics.find(({ code }) => code === 'unsupported-game');
    return [oddity?.detail ?? '', messageText('noBoard', language), host.describe()];
  }
}
