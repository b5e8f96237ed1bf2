/** Point lists of a node are sets: their order says nothing. */
const setKeys = new Set(['markup', 'territory', 'dim', 'view']);

/**
 * Whether a value has all that is expected: objects as subsets, `null` also where nothing is,
 * arrays exactly, but as sets below the keys of point lists.
 */
export function matches(actual: unknown, expected: unknown, isSet = false): boolean {
  if (expected === null || expected === undefined) return actual === undefined || actual === null;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    const sorted = (list: readonly unknown[]) => [...list].sort();
    const [left, right] = isSet ? [sorted(actual), sorted(expected)] : [actual, expected];
    return right.every((item, index) => matches(left[index], item, isSet));
  }
  if (typeof expected !== 'object') return actual === expected;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([key, value]) =>
    matches((actual as Record<string, unknown>)[key], value, isSet || setKeys.has(key)),
  );
}
