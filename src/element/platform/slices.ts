/** How long the page waits for work at a time, in milliseconds. */
const SLICE_MS = 30;

/** Runs something in a later task; at rest it learns how long it may take. */
type Later = (run: (deadline?: IdleDeadline) => void) => void;

/** Does work that a reader waits for: some of it at once, the rest as soon as the page has done what waits. */
export async function inSlicesSoon<Result>(
  work: Iterator<void, Result>,
): Promise<Result | undefined> {
  // Half of a slice: to decode and to parse may follow each other in one task.
  return inSlices(work, (run) => void setTimeout(run), undefined, SLICE_MS / 2);
}

/**
 * Does work that stops (`yield`) after each small step: the first slice at once, the rest in later ones, between which
 * the page goes on.
 *
 * @param later when the next slice comes
 * @param isWanted asked before each slice
 * @param firstMs how long the first slice takes, in milliseconds; 0 is one step
 * @returns the result; `undefined` if it was given up because it is no longer wanted
 */
export async function inSlices<Result>(
  work: Iterator<void, Result>,
  later: Later,
  isWanted: () => boolean = () => true,
  firstMs = 0,
): Promise<Result | undefined> {
  let end = performance.now() + firstMs;
  while (isWanted()) {
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    const deadline = await new Promise<IdleDeadline | undefined>(later);
    // A page that was not at rest for long does not keep the work waiting for good.
    const rest = deadline && !deadline.didTimeout ? deadline.timeRemaining() : SLICE_MS;
    end = performance.now() + Math.min(rest, SLICE_MS);
  }
  return undefined;
}
