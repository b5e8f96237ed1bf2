import { orReport } from './events.js';
import { atRest } from './features.js';
import { NEAR_PX } from './picture/observers.js';
import type { SgfBoardElement } from './sgf-board-element.js';

/** One turn updates boards for so long, in milliseconds: many of them don't hold up the page. */
const TURN_MS = 10;

/** Boards that wait for their first update; each is called with whether it is near the screen. */
const arrived = new Map<SgfBoardElement, (isNear: boolean) => void>();
/** Those that have not been measured yet, and what measures them. */
const unsorted = new Map<SgfBoardElement, () => void>();
/** Boards whose record somebody waits for. */
const awaited = new WeakSet<SgfBoardElement>();

/** Boards that are updated one after the other, in turns. */
class Queue {
  readonly #hosts = new Set<SgfBoardElement>();
  readonly #isNear: boolean;
  readonly #pause: (resume: () => void) => unknown;

  constructor(isNear: boolean, pause: (resume: () => void) => unknown) {
    this.#isNear = isNear;
    this.#pause = pause;
  }

  /** @param start when the turn of those who are first began */
  add(host: SgfBoardElement, start = performance.now()): void {
    this.#hosts.add(host);
    if (this.#hosts.size === 1) void this.#run(start);
  }

  async #run(start: number): Promise<void> {
    for (const host of this.#hosts) {
      if (performance.now() - start > TURN_MS) {
        await new Promise<void>(this.#pause);
        start = performance.now();
      }
      admit(host, this.#isNear);
      await host.updateComplete.catch(() => undefined); // its failure is its own
      this.#hosts.delete(host);
    }
  }
}

const [near, soon, atLeisure] = [
  new Queue(true, setTimeout),
  new Queue(false, setTimeout),
  new Queue(false, atRest),
];

/**
 * Resolves when it is a board's turn for its first update, with whether it is near the screen. One that is near has its
 * turn now, before the page is painted for the first time; the others get theirs when the page is at rest.
 *
 * @param measure called once, while the layout of the page is known
 */
export function firstTurn(host: SgfBoardElement, measure: () => void): Promise<boolean> {
  if (unsorted.size === 0) queueMicrotask(sort);
  unsorted.set(host, measure);
  return new Promise((resolve) => arrived.set(host, resolve));
}

/** Gives a board its turn now, because it has come near. */
export function admit(host: SgfBoardElement, isNear: boolean): void {
  const resolve = arrived.get(host);
  arrived.delete(host);
  resolve?.(isNear);
}

/** Gives a board its turn soon, because somebody waits for it. */
export function hasten(host: SgfBoardElement): void {
  awaited.add(host);
  if (arrived.has(host) && !unsorted.has(host)) soon.add(host);
}

/** All boards that have arrived together are measured before one of them changes the layout of the page. */
function sort(): void {
  const start = performance.now();
  const hosts = [...unsorted.keys()];
  const nearHosts = new Set(hosts.filter(isNearScreen));
  for (const measure of unsorted.values()) orReport(measure);
  unsorted.clear();
  for (const host of nearHosts) near.add(host, start);
  const others = hosts.filter((host) => !nearHosts.has(host));
  for (const host of others) if (awaited.has(host) || host.loading === 'eager') soon.add(host);
  if (others.length > 0) atRest(() => others.forEach((host) => atLeisure.add(host)));
}

function isNearScreen(host: Element): boolean {
  const { width, height, top, bottom } = host.getBoundingClientRect();
  const isNear = width + height > 0 && top < innerHeight + NEAR_PX && bottom > -NEAR_PX;
  return isNear && (!('checkVisibility' in host) || host.checkVisibility()); // Safari before 17.4 has none
}
