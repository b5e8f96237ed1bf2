import { openGame } from './open-game.js';
import type { Place } from './place.js';

/** How the slider is divided: it keeps the game's length while a variation is read, unless that is longer. */
export interface TimeLine {
  /** From end to end. */
  readonly steps: number;
  /** So many steps of the line that is read are the game's own, before a variation leaves it. */
  readonly shared: number;
}

/** Nodes are numbered in file order: those of the game's line come first, each with its index as its number. */
export function timeLineOf({ tree, line }: Place): TimeLine {
  const end = openGame(tree).mainLine.length - 1;
  const last = line.length - 1;
  const own = line.findIndex((node, index) => node !== index);
  return { steps: Math.max(end, last), shared: own < 0 ? last : own - 1 };
}

/** Where the steps of a time line lie: the thumb's middle goes from half of its width to half of it before the end. */
export function stepsAlong(track: Element, width: number, { steps }: TimeLine) {
  const thumb = parseFloat(getComputedStyle(track).getPropertyValue('--thumb'));
  return { start: thumb / 2, distance: (width - thumb) / Math.max(1, steps) };
}
