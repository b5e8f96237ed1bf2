/**
 * The text of bytes that can't be anything but UTF-8, or `undefined` where that needs a closer look:
 * not valid, UTF-16 (NUL), ISO-2022 (escape), or two-byte characters only, which may be another
 * charset's by chance (C-12, C-16).
 */
export function decodePlainUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const isSure =
      !/[\0\x1b]/.test(text) && (!/[^\0-\x7f]/.test(text) || /[\u0800-\uffff]/.test(text));
    return isSure ? text : undefined;
  } catch {
    return undefined;
  }
}
