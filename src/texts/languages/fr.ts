import type { Dictionary } from '../dictionary.js';

/** French. */
export const dictionary: Dictionary = {};
