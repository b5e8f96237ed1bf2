import { area } from '../language.js';

/** Messages while a record is loading, if it can't be shown, or if readers miss something of it, in English. */
export const enMessages = area('messages', {
  loading: 'Loading…',
  noBoard: 'The record is shown without a board.',
  retry: 'Try again',
  reason: 'Details',
  failedFile: '{file} could not be loaded',
  empty: 'There is no game record here yet.',

  problems: { one: '{count} problem in the record', other: '{count} problems in the record' },
  more: 'and {count} more',

  newMoves: { one: '{count} new move', other: '{count} new moves' },
});
