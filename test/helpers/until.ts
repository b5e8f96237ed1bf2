/*
 * Tests wait with `until` and `settled`. The time limit is only for tests that hang; no test depends on timing. After a
 * change, tests await `board.ready`, after which the board is painted, or `settled(board)` (`test/element/board.ts`).
 * After the latter the page has been at rest, no file of the script is loading, and everything has been spoken, so a
 * test can also check what did not happen. Only values that the browser itself reports, such as a size, take frames.
 * Both helpers request frames, because without them Chromium reports a page as idle only after two seconds. Tests of
 * the built files use `quiet(page)` (`test/node/page-server.js`) for that.
 */

import { waitUntil } from './testing.js';

/** Longest wait, in milliseconds. It only ends tests that hang; tests have no other time limits. */
const LONGEST_MS = 50_000;

/**
 * Pause between two checks of a condition, in milliseconds. It is short, because each test waits for several
 * conditions.
 */
const PAUSE_MS = 5;

/**
 * Waits for a condition, even on a busy machine. It requests frames meanwhile, because without any Chromium delays many
 * events.
 */
export function until(condition: () => unknown, message?: string): Promise<void> {
  const asks = () => {
    requestAnimationFrame(() => undefined);
    return condition();
  };
  return waitUntil(asks, message, { timeout: LONGEST_MS, interval: PAUSE_MS });
}
