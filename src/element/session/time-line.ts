import type { OpenGame } from '../record/open-game.js';
import type { Place } from '../../game/place.js';

/**
 * How the slider is divided. It keeps the length of the game while a variation is read, unless the variation is longer.
 */
export interface TimeLine {
  /** The number of steps from end to end. */
  readonly steps: number;
  /** The number of steps that the line being read shares with the main line. */
  readonly shared: number;
}

/** Divides the slider. Nodes have numbers in file order, so on the main line each node's number is its index. */
export function timeLineOf({ mainLine }: OpenGame, { line }: Place): TimeLine {
  const end = mainLine.length - 1;
  const last = line.length - 1;
  const own = line.findIndex((node, index) => node !== index);
  return { steps: Math.max(end, last), shared: own < 0 ? last : own - 1 };
}
