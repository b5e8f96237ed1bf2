/** What is odd about a record, as data. `texts/` makes sentences of it. */

export type Severity = 'error' | 'warning' | 'note';

/** The reasons a record can be odd; the conformance cases use the same words. */
export type DiagnosticCode = keyof typeof severities;

const severities = {
  'no-sgf': 'error',
  'web-page': 'error',
  'empty-tree': 'note',
  'junk-before': 'note',
  'junk-after': 'note',
  'illegal-char': 'warning',
  'missing-paren': 'warning',
  'extra-paren': 'warning',
  'unterminated-value': 'warning',
  'missing-semicolon': 'note',
  'no-value': 'warning',
  'value-without-ident': 'warning',
  'duplicate-property': 'note',
  'too-large': 'error',
  'decode-error': 'warning',
  'unknown-charset': 'warning',
  'charset-mismatch': 'note',
  'bad-point': 'warning',
  'board-size': 'warning',
  'unsupported-game': 'warning',
  overwrite: 'warning',
  suicide: 'note',
  ko: 'warning',
  'two-moves': 'warning',
  'move-in-root': 'note',
  'setup-and-move': 'warning',
} as const satisfies Record<string, Severity>;

/** An oddity where it was noticed: cheap to make, not yet placed in lines. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** Index into the text, in UTF-16 code units. */
  readonly offset: number;
  /** What the sentence needs to know: an identifier, a value, a limit. */
  readonly detail?: string;
}

/** An oddity with its place, both counted from 1. */
export interface Diagnostic extends Finding {
  readonly severity: Severity;
  readonly line: number;
  readonly column: number;
}

/** Gives every finding its severity, line and column; one pass over the text, sorted by place. */
export function locateFindings(text: string, findings: readonly Finding[]): Diagnostic[] {
  const sorted = [...findings].sort((a, b) => a.offset - b.offset);
  let line = 1;
  let lineStart = 0;
  let next = endOfLine(text, 0);
  return sorted.map((finding) => {
    while (next <= finding.offset && next < text.length) {
      line += 1;
      lineStart = next;
      next = endOfLine(text, next);
    }
    const column = finding.offset - lineStart + 1;
    return { ...finding, severity: severities[finding.code], line, column };
  });
}

/** Where the line after `from` starts; CR, LF, CRLF and LFCR end a line (FF[4], requirement P-19). */
function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character !== '\n' && character !== '\r') continue;
    const follower = text[at + 1];
    const isPair = follower !== character && (follower === '\n' || follower === '\r');
    return at + (isPair ? 2 : 1);
  }
  return text.length;
}
