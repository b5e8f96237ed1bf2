/** What stands beside the message that a record is loading or can't be shown, in English. */
export const enMessages = {
  loaded: '{loaded} kB',
  loadedOf: '{loaded} of {total} kB',
  retry: 'Try again',

  oddities: 'The record has {count} oddities',
  oneOddity: 'The record has 1 oddity',
  more: 'and {count} more',
};
