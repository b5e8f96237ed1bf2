/** Timers for autoplay and repeated steps; tests replace them. */
export const clock = {
  /** @returns a function that cancels the call */
  after: (ms: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
