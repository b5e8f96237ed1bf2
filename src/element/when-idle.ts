/** Runs once the page has nothing else to do, or after two seconds; never for readers who save data. */
export function whenIdle(run: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  atRest(run);
}

/** A page that is never at rest, by its animations or on a busy machine, does not keep its reader waiting for good. */
const timeout = 2000;

/** Runs when the page is at rest: `deadline` tells for how long, where the browser knows (not in Safari). */
export function atRest(run: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run);
}
