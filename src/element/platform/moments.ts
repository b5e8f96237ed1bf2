/**
 * Runs when the page is at rest: `deadline` tells for how long, where the browser knows (not in Safari). A page that is
 * never at rest, by its animations or on a busy machine, does not keep its reader waiting for more than two seconds.
 */
export function atRest(run: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run);
}

/** Runs before the next frame is painted; a hidden page has none, and so after 100 ms at the latest. May run twice. */
export function nextFrame(run: () => void): void {
  requestAnimationFrame(run);
  setTimeout(run, 100);
}

/** Hands on a value, as a rule after the next frame has been painted; in a hidden page some 100 ms later. */
export async function afterPaint<Value>(value: Value): Promise<Value> {
  await new Promise<void>((resolve) => nextFrame(() => setTimeout(resolve)));
  return value;
}
