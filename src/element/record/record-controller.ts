import type { ReactiveController } from 'lit';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { enBoard } from '../../texts/en/board.js';
import { loadPart } from '../platform/load-part.js';
import type { Board } from '../board.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { fetchForPrint } from './fetch-for-print.js';
import {
  type Answer,
  claimRecord,
  findInlineRecord,
  isOpen,
  isPrepared,
  prepareRecord,
  type Problem,
  readContent,
  readInlineRecord,
  readText,
  RecordClaim,
} from './records.js';
import { pageIdOf } from '../platform/urls.js';

/**
 * What the board has of its record:
 *
 *     idle ──start──→ loading ──→ ready        any ──reset──→ idle
 *       └──(nothing to show)──→ empty          loading ──→ failed
 */
export type RecordState =
  | { readonly kind: 'idle' }
  | PassingState
  | { readonly kind: 'ready'; readonly collection: SgfCollection }
  | { readonly kind: 'failed'; readonly error: Error; readonly problem: Problem };

/** A state that mostly passes soon: a record arrives, or a script adds one. */
interface PassingState {
  readonly kind: 'loading' | 'empty';
  /** Whether it has lasted so long that there is a message. */
  isLong: boolean;
}

type MaybeAnswer = Answer | undefined;

/** Time after which there is a message, in milliseconds: while loading, and without a record on a loaded page. */
const SLOW_MS = 300;
const EMPTY_MS = 1500;
const idle: RecordState = { kind: 'idle' };
/** Share of the window below a comment that may move when the comment becomes higher: a line or two of the page. */
const MOST_MOVED = 0.06;

/** Finds, fetches and reads the record of one board. Ignores answers for a source that is no longer wanted. */
export class RecordController implements ReactiveController {
  state = idle;
  /** The record inside the element, as it was last read. */
  text: string | undefined;
  /**
   * Whether the players above the board and the comment below it keep their room even if the record has none. They keep
   * it if the reader would see the content below them move. Where only the comment's beginning is seen, it may become higher.
   */
  keepsHead = false;
  keepsComment: 'least' | 'same' | undefined;
  /** Whether a board whose record can't be shown keeps its height, because the reader sees the content below it. */
  keepsHeight = false;
  /** The node at which a game of a changed record opens; `undefined` leaves it to the attributes. */
  keep: ((tree: GameTree) => NodeId | undefined) | undefined;
  readonly host: SgfBoardElement;
  readonly #board: Board;
  /** Set while the record is the one inside the element. */
  #observer: MutationObserver | undefined;
  /** The download or page element that the record comes from, which boards may share. */
  claim: { release(): void } | undefined;
  /** Settles when content of the page that is inside the board is shown. */
  #mended: Promise<unknown> | undefined;
  #waiting: (() => void)[] = [];

  constructor(board: Board) {
    this.#board = board;
    this.host = board.host;
    board.host.addController(this);
  }

  /** Whether there is a message: loading has failed or takes a while, or there is no record, and no board to play on. */
  get hasMessage(): boolean {
    const { state, host } = this;
    if (state.kind === 'empty' && host.try) return false;
    return state.kind === 'failed' || ('isLong' in state && state.isLong);
  }

  /** Whether a script waits for the record, even if the board isn't near the screen. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  /** Settles when there is a record or nothing to load; rejects when it can't be loaded. */
  async ready(): Promise<void> {
    this.start();
    while (this.state.kind === 'idle' || this.state.kind === 'loading') {
      await new Promise<void>((resume) => this.#waiting.push(resume));
    }
    if (this.state.kind === 'failed') throw this.state.error;
    await this.#mended;
  }

  /** The content may have changed while the board was in no page. */
  hostConnected(): void {
    if (!this.#observer) return;
    this.#observe();
    this.#followContent();
  }

  /**
   * A board that has left the page keeps its record but no longer shares it. If a script waits for a record that is
   * still loading, the board goes on loading it. The microtask runs after a mere move of the board
   * within the page, which is then connected again.
   */
  hostDisconnected(): void {
    this.#observer?.disconnect();
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      const isLoading = this.state.kind === 'loading';
      if (isLoading && !this.isAwaited) this.reset();
      // A claim that follows an element of the page releases itself.
      if (!isLoading && this.claim instanceof RecordClaim) this.#release();
    });
  }

  /**
   * Forgets the loaded record, because the source has changed or the board has left the page. Scripts that wait get the
   * new record.
   */
  reset(): void {
    this.#release();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.state = idle;
    if (this.isAwaited) queueMicrotask(() => this.start());
  }

  /** Loads the record that the attributes or the content name, unless that has already begun. */
  start(): void {
    const { host } = this;
    const { sgf, src, limit } = host;
    if (this.state !== idle) return;
    const id = pageIdOf(src);
    // If the tag was not closed, its content is the article and not a record.
    if ((sgf || src) && isOpen(host))
      this.#mended = loadPart('paste').then((part) => part?.showAround(host));
    if (sgf) {
      this.#show(readText(sgf, limit));
      // Having two records is a mistake, unless a script replaces the one inside.
      if (!this.text && (this.text = readInlineRecord(host))) void this.#readAgain([]);
    } else if (id !== undefined)
      this.#show(loadPart('page-records').then((part) => part?.followElement(this, id)));
    else if (src) {
      const claim = (this.claim = claimRecord(host));
      this.#show(claim.answer);
    } else if (document.readyState === 'loading') {
      const resume = () => (this.isAwaited ? this.start() : host.requestUpdate());
      addEventListener('DOMContentLoaded', resume, { once: true });
    } else {
      this.text = readInlineRecord(host);
      this.#observe();
      this.#show(readContent(host, limit));
    }
  }

