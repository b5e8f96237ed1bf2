import type { ReactiveController } from 'lit';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { choiceOf } from '../attributes.js';
import { en } from '../../texts/en.js';
import type { Language } from '../../texts/language.js';
import type { BoardContext } from '../context.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import {
  type Answer,
  claimRecord,
  type Download,
  findInlineRecord,
  isPrepared,
  pageIdOf,
  prepareRecord,
  type Problem,
  readInlineRecord,
  RecordClaim,
  recordFromText,
} from './records.js';
import { loadChunk } from '../chunks.js';

/** Where a game opens, if not where the attributes say; asked again it knows no more. */
type Keep = (tree: GameTree) => NodeId | undefined;

/** Says in a language why a record can't be shown. */
type Tell = (language: Language) => string;

/**
 * What the board has of its record:
 *
 *     idle ──start──→ loading ──→ ready        any ──reset──→ idle
 *       └──(nothing to show)──→ empty          loading ──→ failed
 */
export type RecordState =
  | { readonly kind: 'idle' | 'empty' }
  | { readonly kind: 'loading'; readonly download?: Download }
  | { readonly kind: 'ready'; readonly collection: SgfCollection }
  | { readonly kind: 'failed'; readonly error: Error; readonly tell: Tell };

/** What takes longer than this is told to be on its way. */
const SLOW_MS = 300;
const idle: RecordState = { kind: 'idle' };
const nothing = () => undefined;

/** Finds, fetches and reads the record of one board. A late answer to an old question is dropped. */
export class RecordController implements ReactiveController {
  state = idle;
  /** The record inside the host, when it was last looked at. */
  text: string | undefined;
  keep: Keep | undefined;
  /** Whether the record inside the host is read again soon: once for all changes of a turn. */
  isReadSoon = false;
  readonly host: SgfBoardElement;
  readonly #board: BoardContext;
  readonly #changed: () => void;
  #watch: MutationObserver | undefined;
  #claim: { release(): void } | undefined;
  #waiting: (() => void)[] = [];
  #isSlow = false;

  constructor(board: BoardContext, changed: () => void) {
    this.#board = board;
    this.host = board.host;
    this.#changed = changed;
    board.host.addController(this);
  }

  /** Whether there is something to say: it has failed, or takes a while. */
  get isTold(): boolean {
    return this.state.kind === 'failed' || (this.state.kind === 'loading' && this.#isSlow);
  }

  /** Whether somebody waits, near the screen or not. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  /** Settles when there is a record or nothing to load; rejects when it can't be had. */
  async ready(): Promise<void> {
    this.start();
    while (/idle|loading/.test(this.state.kind)) {
      await new Promise<void>((resume) => this.#waiting.push(resume));
    }
    if (this.state.kind === 'failed') throw this.state.error;
  }

  /** A page may change what is inside a board while that is in no page. */
  hostConnected(): void {
    if (!this.#watch) return;
    this.#watchInside();
    this.#look();
  }

  /**
   * A board keeps what it has when it leaves the page, and gets what somebody waits for; others don't share it any
   * more. One that is moved to another place of the page is there by the end of the turn.
   */
  hostDisconnected(): void {
    this.#watch?.disconnect();
    void Promise.resolve().then(() => this.host.isConnected || this.#leave());
  }

  #leave(): void {
    if (this.state.kind === 'loading') {
      if (!this.isAwaited) this.reset();
    } else if (this.#claim instanceof RecordClaim) this.#letGo(); // what follows the page knows when to rest
  }

  /** Forgets what was loaded: the source has changed, or the board has left the page. */
  reset(): void {
    this.#letGo();
    this.#watch?.disconnect();
    this.#watch = undefined;
    this.state = idle;
  }

  #letGo(): void {
    this.#claim?.release();
    this.#claim = undefined;
  }

  /** Looks whether the text inside the host has become another record. */
  #look(changes: readonly MutationRecord[] = []): void {
    if (this.state.kind === 'empty') {
      this.state = idle;
      this.host.requestUpdate();
    } else if (changes.length > 0 || readInlineRecord(this.host) !== this.text) {
      void this.#readAgain(changes);
    }
  }

  /** Few pages change what is inside a board: it is a chunk of its own. */
  async #readAgain(changes: readonly MutationRecord[]): Promise<void> {
    const part = await loadChunk('odd');
    part?.readAgain(this, changes);
  }

  /** Whether there are tags in or beside the record inside the host: of an editor, perhaps. */
  get hasTags(): boolean {
    const isTagged = this.host.querySelector('a,br,div,p') || /<\/?[abp]/.test(this.text ?? '');
    return !!this.#watch && !!isTagged;
  }

  #watchInside(): void {
    this.#watch ??= new MutationObserver((changes) => this.#look(changes));
    // The content of a template lies outside of the host.
    for (const each of [this.host, findInlineRecord(this.host) ?? this.host])
      this.#watch.observe(each, { childList: true, characterData: true, subtree: true });
  }

