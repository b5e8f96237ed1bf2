/** When the board shows motion. */

/** Longest time between two steps that counts as fast stepping, in milliseconds: fast steps show no motion. */
export const FAST_STEP_MS = 250;

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
