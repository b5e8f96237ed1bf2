import { sentencesOf } from './language.js';

/** What is said while a record is loading, when it can't be shown, or when it is odd, in English. */
export const enMessages = {
  loading: 'Loading …',
  noBoard: 'The record is shown without a board.',
  loaded: '{loaded} kB',
  loadedOf: '{loaded} of {total} kB',
  retry: 'Try again',

  oddities: { one: 'The record has {count} oddity', other: 'The record has {count} oddities' },
  more: 'and {count} more',
};

/** The sentence for a key of messages, filled in. */
export const messageText = sentencesOf('messages', enMessages);
