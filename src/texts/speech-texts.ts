import { enSpeech } from './en-speech.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of what is spoken at a step, filled in. */
export const speechText = sentencesOf('speech', enSpeech);
