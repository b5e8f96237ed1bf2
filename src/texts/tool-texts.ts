import { enTools } from './en-tools.js';
import { say, type TextArguments } from './texts.js';

export type ToolTextKey = keyof typeof enTools;

/** The sentence for a key of the tools, filled in. */
export function toolText(key: ToolTextKey, args: TextArguments = {}): string {
  return say('tools', enTools, key, args);
}
