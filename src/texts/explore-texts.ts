import { enExplore } from './en-explore.js';
import { say, type TextArguments } from './texts.js';

export type ExploreTextKey = keyof typeof enExplore;

/** The sentence for a key of the board as a grid of points, filled in. */
export function exploreText(key: ExploreTextKey, args: TextArguments = {}): string {
  return say('explore', enExplore, key, args);
}
