import { isWhole } from '../../sgf/gradual.js';
import type { Board } from '../board.js';
import { type BoardDiagnostic, boardEvent } from '../platform/events.js';
import { loadPart } from '../platform/load-part.js';
import { atRest } from '../platform/moments.js';
import { hasFindings } from '../../view/open-game.js';

/** Length of a main line, in nodes, from which the part `diagnostics` checks it, in slices. */
const MOVES_AT_ONCE = 2000;

const none: readonly BoardDiagnostic[] = [];

/** Looks for oddities in the record and on the main line of the shown game. */
export class Diagnosis {
  found = none;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Forgets the oddities, because another game is opened. */
  forget(): void {
    this.found = none;
  }

  /** Looks for oddities when the page is idle, and fires `sgf-diagnostic` if there are any. */
  async run(): Promise<void> {
    const { host, session, record } = this.#board;
    const { state } = record;
    const game = session.record;
    if (state.kind !== 'ready') return;
    const isWanted = () => state === record.state && game === session.record;
    await new Promise<unknown>(atRest);
    if (!isWanted()) return;
    const { collection } = state;
    const isPlain =
      !session.challenge?.findings.length &&
      isWhole(collection) &&
      game.mainLine.length < MOVES_AT_ONCE;
    if (isPlain && !hasFindings(collection, game)) return;
    const part = await loadPart('diagnostics');
    const found = await part?.diagnose(this.#board, collection, isWanted);
    if (!found?.length || !isWanted()) return; // no oddities, or another game is shown by now
    this.found = found;
    host.requestUpdate();
    host.dispatchEvent(boardEvent('sgf-diagnostic', found));
  }
}
