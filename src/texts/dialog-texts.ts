import { enDialogs } from './en-dialogs.js';
import { say, type TextArguments } from './texts.js';

export type DialogTextKey = keyof typeof enDialogs;

/** The sentence for a key of dialogs, filled in. */
export function dialogText(key: DialogTextKey, args: TextArguments = {}): string {
  return say('dialogs', enDialogs, key, args);
}