  /** Loads what the host points to now, if that has not begun yet. */
  start(): void {
    const { sgf, src, charset } = this.host;
    if (this.state !== idle) return;
    if (sgf) {
      this.take(recordFromText(sgf));
      // Two records are a mistake, unless a script replaces the one inside.
      if (!this.text && (this.text = readInlineRecord(this.host))) void this.#readAgain([]);
    } else if (pageIdOf(src) !== undefined) void this.#follow(pageIdOf(src) ?? '');
    else if (src) {
      const isAnonymous = choiceOf(this.host, 'crossOrigin') === 'anonymous';
      const credentials = isAnonymous ? 'same-origin' : 'include';
      const claim = claimRecord({ url: src, charset, credentials });
      this.#claim = claim;
      this.#become({ kind: 'loading', download: claim.download });
      void claim.answer.then((answer) => this.#claim === claim && this.take(answer));
    } else if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.host.requestUpdate(), {
        once: true,
      });
    } else {
      this.text = readInlineRecord(this.host);
      this.#watchInside();
      if (this.text) this.take(recordFromText(this.text));
      else this.#become({ kind: 'empty' });
    }
  }

  /** Takes the record of another element of the page, now and whenever that changes. */
  async #follow(id: string): Promise<void> {
    const claim: { release(): void } = (this.#claim = { release: nothing });
    this.#become({ kind: 'loading' });
    const part = await loadChunk('odd');
    if (this.#claim !== claim) return;
    if (!part) return void this.#fail(this.state, { problem: 'no-record', args: { id } });
    const take = (answer: Answer) => this.#claim === claim && this.take(answer);
    const record = new part.PageRecord(this.host, id, take);
    claim.release = () => record.release();
  }

  take(answer: Answer, keep?: Keep): void {
    this.keep = keep;
    if (!this.host.isConnected) this.#letGo(); // nothing else would
    const state: RecordState = (this.state = { kind: 'loading' });
    this.#watchTime();
    if (!('problem' in answer)) {
      if (isPrepared(answer)) return this.#become({ kind: 'ready', collection: answer });
      void prepareRecord(answer).then((collection) => {
        if (this.state === state) this.#become({ kind: 'ready', collection });
      });
      return;
    }
    void this.#fail(state, answer);
  }

  /** The sentences are a chunk of their own; should even that be out of reach, a short one must do. */
  async #fail(state: RecordState, problem: Problem): Promise<void> {
    const part = await loadChunk('odd');
    if (this.state !== state) return;
    const tell: Tell = (language) =>
      part?.describeFailure(problem, language) ?? language.say(en, 'failed');
    this.#become({ kind: 'failed', error: new Error(tell(this.#board.language)), tell });
  }

  /** What takes long is told to be on its way. */
  #watchTime(): void {
    const { state } = this;
    this.#isSlow = false;
    if (state.kind !== 'loading') return;
    setTimeout(() => {
      if (this.state !== state) return;
      this.#isSlow = true;
      this.host.requestUpdate();
    }, SLOW_MS);
  }

  #become(state: RecordState): void {
    this.state = state;
    this.#watchTime();
    this.#changed();
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
