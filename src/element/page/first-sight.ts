/** What the reader's hand does to a page; `scroll` of the page itself, not of a box in it. */
const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Ends with the reader's first touch. */
let untouched: AbortController | undefined;
let opening = '';

/** Keeps watch, from when the first board is linked, on whether the page is still as it was opened. */
export function watchFirstSight(): void {
  if (untouched) return;
  untouched = new AbortController();
  opening = location.hash;
  const { signal } = untouched;
  const end = () => untouched?.abort();
  for (const type of touches) addEventListener(type, end, { signal, passive: true });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who comes back or reloads is where they were, and who has scrolled is where they want to be.
  if (visit?.type !== 'navigate' || scrollY > 0 || navigator.userActivation.hasBeenActive) end();
}

/** Whether the reader has just come, by the address that the page has still, and has touched nothing. */
export function isFirstSight(): boolean {
  return untouched?.signal.aborted === false && location.hash === opening;
}
