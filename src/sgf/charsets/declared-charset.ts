const CA = /(?:^|[^A-Z])C[a-z]*A[a-z]*\s*\[([^\]\\]{1,60})(?=\])/g;

/**
 * The different values of all CA, wherever they stand (C-06), in the order of the file. Where a comment
 * holds `CA[x]`, there is a backslash before its `]`.
 *
 * @param ascii the bytes as characters, one each: nothing can be decoded before this is known
 */
export function declaredCharsets(ascii: string): string[] {
  const names = Array.from(ascii.matchAll(CA), ([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => /^[^:]/.test(name)); // `:8bit` names none (C-05)
}
