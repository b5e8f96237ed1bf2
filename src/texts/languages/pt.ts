import type { Dictionary } from '../dictionary.js';

/** Portuguese. */
export const dictionary: Dictionary = {};
