import { waitUntil } from '@open-wc/testing';

/** Ends what hangs; no test is held to a time. */
const LONGEST_MS = 50_000;

/** Waits for what comes when it can, on a busy machine too. */
export function until(condition: () => unknown, message?: string): Promise<void> {
  return waitUntil(condition, message, { timeout: LONGEST_MS });
}
