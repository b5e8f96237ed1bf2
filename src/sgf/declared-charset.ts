/** The bytes as characters, one each, so that ASCII can be searched: nothing else is known yet. */
export function asciiOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

const CA = /(?:^|[^A-Z])C[a-z]*A[a-z]*\s*\[([^\]]{1,60})/g;

/** The different values of all CA, wherever they stand (C-06), in the order of the file. */
export function declaredCharsets(ascii: string): string[] {
  const names = Array.from(ascii.matchAll(CA), ([, name = '']) => name.trim());
  return [...new Set(names)].filter(Boolean);
}
