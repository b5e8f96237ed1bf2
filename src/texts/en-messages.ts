import { sentencesOf } from './language.js';

/** What stands beside the message that a record is loading or can't be shown, in English. */
export const enMessages = {
  loaded: '{loaded} kB',
  loadedOf: '{loaded} of {total} kB',
  retry: 'Try again',

  oddities: { one: 'The record has {count} oddity', other: 'The record has {count} oddities' },
  more: 'and {count} more',
};

/** The sentence for a key of messages, filled in. */
export const messageText = sentencesOf('messages', enMessages);
