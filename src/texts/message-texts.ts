import { enMessages } from './en-messages.js';
import { say, type TextArguments } from './texts.js';

export type MessageTextKey = keyof typeof enMessages;

/** The sentence for a key of messages, filled in. */
export function messageText(key: MessageTextKey, args: TextArguments = {}): string {
  return say('messages', enMessages, key, args);
}
