/**
 * The text of bytes that `decodeSgf` would read as UTF-8 and find nothing odd about, or `undefined`
 * where that needs a closer look: not valid, UTF-16 (NUL), or CA says something else (C-12, C-16).
 */
export function decodePlainUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /\0|C[a-z]*A[a-z]*\s*\[(?!(UTF|utf)-8])/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
