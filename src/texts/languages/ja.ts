import type { Dictionary } from '../dictionary.js';

/** Japanese. */
export const dictionary: Dictionary = {};
