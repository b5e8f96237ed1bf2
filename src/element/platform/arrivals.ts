/*
 * Boards have turns. A page may have two hundred of them. `platform/arrivals.ts` gives those near the screen their
 * first update at once, some 10 ms at a time, and the others theirs when the page is at rest. Before the first turn
 * all of them take their room, by the classes of their frames: the page may be painted between two turns. Where
 * measuring them all has taken longer than 10 ms, the first turn is in the next frame, a task of its own. The chunk
 * of the panels waits for a frame when it arrives, so that pictures which are drawn are painted before all panels are
 * rendered: that takes some 25 ms on a page of 50 boards. `moments.ts` knows these moments.
 */

import { orReport } from './events.js';
import { atRest, nextFrame } from './moments.js';
import { NEAR_PX } from './observers.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** One turn updates boards for so long, in milliseconds: many of them don't hold up the page. */
const TURN_MS = 10;

/** What a board does before its first update. */
export interface Arrival {
  /** Called once, while the layout of the page is known. */
  readonly measure: () => void;
  /** Whether somebody waits for the board, near the screen or not. */
  readonly isUrgent: () => boolean;
  /** Called once, when all boards that came with it are measured: it takes the room that its attributes ask for. */
  readonly takeRoom: () => void;
}

/** Boards that have just arrived, and what starts their wait. */
const unmeasured = new Map<SgfBoardElement, Arrival & { readonly wait: () => void }>();
/** Boards that wait for their first update: what gives each its turn, with whether it is near the screen. */
const waiting = new Map<SgfBoardElement, (isNear: boolean) => void>();

/**
 * Resolves when it is a board's turn for its first update, with whether it is near the screen. One that is near has its
 * turn now, before the page is painted for the first time; the others get theirs when the page is at rest.
 */
export function firstTurn(host: SgfBoardElement, arrival: Arrival): Promise<boolean> {
  if (unmeasured.size === 0) void Promise.resolve().then(sort);
  return new Promise((resolve) =>
    unmeasured.set(host, { ...arrival, wait: () => waiting.set(host, resolve) }),
  );
}

/** Gives a board its turn now, because it has come near, or somebody waits for it; not before it has been measured. */
export function admit(host: SgfBoardElement, isNear: boolean): void {
  waiting.get(host)?.(isNear);
  waiting.delete(host);
}

/**
 * All boards that have arrived together are measured before one of them changes the layout of the page. Then those near
 * the screen take their room, so that the page may be painted before the last of them is updated.
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
    start ??= performance.now(); // the first to be measured takes the time of the page's layout
    (isNear || isUrgent() ? now : later).set(host, isNear);
  }
  for (const host of now.keys()) orReport(() => arrived.get(host)?.takeRoom());
  // To measure many boards is enough for one task.
  if (performance.now() - (start ?? 0) > TURN_MS) await new Promise<void>(nextFrame);
  await takeTurns(now, setTimeout); // boards further away come after all of these
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
  return isNear && (host as Partial<Element>).checkVisibility?.() !== false; // Safari before 17.4 has none
}