  /** Reads a record at an address at once, if the board has not begun to load it, because the page is being printed. */
  readNow(): void {
    const { sgf, src } = this.host;
    const isFile = this.state === idle && src && !sgf && pageIdOf(src) === undefined;
    const answer = isFile ? fetchForPrint(this.host) : undefined;
    if (answer && isPrepared(answer)) this.take(answer);
  }

  /** Shows a record when it is loaded, unless another one is wanted by then. */
  #show(answer: MaybeAnswer | Promise<MaybeAnswer>): void {
    if (!(answer instanceof Promise)) return this.take(answer);
    const state = this.#loading();
    this.#setState(state);
    void answer.then((come) => this.state === state && this.take(come));
  }

  /** Shows a record, or the reason why there is none. */
  take(answer: MaybeAnswer, keep?: RecordController['keep']): void {
    this.keep = keep;
    if (!answer) return this.#setState(this.#empty());
    if (!this.host.isConnected) this.#release(); // because `hostDisconnected` has run already
    if (isPrepared(answer) && !this.#board.parts.needsFirst(answer.text))
      return this.#setState({ kind: 'ready', collection: answer });
    const state = (this.state = this.#loading());
    void this.#settle(answer).then((next) => this.state === state && this.#setState(next));
  }

  /**
   * Prepares a record for being shown, or describes a failure. The sentences about failures are in a part; if that
   * can't be loaded, a short one is used.
   */
  async #settle(answer: Answer): Promise<RecordState> {
    if (!('problem' in answer)) {
      await this.#board.parts.loadFirst(answer.text); // otherwise the answer would be visible
      return { kind: 'ready', collection: await prepareRecord(answer) };
    }
    const part = await loadPart('diagnostics');
    const other = await part?.readOtherText(answer.args['text']);
    if (other) return this.#settle(other);
    const { language } = this.#board;
    const message = part?.describeFailure(answer, language) ?? language.say(enBoard, 'failed');
    return { kind: 'failed', error: new Error(message), problem: answer };
  }

  /** Another record at an address, which the caller must release. */
  claimAt(url: string): RecordClaim {
    return claimRecord(this.host, url);
  }

  /** Ends a download when no data arrive any more. Called for a record that has been loading for a while. */
  async watchDownload(): Promise<void> {
    const { claim } = this;
    if (claim instanceof RecordClaim) (await loadPart('huge-records'))?.watchDownload(claim);
  }

  #observe(): void {
    this.#observer ??= new MutationObserver((changes) => this.#followContent(changes));
    // The content of a template is not among the element's descendants.
    for (const each of [this.host, findInlineRecord(this.host) ?? this.host])
      this.#observer.observe(each, { childList: true, characterData: true, subtree: true });
  }

  /** Reads the content of the element again if it may have become another record. */
  #followContent(changes: readonly MutationRecord[] = []): void {
    if (this.state.kind === 'empty') {
      this.state = idle;
      this.host.requestUpdate();
    } else if (
      this.state.kind !== 'loading' && // while loading, a part is about to read the content and may change it
      (changes.length > 0 || readInlineRecord(this.host) !== this.text)
    ) {
      void this.#readAgain(changes);
    }
  }

  /** Loads the part that decides what to do about changed content. Few pages change it. */
  async #readAgain(changes: readonly MutationRecord[]): Promise<void> {
    const part = await loadPart('page-records');
    part?.readAgain(this, changes);
  }

  #release(): void {
    this.claim?.release();
    this.claim = undefined;
  }

  #loading(): RecordState {
    const state: PassingState = { kind: 'loading', isLong: false };
    this.#follow(state, SLOW_MS);
    return state;
  }

  /** Scripts may add a record at the end of the page, or when it has loaded. */
  #empty(): RecordState {
    const state: PassingState = { kind: 'empty', isLong: false };
    const follow = () => this.#follow(state, EMPTY_MS);
    if (document.readyState === 'complete') follow();
    else addEventListener('load', follow, { once: true });
    return state;
  }

  #follow(state: PassingState, patienceMs: number): void {
    setTimeout(() => {
      state.isLong = true;
      if (this.state === state) this.host.requestUpdate();
    }, patienceMs);
  }

  #setState(state: RecordState): void {
    if (this.state.kind === 'loading') {
      const { board, comment } = this.#board.shell;
      const isSeen = (part: Element) => part.getBoundingClientRect().top < innerHeight;
      const seenBelow = (part: Element) => innerHeight - part.getBoundingClientRect().bottom;
      this.keepsHead = isSeen(board);
      this.keepsHeight = state.kind === 'failed' && seenBelow(this.host) > 0;
      const isEndSeen = seenBelow(comment) > MOST_MOVED * innerHeight;
      this.keepsComment = isEndSeen ? 'same' : isSeen(comment) ? 'least' : undefined;
    }
    this.state = state;
    void this.#board.opening.openRecord();
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
