import type { TimeLine } from '../session/time-line.js';

/**
 * The positions of a time line's steps on a track, in CSS pixels. The middle of the thumb moves from half of its width
 * to half of its width before the end.
 */
export function stepsAlong(
  track: Element,
  { steps }: TimeLine,
  width = parseFloat(getComputedStyle(track).width),
) {
  const thumb = parseFloat(getComputedStyle(track).getPropertyValue('--thumb'));
  return { start: thumb / 2, distance: (width - thumb) / Math.max(1, steps) };
}
