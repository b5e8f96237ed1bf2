import type { Dictionary } from '../dictionary.js';

/** Korean. */
export const dictionary: Dictionary = {};
