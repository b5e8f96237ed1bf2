import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readInlineRecord } from '../inline-record.js';
import {
  claimRecord,
  type GameRecord,
  type RecordClaim,
  RecordError,
  recordFromText,
} from '../records.js';

export interface RecordHost extends ReactiveControllerHost, HTMLElement {
  /** Absolute, or empty. */
  readonly src: string;
  readonly sgf: string;
  readonly charset: string;
  readonly crossOrigin: string | null;
}

/**
 * What the board has of its record:
 *
 *     idle ──start──→ loading ──→ ready        any ──reset──→ idle
 *       └──(nothing to show)──→ empty          loading ──→ failed
 */
export type RecordState =
  | { readonly kind: 'idle' | 'loading' | 'empty' }
  | { readonly kind: 'ready'; readonly record: GameRecord }
  | { readonly kind: 'failed'; readonly error: RecordError };

/** Finds, fetches and reads the record of one board. A late answer to an old question is dropped. */
export class RecordController implements ReactiveController {
  state: RecordState = { kind: 'idle' };
  readonly #host: RecordHost;
  readonly #changed: () => void;
  readonly #children = new MutationObserver(() => this.#childrenChanged());
  #claim: RecordClaim | undefined;
  #waiting: PromiseWithResolvers | undefined;

  constructor(host: RecordHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  /** Settles when there is a record, or none to be had. */
  get ready(): Promise<void> {
    if (this.state.kind === 'ready' || this.state.kind === 'empty') return Promise.resolve();
    if (this.state.kind === 'failed') return Promise.reject(this.state.error);
    return (this.#waiting ??= withResolvers()).promise;
  }

  hostConnected(): void {
    this.#children.observe(this.#host, { childList: true, characterData: true, subtree: true });
    document.addEventListener('DOMContentLoaded', this.#childrenChanged);
  }

  hostDisconnected(): void {
    this.#children.disconnect();
    document.removeEventListener('DOMContentLoaded', this.#childrenChanged);
    if (this.state.kind === 'loading') this.reset();
  }

  /** Forgets what was loaded: the source has changed, or the board has left the page. */
  reset(): void {
    this.#claim?.release();
    this.#claim = undefined;
    this.state = { kind: 'idle' };
  }

  /** Loads what the host points to now, if that has not begun yet. */
  start(): void {
    if (this.state.kind !== 'idle') return;
    const { sgf, src } = this.#host;
    if (sgf) return this.#read(sgf);
    if (src) return this.#fetch(src);
    const isComplete = document.readyState !== 'loading' || !this.#host.isConnected;
    const inline = isComplete ? readInlineRecord(this.#host) : undefined;
    if (inline !== undefined) this.#read(inline);
    else if (isComplete) this.#become({ kind: 'empty' });
  }

  #read(text: string): void {
    try {
      this.#become({ kind: 'ready', record: recordFromText(text) });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fetch(url: string): void {
    const { charset, crossOrigin } = this.#host;
    const claim = claimRecord({ url, charset, withCredentials: crossOrigin === 'use-credentials' });
    this.#claim = claim;
    this.#become({ kind: 'loading' });
    claim.record.then(
      (record) => this.#claim === claim && this.#become({ kind: 'ready', record }),
      (error: unknown) => this.#claim === claim && this.#fail(error),
    );
  }

  #fail(error: unknown): void {
    if (!(error instanceof RecordError)) throw error;
    this.#become({ kind: 'failed', error });
  }

  #become(state: RecordState): void {
    this.state = state;
    const waiting = this.#waiting;
    if (state.kind === 'failed') waiting?.reject(state.error);
    else if (state.kind !== 'loading') waiting?.resolve();
    if (state.kind !== 'loading') this.#waiting = undefined;
    this.#changed();
  }

  /** Text that arrives after the element does: from a parser still at work, or a script. */
  readonly #childrenChanged = (): void => {
    const isWaiting = this.state.kind === 'idle' || this.state.kind === 'empty';
    if (!isWaiting || this.#host.src || this.#host.sgf) return;
    this.state = { kind: 'idle' };
    this.#host.requestUpdate();
  };
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

/** `Promise.withResolvers` is younger than our browsers. Nobody has to listen to the rejection. */
function withResolvers(): PromiseWithResolvers {
  let resolve = (): void => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
