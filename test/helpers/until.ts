/*
 * Tests wait with `until` and `settled`; only tests that hang have a time limit, and no test depends on timing. After
 * a change, tests await `board.ready`: then the board is painted; or `settled(board)` (`test/element/board.ts`): then
 * the page has been at rest, no file of the script is on its way, and all has been said, so that a test can also say
 * what did not happen. Only what the browser itself reports, such as a size, takes frames. Both helpers request
 * frames, because a page in Chromium without any is at rest only after two seconds. Tests of what is built have
 * `quiet(page)` (`test/node/page-server.js`) for that.
 */

import { waitUntil } from './testing.js';

/** Only ends tests that hang; tests have no time limits. */
const LONGEST_MS = 50_000;

/** It is asked so often whether a condition is met; each test waits for several. */
const PAUSE_MS = 5;

/** Waits for a condition, even on a busy machine. Meanwhile the page has frames: without any, Chromium is late with much. */
export function until(condition: () => unknown, message?: string): Promise<void> {
  const asks = () => {
    requestAnimationFrame(() => undefined);
    return condition();
  };
  return waitUntil(asks, message, { timeout: LONGEST_MS, interval: PAUSE_MS });
}
