import { enMessages } from './en-messages.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of messages, filled in. */
export const messageText = sentencesOf('messages', enMessages);
