/*
 * Boards take turns for their first update, because a page may have two hundred boards. Those near the screen are
 * updated at once, about 10 ms at a time, and the others when the page is idle. The page may be painted between two
 * turns, so before the first turn the boards near the screen take their room (by the classes of their frames). If
 * measuring all boards took longer than 10 ms, the first turn is in the next frame, as a separate task. The part
 * `panels` waits for a frame when it arrives, so that finished pictures are painted before all panels are rendered,
 * which takes about 25 ms on a page with 50 boards. `moments.ts` has the functions for these moments.
 */

import { orReport } from './events.js';
import { atRest, nextFrame } from './moments.js';
import { NEAR_PX } from './observers.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** Length of one turn in milliseconds, so that many boards don't block the page. */
const TURN_MS = 10;

/** The callbacks of a board for the time before its first update. */
export interface Arrival {
  /** Called once, while the layout of the page is known. */
  readonly measure: () => void;
  /** Whether the page is waiting for the board, even if it isn't near the screen. */
  readonly isUrgent: () => boolean;
  /**
   * Called at most once, after all boards of the same group are measured; takes the room that the attributes ask for.
   */
  readonly takeRoom: () => void;
}

/** Boards that have just arrived, each with a function that adds it to `waiting`. */
const unmeasured = new Map<SgfBoardElement, Arrival & { readonly wait: () => void }>();
/** Boards that wait for their first update, each with a function that starts its turn. */
const waiting = new Map<SgfBoardElement, (isNear: boolean) => void>();

/**
 * Resolves when it is a board's turn for its first update. The value says whether the board is near the screen. Boards
 * near the screen get their turn now, before the page is first painted; the others when the page is idle.
 */
export function firstTurn(host: SgfBoardElement, arrival: Arrival): Promise<boolean> {
  if (unmeasured.size === 0) void Promise.resolve().then(sort);
  return new Promise((resolve) =>
    unmeasured.set(host, { ...arrival, wait: () => waiting.set(host, resolve) }),
  );
}

/**
 * Gives a board its turn now, because it came near the screen or the page waits for it, but not before it is measured.
 */
export function admit(host: SgfBoardElement, isNear: boolean): void {
  waiting.get(host)?.(isNear);
  waiting.delete(host);
}

/**
 * Measures all boards that have arrived together before one of them changes the layout of the page. Then those near the
 * screen take their room, so that the page may be painted before the last of them is updated.
 */
async function sort(): Promise<void> {
  const now = new Map<SgfBoardElement, boolean>();
  const later = new Map<SgfBoardElement, boolean>();
  const arrived = new Map(unmeasured);
  unmeasured.clear();
  let start: number | undefined;
  for (const [host, { measure, isUrgent, wait }] of arrived) {
    wait();
    orReport(measure);
    const isNear = isNearScreen(host);
    start ??= performance.now(); // after the first board, whose measurement includes the page's layout
    (isNear || isUrgent() ? now : later).set(host, isNear);
  }
  for (const host of now.keys()) orReport(() => arrived.get(host)?.takeRoom());
  // If measuring took long, this task ends here.
  if (performance.now() - (start ?? 0) > TURN_MS) await new Promise<void>(nextFrame);
  await takeTurns(now, setTimeout); // boards further away come after all of these
  atRest(() => void takeTurns(later, atRest));
}

/** Updates boards one after the other, with pauses. The values of `turns` say whether a board is near the screen. */
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
    await host.updateComplete.catch(() => undefined); // an error in one board doesn't stop the others
  }
}

function isNearScreen(host: Element): boolean {
  const { width, height, top, bottom } = host.getBoundingClientRect();
  const isNear = width + height > 0 && top < innerHeight + NEAR_PX && bottom > -NEAR_PX;
  return isNear && (host as Partial<Element>).checkVisibility?.() !== false; // Safari before 17.4 has none
}
