import type { DiagnosticCode, Finding, Severity } from './diagnostic.js';

/** A finding with its position; lines and columns are counted from 1. */
export interface Diagnostic extends Finding {
  readonly severity: Severity;
  readonly line: number;
  readonly column: number;
  /** The text at this position, or the last text if it is the end: one line, no control characters. */
  readonly excerpt: string;
}

/** Longest excerpt, in UTF-16 code units. */
const EXCERPT_LENGTH = 24;
const LONGEST_IDENTIFIER = 12;
/** The highest character code that can end a line. */
const CARRIAGE_RETURN = 13;

/** Adds severity, line, column and excerpt to every finding, in one pass; the result is sorted by position. */
export function locateFindings(text: string, findings: readonly Finding[]): Diagnostic[] {
  const work = locateInSteps(text, findings);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Length of the text that is scanned in one step, in UTF-16 code units. */
const STEP = 1 << 16;

/** Does the work of `locateFindings` step by step, because there may be megabytes of text before a finding. */
export function* locateInSteps(
  text: string,
  findings: readonly Finding[],
): Generator<void, Diagnostic[]> {
  const located: Diagnostic[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  let pause = STEP;
  for (const finding of [...findings].sort((a, b) => a.offset - b.offset)) {
    while (at < finding.offset) {
      const end = text.charCodeAt(at) > CARRIAGE_RETURN ? at : endOfLineBreak(text, at);
      if (end > at) {
        line += 1;
        lineStart = end;
      }
      at = Math.max(end, at + 1);
      if (at < pause) continue;
      pause = at + STEP;
      yield;
    }
    const column = finding.offset - lineStart + 1;
    const severity = severityOf(finding.code);
    const excerpt = excerptAt(text, finding.offset);
    located.push({ severity, ...finding, line, column, excerpt });
  }
  return located;
}

function excerptAt(text: string, offset: number): string {
  const isAtEnd = offset >= text.length;
  const start = isAtEnd ? Math.max(0, text.length - EXCERPT_LENGTH) : startOfProperty(text, offset);
  const lines = text.slice(start, start + EXCERPT_LENGTH).split(/[\r\n]/);
  const line = (isAtEnd ? lines.filter((each) => each.trim()).at(-1) : lines[0]) ?? '';
  const isCut = start + line.length < text.length && line.length === EXCERPT_LENGTH;
  // Removes control characters, half a character at a cut, and marks that change the direction of the text after them.
  const shown = line.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
  return (isAtEnd && start > 0 ? '… ' : '') + shown + (isCut ? ' …' : '');
}

/** An excerpt of a value starts with the value's identifier. */
function startOfProperty(text: string, offset: number): number {
  if (text[offset] !== '[') return offset;
  const before = text.slice(Math.max(0, offset - LONGEST_IDENTIFIER), offset);
  const [identifier = ''] = /[A-Za-z][A-Za-z0-9]*[ \t]*$/.exec(before) ?? [];
  return offset - identifier.length;
}

/** Notes: the record is shown as it was meant, or as written. */
const notes = new Set<DiagnosticCode>([
  'empty-tree',
  'junk-before',
  'junk-after',
  'missing-semicolon',
  'node-behind',
  'duplicate-property',
  'charset-mismatch',
  'duplicate-point',
  'point-case',
  'point-form',
  'western-coords',
  'old-style-variation',
  'suicide',
  'move-in-root',
  'swap-sides-meant',
  'unknown-property',
  'square-as-rect',
  'ff-unknown',
  'bad-date',
  'bad-result',
  'bad-komi',
  'charset-guessed',
  'komi-hundredths',
  'handicap-without-stones',
  'time-units',
  'contradicting-annotations',
  'annotation-without-move',
]);

const errors = new Set<DiagnosticCode>(['no-sgf', 'too-large', 'broken-format']);

/** An error means that something can't be shown. */
function severityOf(code: DiagnosticCode): Severity {
  if (errors.has(code)) return 'error';
  return notes.has(code) ? 'note' : 'warning';
}

/** The offset after the line break (LF, CR, CRLF, LFCR; P-19) at `at`, or `at` if there is none. */
function endOfLineBreak(text: string, at: number): number {
  const first = text[at];
  if (first !== '\n' && first !== '\r') return at;
  return text[at + 1] === (first === '\n' ? '\r' : '\n') ? at + 2 : at + 1;
}
