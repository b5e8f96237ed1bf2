/** What clocks say in overtime. `{name}` is filled in; see `texts.ts`. */
export const enClocks = {
  periods: { one: '{count} period', other: '{count} periods' },
  stones: { one: '{count} stone', other: '{count} stones' },
};
