/** A text that is not encoded, as people type it, may hold a `%` of its own. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return text;
  }
}
