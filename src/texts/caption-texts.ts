import { enCaptions } from './en-captions.js';
import { say, type TextArguments } from './texts.js';

export type CaptionTextKey = keyof typeof enCaptions;

/** The sentence for a key of the captions, filled in. */
export function captionText(key: CaptionTextKey, args: TextArguments = {}): string {
  return say('captions', enCaptions, key, args);
}
