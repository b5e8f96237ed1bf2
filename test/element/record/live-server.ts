import { until } from '../../helpers/until.js';
import { settledPage } from '../board.js';

const address = new URL('/live.sgf', location.href).href;

/** Intervals of requests, in milliseconds: the tests use 5 or 10 seconds, doubled after failures. */
const waits = [5_000, 10_000, 20_000, 40_000, 80_000];

/** A server with a growing record, and a clock that the tests move on. */
export class LiveServer {
  text = '';
  status = 200;
  /** The options of the received requests. */
  readonly asked: (RequestInit | undefined)[] = [];
  #isHidden = false;
  #passed = 0;
  readonly #waiting = new Map<
    number,
    { readonly ms: number; readonly at: number; readonly run: () => void }
  >();
  readonly #real = {
    fetch: window.fetch.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    now: performance.now.bind(performance),
  };

  constructor() {
    const { fetch, setTimeout, clearTimeout, now } = this.#real;
    const start = now();
    performance.now = () => start + this.#passed; // time does not pass by itself, however busy the machine is
    window.fetch = (input, init) => {
      if (input !== address) return fetch(input, init);
      this.asked.push(init);
      return Promise.resolve(new Response(this.text, { status: this.status }));
    };
    // Long timers are those for the next request.
    window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) => {
      const id = setTimeout(ms < 5000 ? run : () => undefined, ms, ...rest);
      if (ms >= 5000) this.#waiting.set(id, { ms, at: performance.now() + ms, run });
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      this.#waiting.delete(id as number);
      clearTimeout(id);
    };
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => this.#isHidden });
  }

  /** Whether the next request is scheduled. Other timers have other lengths. */
  get isWaiting(): boolean {
    return [...this.#waiting.values()].some(({ ms }) => waits.includes(ms));
  }

  /** Moves the clock on, and waits until the board has received the answer. */
  async pass(seconds: number): Promise<void> {
    const count = this.asked.length;
    this.#passed += seconds * 1000 + 1;
    for (const [id, { at, run }] of this.#waiting) {
      if (at > performance.now()) continue;
      this.#waiting.delete(id);
      run();
    }
    if (this.asked.length > count) await until(() => this.isWaiting, 'the answer has come');
    const boards = [...document.querySelectorAll('sgf-board')];
    for (const board of boards) await board.ready.catch(() => undefined); // the board shows the error
    await settledPage();
  }

  /** Hides the page, or shows it again. */
  async hide(isHidden: boolean): Promise<void> {
    this.#isHidden = isHidden;
    const count = this.asked.length;
    document.dispatchEvent(new Event('visibilitychange'));
    if (this.asked.length > count) await until(() => this.isWaiting, 'the answer has come');
    await this.pass(0);
  }

  end(): void {
    const { now, ...timers } = this.#real;
    Object.assign(window, timers);
    performance.now = now;
    Reflect.deleteProperty(document, 'hidden');
  }
}
