import { BOOKMARK, BRANCHING, COMMENT } from './landmarks.js';

/** Marks of one kind are at least so far apart, in CSS pixels; of those between the first is drawn. */
const APART_PX = 4;

/** What is drawn along the track, by the class of its path; heights in CSS pixels. */
const kinds = [
  { name: 'branching', worth: BRANCHING, shape: 'v-7m0 4l3-3' }, // a way forks off, over the track
  {
    name: 'comment',
    worth: COMMENT,
    shape: 'm-1.75 0a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0',
  },
  { name: 'bookmark', worth: BOOKMARK, shape: 'm0-5l5 5l-5 5l-5-5z' },
] as const;

export interface TrackPath {
  readonly name: (typeof kinds)[number]['name'];
  /** For the attribute `d`. */
  readonly path: string;
}

/** How high each kind stands in a track of 24 px, whose middle is 12. */
const heights = { branching: 9.5, comment: 19, bookmark: 12 } as const;

/**
 * The marks of a line along a slider.
 *
 * @param worths for each node what it is, as `landmarksOf` tells
 * @param width of the slider; the middle of its thumb goes from `thumb / 2` to `width - thumb / 2`
 */
export function trackPaths(worths: Uint8Array, width: number, thumb: number): TrackPath[] {
  const stretch = (width - thumb) / Math.max(1, worths.length - 1);
  return kinds.map(({ name, worth, shape }) => {
    const path: string[] = [];
    let free = -Infinity;
    for (const [index, found] of worths.entries()) {
      const x = thumb / 2 + index * stretch;
      if (!(found & worth) || x < free) continue;
      free = x + APART_PX;
      path.push(`M${x.toFixed(1)} ${heights[name]}${shape}`);
    }
    return { name, path: path.join('') };
  });
}
