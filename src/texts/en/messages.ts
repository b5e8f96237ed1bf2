import { area } from '../language.js';

/** Messages while a record is loading, if it can't be shown, or if it has oddities, in English. */
export const enMessages = area('messages', {
  loading: 'Loading …',
  noBoard: 'The record is shown without a board.',
  retry: 'Try again',
  reason: 'Why?',

  oddities: { one: 'The record has {count} oddity', other: 'The record has {count} oddities' },
  more: 'and {count} more',

  newMoves: { one: '{count} new move', other: '{count} new moves' },
});
