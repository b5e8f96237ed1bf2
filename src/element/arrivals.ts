import { atRest } from './features.js';
import { NEAR_PX } from './picture/observers.js';
import type { SgfBoardElement } from './sgf-board-element.js';

/** One turn updates boards for so long, in milliseconds: many of them don't hold up the page. */
const TURN_MS = 10;

/** Boards that wait for their first update; each is called with whether it is near the screen. */
const arrived = new Map<SgfBoardElement, (isNear: boolean) => void>();
let isSorting = false;

/**
 * Resolves when it is a board's turn for its first update, with whether it is near the screen. One that is near has its
 * turn now, before the page is painted for the first time; the others get theirs when the page is at rest.
 */
export function firstTurn(host: SgfBoardElement): Promise<boolean> {
  if (!isSorting) queueMicrotask(() => void takeTurns());
  isSorting = true;
  return new Promise((resolve) => arrived.set(host, resolve));
}

/** Gives a board its turn now: it has come near, or somebody waits for it. */
export function admit(host: SgfBoardElement, isNear: boolean): void {
  const resolve = arrived.get(host);
  arrived.delete(host);
  resolve?.(isNear);
}

/** All boards that have arrived together are measured before one of them changes the layout of the page. */
async function takeTurns(): Promise<void> {
  isSorting = false;
  const hosts = [...arrived.keys()];
  const near = new Set(hosts.filter(isNearScreen));
  let start = performance.now();
  let isAtRest = false;
  for (const host of new Set([...near, ...hosts])) {
    const isNear = near.has(host);
    if (performance.now() - start > TURN_MS || isNear === isAtRest) {
      await new Promise<unknown>((resume) => (isNear ? setTimeout : atRest)(resume));
      start = performance.now();
      isAtRest = !isNear;
    }
    admit(host, isNear);
    await Promise.resolve(); // it is updated in between
  }
}

function isNearScreen(host: Element): boolean {
  const { width, height, top, bottom } = host.getBoundingClientRect();
  const isNear = width + height > 0 && top < innerHeight + NEAR_PX && bottom > -NEAR_PX;
  return isNear && (!('checkVisibility' in host) || host.checkVisibility()); // Safari before 17.4 has none
}
