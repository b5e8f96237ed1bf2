import { enClocks } from './en-clocks.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of the clocks, filled in. */
export const clockText = sentencesOf('clocks', enClocks);
