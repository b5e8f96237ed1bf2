/** Text as a terminal may have it: no control characters, which could do more than be seen. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\u{fffd}');
}
