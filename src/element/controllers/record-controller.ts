import type { ReactiveController } from 'lit';
import type { SgfCollection } from '../../sgf/parse.js';
import { speakAs } from '../language.js';
import { choiceOf } from '../options.js';
import { textOf } from '../../texts/texts.js';
import { readInlineRecord } from '../records/inline-record.js';
import { isPrepared, prepareRecord } from '../records/prepare-record.js';
import type { PageBoard } from '../page/page-board.js';
import { partOr } from '../part-or.js';
import { type Answer, claimRecord, type Download, pageIdOf } from '../records/records.js';
import { RecordClaim, recordFromText } from '../records/records.js';

export interface RecordHost extends PageBoard {
  readonly charset: string;
  readonly crossOrigin: string;
}

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
  | { readonly kind: 'failed'; readonly error: Error; readonly tell: () => string };

const idle: RecordState = { kind: 'idle' };
const nothing = () => undefined;

/** Finds, fetches and reads the record of one board. A late answer to an old question is dropped. */
export class RecordController implements ReactiveController {
  state = idle;
  readonly #host: RecordHost;
  readonly #changed: () => void;
  #claim: { release(): void } | undefined;
  #waiting: (() => void)[] = [];

  constructor(host: RecordHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
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

  /**
   * A board keeps what it has when it leaves the page, and gets what somebody waits for; others don't share it any
   * more. One that is moved to another place of the page is there by the end of the turn.
   */
  hostDisconnected(): void {
    void Promise.resolve().then(() => this.#host.isConnected || this.#leave());
  }

  #leave(): void {
    if (this.state.kind === 'loading') {
      if (!this.isAwaited) this.reset();
    } else if (this.#claim instanceof RecordClaim) this.#letGo(); // what follows the page knows when to rest
  }

  /** Forgets what was loaded: the source has changed, or the board has left the page. */
  reset(): void {
    this.#letGo();
    this.state = idle;
  }

  #letGo(): void {
    this.#claim?.release();
    this.#claim = undefined;
  }

  /** Text that arrives after the element: from a parser still at work, or a script. */
  contentChanged(): void {
    if (this.state.kind === 'empty') this.state = idle;
    this.#host.requestUpdate();
  }

  /** Loads what the host points to now, if that has not begun yet. */
  start(): void {
    const { sgf, src, charset } = this.#host;
    if (this.state !== idle) return;
    if (sgf) this.#take(recordFromText(sgf));
    else if (pageIdOf(src) !== undefined) void this.#follow(pageIdOf(src) ?? '');
    else if (src) {
      const isAnonymous = choiceOf(this.#host, 'crossOrigin') === 'anonymous';
      const credentials = isAnonymous ? 'same-origin' : 'include';
      const claim = claimRecord({ url: src, charset, credentials });
      this.#claim = claim;
      this.#become({ kind: 'loading', download: claim.download });
      void claim.answer.then((answer) => this.#claim === claim && this.#take(answer));
    } else if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.contentChanged(), { once: true });
    } else {
      const inline = readInlineRecord(this.#host);
      if (inline) this.#take(recordFromText(inline));
      else this.#become({ kind: 'empty' });
    }
  }

  /** Takes the record of another element of the page, now and whenever that changes. */
  async #follow(id: string): Promise<void> {
    const claim: { release(): void } = (this.#claim = { release: nothing });
    this.#become({ kind: 'loading' });
    const part = await partOr(import('../records/page-records.js'), undefined);
    if (!part || this.#claim !== claim) return;
    const take = (answer: Answer) => this.#claim === claim && this.#take(answer);
    const record = new part.PageRecord(this.#host, id, take);
    claim.release = () => record.release();
  }

  #take(answer: Answer): void {
    if (!this.#host.isConnected) this.#letGo(); // nothing else would
    const state = (this.state = { kind: 'loading' });
    if (!('problem' in answer)) {
      if (isPrepared(answer)) return this.#become({ kind: 'ready', collection: answer });
      void prepareRecord(answer).then((collection) => {
        if (this.state === state) this.#become({ kind: 'ready', collection });
      });
      return;
    }
    const { problem, args } = answer;
    // The sentences are a chunk of their own; should even that be out of reach, a short one must do.
    void import('../../texts/describe-diagnostic.js')
      .then(
        ({ describeProblem }) =>
          () =>
            describeProblem(problem, args),
        () => () => textOf('failed'),
      )
      .then((tell) => {
        if (this.state !== state) return;
        speakAs(this.#host);
        this.#become({ kind: 'failed', error: new Error(tell()), tell });
      });
  }

  #become(state: RecordState): void {
    this.state = state;
    this.#changed();
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
