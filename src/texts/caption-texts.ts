import { enCaptions } from './en-captions.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of the captions, filled in. */
export const captionText = sentencesOf('captions', enCaptions);
