import { loadPart } from '../../src/element/platform/load-part.js';
import { SgfBoardElement } from '../../src/index.js';
import { aTimeout, expect } from '../helpers/testing.js';

/** Changes to the page itself for tests of the element, and functions that undo them. */

/**
 * Runs a function, and returns the console warnings instead of writing them. Waits for the part that writes most of
 * them.
 */
export async function warningsOf(run: () => Promise<void>): Promise<string[]> {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (...args: unknown[]) => warnings.push(args.join(' '));
  try {
    await run();
    await loadPart('diagnostics');
    await new Promise((resume) => setTimeout(resume));
  } finally {
    console.warn = warn;
  }
  return warnings;
}

/** Takes the dictionaries away that the page has added. */
export function forgetDictionaries(): void {
  for (const name of Object.keys(SgfBoardElement.dictionaries))
    Reflect.deleteProperty(SgfBoardElement.dictionaries, name);
}

/** Stands between the page and the network: counts, and holds answers back until they are let go. */
export class FetchGate {
  readonly asked: string[] = [];
  readonly #fetch = window.fetch.bind(window);
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Holds back responses to addresses that contain one of these words, until `open` is called with it. */
  constructor(...held: string[]) {
    for (const word of held) this.#waiting.set(word, []);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      this.asked.push(url);
      for (const [word, waiting] of this.#waiting) {
        if (url.includes(word)) await new Promise<void>((go) => waiting.push(go));
      }
      // Without the signal, so that a response that is no longer wanted still arrives.
      return this.#fetch(input, { ...init, signal: null });
    };
  }

  open(word: string): void {
    const waiting = this.#waiting.get(word);
    this.#waiting.delete(word);
    for (const go of waiting ?? []) go();
  }

  restore(): void {
    for (const word of this.#waiting.keys()) this.open(word);
    window.fetch = this.#fetch;
  }
}

/** Each test of a `describe` fails that leaves an error which nobody has caught. */
export function expectNoErrors(): void {
  let errors: ReturnType<typeof uncaughtErrors>;
  beforeEach(() => (errors = uncaughtErrors()));
  afterEach(async () => {
    await aTimeout(20);
    errors.stop();
    expect(errors.seen).to.deep.equal([]);
  });
}

/** Errors that nobody has caught: exceptions, and promises that were rejected. */
export function uncaughtErrors(): { readonly seen: string[]; readonly stop: () => void } {
  const seen: string[] = [];
  const note = (event: Event) => {
    seen.push(event instanceof ErrorEvent ? event.message : 'a promise was rejected');
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  const stop = () => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  };
  return { seen, stop };
}
