/** Who steps faster than this sees each step at once, without motion. */
export const CALM_MS = 250;

/** Whether the reader wants things to move as little as can be. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
