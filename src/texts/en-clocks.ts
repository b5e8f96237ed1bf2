/** What clocks say in overtime. `{name}` is filled in; see `texts.ts`. */
export const enClocks = {
  periods: '{count} periods',
  onePeriod: '1 period',
  stones: '{count} stones',
  oneStone: '1 stone',
};
