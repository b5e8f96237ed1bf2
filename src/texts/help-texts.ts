import { enHelp } from './en-help.js';
import { say, type TextArguments } from './texts.js';

export type HelpTextKey = keyof typeof enHelp;

/** The sentence for a key of the help, filled in. */
export function helpText(key: HelpTextKey, args: TextArguments = {}): string {
  return say('help', enHelp, key, args);
}
