/** Time, in one place: tests put their own here. */
export const clock = {
  /** @returns what calls it off */
  after: (ms: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
