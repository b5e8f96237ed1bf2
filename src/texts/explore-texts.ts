import { enExplore } from './en-explore.js';
import { sentencesOf } from './texts.js';

export type ExploreTextKey = keyof typeof enExplore;

/** The sentence for a key of the board as a grid of points, filled in. */
export const exploreText = sentencesOf('explore', enExplore);
