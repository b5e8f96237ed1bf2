/** Two hyphens between words are a dash, as in typescripts; more of them are a line, and `-->` is an arrow. */
export const withDashes = (text: string): string =>
  text.replace(/(?<=\s|^)--(?=\s|$)|(?<=[\p{L}\p{N}"'”’)\]])--(?=[\p{L}\p{N}"'“‘([])/gu, '–');
