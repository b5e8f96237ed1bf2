import { until } from '../../helpers/until.js';
import { settledPage } from '../board.js';

const address = new URL('/live.sgf', location.href).href;

/** The tests ask every 5 or 10 seconds; after failures the wait is twice as long. */
const waits = [5_000, 10_000, 20_000, 40_000, 80_000];

/** A server whose record grows, and time that passes when a test says so. */
export class LiveServer {
  text = '';
  status = 200;
  /** What was asked of it. */
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
    performance.now = () => start + this.#passed; // a busy machine makes no time pass
    window.fetch = (input, init) => {
      if (input !== address) return fetch(input, init);
      this.asked.push(init);
      return Promise.resolve(new Response(this.text, { status: this.status }));
    };
    // What waits long is what the board does again and again.
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

  /** Whether the server is to be asked again; others wait for other times. */
  get isWaiting(): boolean {
    return [...this.#waiting.values()].some(({ ms }) => waits.includes(ms));
  }

  /** Lets time pass, and waits until the board has seen what was sent. */
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
    for (const board of boards) await board.ready.catch(() => undefined); // which shows why
    await settledPage();
  }

  /** The page goes behind another one, or comes back. */
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
