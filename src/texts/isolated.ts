import { withoutControls } from './language.js';

/** A text of a record for use within a sentence: its direction does not affect the words around it. */
export function isolated(text = ''): string {
  const plain = withoutControls(text);
  return plain && `\u2068${plain}\u2069`;
}
