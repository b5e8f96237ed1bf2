/**
 * Runs a function when the page is idle, after two seconds at the latest: because of animations or a busy machine, a
 * page may never be idle. `deadline` tells for how long the page is idle, if the browser supports that (Safari
 * doesn't).
 */
export function atRest(run: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run);
}

/** Runs a function before the next frame, or after 100 ms, because a hidden page has no frames. It may run twice. */
export function nextFrame(run: () => void): void {
  requestAnimationFrame(run);
  setTimeout(run, 100);
}

let nextPaint: Promise<void> | undefined;

/**
 * Returns a value, usually after the next frame is painted; in a hidden page after about 100 ms. Values that wait for
 * the same frame return in the same task.
 */
export async function afterPaint<Value>(value: Value): Promise<Value> {
  nextPaint ??= new Promise<void>((resolve) => nextFrame(() => setTimeout(resolve))).finally(
    () => (nextPaint = undefined),
  );
  await nextPaint;
  return value;
}
