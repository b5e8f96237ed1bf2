import type { Dictionary } from '../dictionary.js';

/** Chinese, simplified. */
export const dictionary: Dictionary = {};
