import { detach } from '../platform/detach.js';
import { css } from 'lit';
import { html, render } from 'lit/html.js';
import { lineThrough, movesIn } from '../../game/walk.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { enMessages } from '../../texts/en/messages.js';
import { asksForMoves, warnOnce } from '../attributes.js';
import type { Board, Part } from '../board.js';
import { type Answer, claimRecord, type RecordClaim } from './records.js';
import { pageIdOf } from '../platform/urls.js';
import { watchDownload } from './huge-records.js';
import { PLAYED, sameNode } from '../../game/same-node.js';

/** Shortest time between two requests, in seconds. */
const SHORTEST = 5;
/** How often the wait is doubled at most. It doubles after each failure. */
const MOST_DOUBLINGS = 6;
/** Longest wait, in milliseconds: browsers can't wait longer than some weeks. */
const LONGEST = 24 * 60 * 60 * 1000;
export const mount = (board: Board): Part => new LiveRecord(board);

/**
 * `live`: fetches a growing record again and again, and shows what is new. A reader at the end of the game follows it;
 * a reader elsewhere stays there and is notified of new moves. Nothing is fetched while the page is hidden.
 */
class LiveRecord implements Part {
  readonly #board: Board;
  readonly #box = document.createElement('div');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the next request, on the clock of `performance.now()`. */
  #due = 0;
  /** The attributes `src` and `live` that the timer was started for. */
  #wait = '';
  #failures = 0;
  /** The game that is followed. */
  #shown = '';
  #claim: RecordClaim | undefined;
  #isReleased = false;
  /** Number of moves of the main line that the reader knows; -1 before there is a game. */
  #known = -1;
  /** The last announcement of new moves. */
  #said = '';

