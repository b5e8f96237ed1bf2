import type { Dictionary } from '../dictionary.js';

/** Russian. */
export const dictionary: Dictionary = {};
