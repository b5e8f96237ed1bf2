/** Text as a terminal may have it: no control characters, which could do more than be seen, and none that
 * turn the direction of what stands behind them. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}');
}