  constructor(board: Board) {
    this.#board = board;
    this.#box.className = 'news';
    document.addEventListener('visibilitychange', this.#wake);
  }

  update(): void {
    const { host, session, record } = this.#board;
    const { src, live } = host;
    const wait = JSON.stringify([src, live]);
    if (wait !== this.#wait) {
      this.#wait = wait;
      this.#failures = 0;
      this.#schedule();
    }
    const shown = `${src} ${session.gameNumber}`;
    if (shown !== this.#shown) this.#known = -1;
    this.#shown = shown;
    if (record.state.kind === 'ready' && (this.#known < 0 || this.#isAtEnd))
      this.#known = this.#moves;
    this.#showNews();
  }

  release(): void {
    this.#isReleased = true;
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    this.#claim?.release();
    this.#claim = undefined;
    detach(this.#box);
  }

  /** Number of moves of the main line. */
  get #moves(): number {
    const { tree, mainLine } = this.#board.session.record;
    return mainLine.reduce((sum, node) => sum + movesIn(tree, node), 0);
  }

  /** Whether the reader is at the last node of the game. */
  get #isAtEnd(): boolean {
    return this.#board.session.node === this.#end;
  }

  /** The last node of the game, without the reader's own moves. */
  get #end(): NodeId {
    const { game, record } = this.#board.session;
    const last = record.mainLine.at(-1) ?? record.tree.root;
    return game.own ? (game.own.grown.nodeOf(last) ?? last) : last;
  }

  /**
   * Whether the record comes from a server. Problems are fetched only once, since a new record would start them again.
   */
  get #isFetched(): boolean {
    const { src, sgf } = this.#board.host;
    return (
      !sgf && /^https?:/.test(src) && pageIdOf(src) === undefined && !asksForMoves(this.#board.host)
    );
  }

  #schedule(): void {
    const { host } = this.#board;
    const seconds = Number(host.live);
    clearTimeout(this.#timer);
    this.#due = Infinity;
    if (!(seconds > 0)) return warnOnce(host, 'live', `seconds, at least ${SHORTEST}`);
    const factor = 2 ** Math.min(this.#failures, MOST_DOUBLINGS);
    const wait = Math.min(Math.max(SHORTEST, seconds) * factor * 1000, LONGEST);
    this.#due = performance.now() + wait;
    this.#timer = setTimeout(this.#wake, wait);
  }

  /** Fetches if it is time and the page is visible; also called when the page becomes visible again. */
  readonly #wake = (): void => {
    if (document.hidden || performance.now() < this.#due - 1 || this.#claim) return;
    void this.#fetch();
  };

  async #fetch(): Promise<void> {
    const { host, record } = this.#board;
    const { state } = record;
    const isDone = state.kind === 'ready' || state.kind === 'failed';
    if (!this.#isFetched || !isDone) return this.#schedule();
    const claim = (this.#claim = claimRecord(host, host.src, { cache: 'no-cache' }));
    watchDownload(claim);
    const answer = await claim.answer;
    if (this.#claim !== claim) return; // it was released meanwhile
    this.#claim = undefined;
    claim.release(); // so that the next fetch asks the server again
    this.#failures = 'problem' in answer ? this.#failures + 1 : 0;
    this.#schedule();
    const isNews = !('problem' in answer) && answer.text !== host.collection?.text;
    if (isNews && record.state === state) await this.#take(answer);
  }

  /** Shows the new record at the reader's place, with the reader's own moves. */
  async #take(answer: Answer): Promise<void> {
    const { host, record, session, announcer } = this.#board;
    const { record: before, game, node, position } = session;
    const isFollowing = !!host.collection && this.#isAtEnd;
    const isRevealed = session.mayReveal('result');
    const find = (now: GameTree, old: NodeId) => sameNode(before.tree, old, now, PLAYED);
    const base = game.own?.grown.baseOf(node) ?? node;
    let isOpened = !host.collection;
    // Other boards that show the old record keep it; boards that are added from now on fetch it.
    record.claim?.release();
    record.claim = undefined;
    record.take(answer, (now) => {
      if (isOpened) return undefined; // later on, the attributes choose the node
      isOpened = true;
      return isFollowing ? lineThrough(now, now.root).at(-1) : find(now, base);
    });
    const { state } = record;
    // Waits only if necessary: an update in between would discard the reader's history for undo.
    if (state.kind !== 'ready') await record.ready().catch(() => undefined);
    const isShown = 'text' in answer && host.collection?.text === answer.text;
    if (!isShown || this.#isReleased) return; // the page has chosen another record meanwhile
    session.lines?.carry(game, node, (old) => find(session.record.tree, old));
    // A result that the reader has asked for stays visible.
    if (isRevealed) for (const policy of session.policies) policy.reveal?.('result');
    const isStep = isFollowing && session.position.moveNumber > position.moveNumber;
    const news = isFollowing ? '' : this.#news;
    if (isStep) announcer.say(session.sayStep(session.position, position));
    else if (news && news !== this.#said) announcer.say(news);
    this.#said = news;
  }

  /** Text about the moves that are new to the reader; '' for none. */
  get #news(): string {
    const { language } = this.#board;
    const count = this.#moves - this.#known;
    return count > 0 && this.#known >= 0 ? language.say(enMessages, 'newMoves', { count }) : '';
  }

  #showNews(): void {
    const { shell, language } = this.#board;
    const news = this.#news;
    if (!news) return detach(this.#box);
    if (!this.#box.isConnected) shell.board.append(this.#box);
    if (this.#box.lang !== language.tag) this.#box.lang = language.tag;
    const go = () => this.#goToEnd();
    render(
      html`<button type="button" part="button button-news" @click=${go}>${news} ${'›'}</button>`,
      this.#box,
    );
  }

  #goToEnd(): void {
    const { session, shell } = this.#board;
    const node = this.#end;
    session.go({ node, from: node }, 'user');
    shell.canvas.focus({ preventScroll: true }); // the button goes away
  }
}

const newsStyles = css`
  .news {
    position: absolute;
    inset: auto 0 calc(0.5 * var(--em));
    display: grid;
    justify-content: center;
    pointer-events: none;
    button {
      pointer-events: auto;
      height: calc(2 * var(--em));
      padding: 0 0.9em;
      font: inherit;
      font-size: 0.88em;
      color: canvastext;
      background: canvas;
      border: 1px solid var(--edge);
      border-radius: var(--em);
      box-shadow: 0 1px 4px #0006;
      cursor: pointer;
      &:hover {
        border-color: currentcolor;
      }
      @media (pointer: coarse) {
        height: calc(2.75 * var(--em));
        border-radius: calc(1.5 * var(--em));
      }
    }
    @media print {
      display: none;
    }
  }
`;

export const styles = [newsStyles];
