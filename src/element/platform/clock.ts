/** Timers of what plays by itself; tests replace it. */
export const clock = {
  /** @returns a function that cancels the call */
  after: (ms: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
