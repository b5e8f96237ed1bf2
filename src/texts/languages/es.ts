import type { Dictionary } from '../dictionary.js';

/** Spanish. */
export const dictionary: Dictionary = {};
