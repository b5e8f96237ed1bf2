import { enSpeech } from './en-speech.js';
import { say, type TextArguments } from './texts.js';

export type SpeechTextKey = keyof typeof enSpeech;

/** The sentence for a key of what is spoken at a step, filled in. */
export function speechText(key: SpeechTextKey, args: TextArguments = {}): string {
  return say('speech', enSpeech, key, args);
}
