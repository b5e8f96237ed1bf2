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
