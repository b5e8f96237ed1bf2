import type { Dictionary } from '../dictionary.js';

/** Chinese, traditional. */
export const dictionary: Dictionary = {};
