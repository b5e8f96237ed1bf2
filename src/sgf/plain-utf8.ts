/**
 * Matches text that needs a closer look: UTF-16 (NUL), ISO-2022-JP (ESC), or another charset in CA. A match with its lookahead has no `]`
 * except at its end.
 */
export const notPlain = /[\0\x1b]|C[a-z]*A[a-z]*\s*\[(?!(UTF|utf)-8])/;

/**
 * The text of bytes that `decodeSgf` would decode as UTF-8 without any finding. `undefined` if they need a closer look:
 * invalid, UTF-16 (NUL), ISO-2022-JP (ESC), or CA names another charset (C-12, C-16).
 */
export function decodePlainUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return notPlain.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
