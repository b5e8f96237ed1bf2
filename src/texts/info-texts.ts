import { enInfo } from './en-info.js';
import { say, type TextArguments } from './texts.js';

export type InfoTextKey = keyof typeof enInfo;

/** The sentence for a key of the game information, filled in. */
export function infoText(key: InfoTextKey, args: TextArguments = {}): string {
  return say('info', enInfo, key, args);
}
