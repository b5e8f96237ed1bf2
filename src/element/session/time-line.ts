import type { OpenGame } from '../record/open-game.js';
import type { Place } from '../../game/place.js';

/** How the slider is divided. It keeps the game's length while a variation is read, unless the variation is longer. */
export interface TimeLine {
  /** Number of steps from end to end. */
  readonly steps: number;
  /** Number of steps of the line that are the game's own, before a variation leaves it. */
  readonly shared: number;
}

/** Nodes are numbered in file order: those of the game's line come first, each with its index as its number. */
export function timeLineOf({ mainLine }: OpenGame, { line }: Place): TimeLine {
  const end = mainLine.length - 1;
  const last = line.length - 1;
  const own = line.findIndex((node, index) => node !== index);
  return { steps: Math.max(end, last), shared: own < 0 ? last : own - 1 };
}
