import { atRest } from './features.js';
import { NEAR_PX } from './picture/observers.js';
import type { SgfBoardElement } from './sgf-board-element.js';

/** One turn updates boards for so long, in milliseconds: many of them don't hold up the page. */
const TURN_MS = 10;

/** Boards that wait for their first update; each is called with whether it is near the screen. */
const arrived = new Map<SgfBoardElement, (isNear: boolean) => void>();
/** Those that have not been measured yet, and what measures them. */
const unsorted = new Map<SgfBoardElement, () => boolean>();

/**
 * Resolves when it is a board's turn for its first update, with whether it is near the screen. One that is near has its
 * turn now, before the page is painted for the first time; the others get theirs when the page is at rest.
 *
 * @param measure called once, while the layout of the page is known; tells whether somebody waits for the board
 */
export function firstTurn(host: SgfBoardElement, measure: () => boolean): Promise<boolean> {
  if (unsorted.size === 0) void Promise.resolve().then(sort);
  unsorted.set(host, measure);
  return new Promise((resolve) => arrived.set(host, resolve));
}

/** Gives a board its turn now, because it has come near, or somebody waits for it; not before it has been measured. */
export function admit(host: SgfBoardElement, isNear: boolean): void {
  if (unsorted.has(host)) return;
  const resolve = arrived.get(host);
  arrived.delete(host);
  resolve?.(isNear);
}

/** Resumes before the next frame is painted; a hidden page has none, and so after 100 ms at the latest. */
function nextFrame(resume: () => void): void {
  requestAnimationFrame(resume);
  setTimeout(resume, 100);
}

/** All boards that have arrived together are measured before one of them changes the layout of the page. */
async function sort(): Promise<void> {
  const start = performance.now();
  const now = new Map<SgfBoardElement, boolean>();
  const later = new Map<SgfBoardElement, boolean>();
  for (const [host, measure] of unsorted) {
    const isUrgent = measure();
    const isNear = isNearScreen(host);
    (isNear || isUrgent ? now : later).set(host, isNear);
  }
  unsorted.clear();
  // To measure many boards is enough for one task; the first has its turn in another one, as a rule before the paint.
  if (performance.now() - start > TURN_MS) await new Promise<void>(nextFrame);
  void takeTurns(now, setTimeout);
  atRest(() => void takeTurns(later, atRest));
}

/** Boards are updated one after the other, with pauses; each comes with whether it is near the screen. */
async function takeTurns(
  turns: ReadonlyMap<SgfBoardElement, boolean>,
  pause: (resume: () => void) => unknown,
): Promise<void> {
  let start = performance.now();
  for (const [host, isNear] of turns) {
    if (performance.now() - start > TURN_MS) {
      await new Promise<void>(pause);
      start = performance.now();
    }
    admit(host, isNear);
    await host.updateComplete.catch(() => undefined); // its failure is its own
  }
}

function isNearScreen(host: Element): boolean {
  const { width, height, top, bottom } = host.getBoundingClientRect();
  const isNear = width + height > 0 && top < innerHeight + NEAR_PX && bottom > -NEAR_PX;
  return isNear && (!('checkVisibility' in host) || host.checkVisibility()); // Safari before 17.4 has none
}
