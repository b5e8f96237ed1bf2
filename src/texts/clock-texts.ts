import { enClocks } from './en-clocks.js';
import { say, type TextArguments } from './texts.js';

export type ClockTextKey = keyof typeof enClocks;

/** The sentence for a key of the clocks, filled in. */
export function clockText(key: ClockTextKey, args: TextArguments = {}): string {
  return say('clocks', enClocks, key, args);
}
