/** What moves on the board, and for whom. */

/** Readers who step faster than this see no motion. */
export const FAST_STEP_MS = 250;

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
