/**
 * A cache of the most recently used values by key. It drops the oldest ones while the total cost is over `most`, but
 * keeps `atLeast` values.
 */
export function keepLatest<Value>(
  most: number,
  costOf: (value: Value) => number = () => 1,
  atLeast = 1,
): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  let cost = 0;
  return (key, make) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make();
      cost += costOf(value);
    }
    kept.delete(key);
    kept.set(key, value);
    for (const [oldest, left] of kept) {
      if (cost <= most || kept.size <= atLeast) break;
      kept.delete(oldest);
      cost -= costOf(left);
    }
    return value;
  };
}
