/** A text of a record within a sentence: its direction does not touch what stands beside it. */
export function isolated(text = ''): string {
  const plain = withoutControls(text);
  return plain && `\u2068${plain}\u2069`;
}

/** Hostile text must not steer a terminal, nor turn the direction of what stands behind it. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
}
