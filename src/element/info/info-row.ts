/** One thing that is told of a game, and what it is called. */
export interface InfoRow {
  readonly label: string;
  /** Paragraphs; as the record writes them, or in the reader's language. */
  readonly values: readonly string[];
  /** Shows the values, which the page hides until the reader asks for them. */
  readonly isHidden?: boolean;
}

/** A row where there is anything to tell. */
export function row(label: string, ...values: readonly (string | undefined)[]): InfoRow[] {
  const told = values.filter((value): value is string => Boolean(value?.trim()));
  return told.length > 0 ? [{ label, values: told }] : [];
}
