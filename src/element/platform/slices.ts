/** Length of one slice of work, during which the page waits, in milliseconds. */
const SLICE_MS = 30;

/** Runs a function in a later task. If that is idle time, the function gets a deadline. */
type Later = (run: (deadline?: IdleDeadline) => void) => void;

/** Does work that the reader waits for: some of it at once, the rest in the next tasks. */
export async function inSlicesSoon<Result>(
  work: Iterator<void, Result>,
): Promise<Result | undefined> {
  // Half of a slice, because decoding and parsing may follow each other in one task.
  return inSlices(work, (run) => void setTimeout(run), undefined, SLICE_MS / 2);
}

/**
 * Does work that pauses (`yield`) after each small step: the first slice at once, the rest in later slices. Between the
 * slices the page can do other things.
 *
 * @param later schedules the next slice
 * @param isWanted called before each slice; if it returns false, the work stops
 * @param firstMs length of the first slice, in milliseconds; 0 means one step
 * @returns the result; `undefined` if the work was stopped because it is no longer wanted
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
    // If the page wasn't idle for too long (`didTimeout`), the work gets a full slice.
    const rest = deadline && !deadline.didTimeout ? deadline.timeRemaining() : SLICE_MS;
    end = performance.now() + Math.min(rest, SLICE_MS);
  }
  return undefined;
}
