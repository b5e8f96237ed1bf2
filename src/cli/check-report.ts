import process from 'node:process';
import { describeDiagnostic } from '../speech/diagnostic.js';
import type { Diagnostic } from '../sgf/locate.js';
import type { ExaminedRecord } from '../replay/examine-record.js';
import type { CheckOptions } from './check.js';
import { placeInWords, placeOfFinding } from './finding-place.js';

/** Replaces control characters and changes of text direction: a file name must not control the terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}');
}

/** The exit code if the output can't be written, for example because the disk is full. */
const CANT_WRITE = 2;

/** Number of files from which a kind of finding is told only once. */
const MANY_FILES = 20;

/** The first finding of a kind in a file, as a line of the output. */
interface Told {
  readonly kind: string;
  readonly file: string;
  /** The line without the file. */
  readonly text: string;
}

/** The output of `check`: a line for each kind of finding in a record, then statistics. */
export class CheckReport {
  passed = 0;
  failed = 0;
  /** Whether a record has an error or a warning. */
  hasWarnings = false;
  readonly #options: CheckOptions;
  readonly #charsets = new Map<string, number>();
  /** By `severity code`: the number of records that have it, and its total. */
  readonly #codes = new Map<string, { records: number; times: number }>();
  #games = 0;
  #nodes = 0;
  #skipped = 0;
  #isFirst = true;
  /** The lines to print at the end, when it is known how many files have a kind. */
  readonly #told: Told[] = [];

  constructor(options: CheckOptions) {
    this.#options = options;
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
      process.exit(code === 'EPIPE' ? 0 : CANT_WRITE); // the reader may have closed the pipe, as `head` does
    });
  }

  /** Counts a file that is not a record and was not expected to be one. */
  skip(): void {
    this.#skipped += 1;
  }

  fail(file: string, reason: string): void {
    this.failed += 1;
    this.hasWarnings = true;
    if (this.#options.json) this.#printJson({ file, failed: reason });
    else this.#printLine(`${file}: error: ${reason}`);
  }

  /** @param wrong a problem that the `Judge` found */
  add(file: string, record: ExaminedRecord, wrong: string | undefined): void {
    const { collection, charset = '', diagnostics } = record;
    const nodes = collection.trees.reduce((sum, { size }) => sum + size, 0);
    this.#games += collection.trees.length;
    this.#nodes += nodes;
    this.#charsets.set(charset, (this.#charsets.get(charset) ?? 0) + 1);
    this.#count(diagnostics);
    if (wrong !== undefined) return this.fail(file, wrong);
    if (diagnostics.some(({ severity }) => severity === 'error')) this.failed += 1;
    else this.passed += 1;
    if (this.#options.json) {
      const findings = diagnostics.map((each) => findingOf(record, each));
      this.#printJson({ file, charset, games: collection.trees.length, nodes, findings });
    } else if (this.#options.all) this.#printAll(file, record);
    else this.#tell(file, record);
  }

  end(): void {
    if (this.#options.json) return void process.stdout.write(this.#isFirst ? '[]\n' : '\n]\n');
    this.#printTold();
    const counts = [
      [this.passed + this.failed, 'record'],
      [this.#games, 'game'],
      [this.#nodes, 'node'],
    ] as const;
    this.#printLine(counts.map(([count, word]) => plural(count, word)).join(', '));
    if (this.#skipped > 0) this.#printLine(`${plural(this.#skipped, 'file')} without a record`);
    const charsets = [...this.#charsets].sort(([, one], [, other]) => other - one);
    this.#printLine(`charsets: ${charsets.map((entry) => entry.join(' ')).join(', ')}`);
    const codes = [...this.#codes].sort(([, one], [, other]) => other.records - one.records);
    this.#printLine('');
    if (codes.length > 0) this.#printLine('records    times');
    for (const [key, { records, times }] of codes)
      this.#printLine(`${String(records).padStart(7)}${String(times).padStart(9)}  ${key}`);
  }

  #count(diagnostics: readonly Diagnostic[]): void {
    const here = new Map<string, number>();
    for (const { code, severity } of diagnostics) {
      const key = `${severity}: ${code}`;
      here.set(key, (here.get(key) ?? 0) + 1);
      this.hasWarnings ||= severity !== 'note';
    }
    for (const [key, times] of here) {
      const known = this.#codes.get(key) ?? { records: 0, times: 0 };
      this.#codes.set(key, { records: known.records + 1, times: known.times + times });
    }
  }

  #printAll(file: string, record: ExaminedRecord): void {
    for (const each of record.diagnostics) this.#printLine(`${file}: ${lineOf(record, each)}`);
  }

  /** Keeps a line for each kind of finding in a file. */
  #tell(file: string, record: ExaminedRecord): void {
    const kinds = new Map<string, Diagnostic[]>();
    for (const diagnostic of record.diagnostics) {
      const { code, severity } = diagnostic;
      const isShown = this.#options.quiet ? severity === 'error' : severity !== 'note';
      const kind = `${severity}: ${code}`;
      if (!isShown) continue;
      const known = kinds.get(kind);
      if (known) known.push(diagnostic);
      else kinds.set(kind, [diagnostic]);
    }
    for (const [kind, [first, ...others]] of kinds) {
      if (!first) continue;
      const more = others.length > 0 ? `, and ${others.length} more` : '';
      this.#told.push({ kind, file, text: lineOf(record, first) + more });
    }
  }

  #printTold(): void {
    const files = new Map<string, number>();
    for (const { kind } of this.#told) files.set(kind, (files.get(kind) ?? 0) + 1);
    const frequent = new Set<string>();
    for (const { kind, file, text } of this.#told) {
      const count = files.get(kind) ?? 0;
      if (count <= MANY_FILES) this.#printLine(`${file}: ${text}`);
      else if (!frequent.has(kind))
        this.#printLine(`${count} files (--all lists them), first ${file}: ${text}`);
      if (count > MANY_FILES) frequent.add(kind);
    }
  }

  #printJson(value: object): void {
    process.stdout.write(`${this.#isFirst ? '[' : ','}\n${JSON.stringify(value)}`);
    this.#isFirst = false;
  }

  #printLine(line: string): void {
    process.stdout.write(`${printable(line)}\n`);
  }
}

/** A finding as a line of the output, without its file. */
function lineOf(record: ExaminedRecord, diagnostic: Diagnostic): string {
  const where = placeInWords(record, diagnostic);
  return `${diagnostic.severity}: ${where}${describeDiagnostic(diagnostic)}`;
}

/** A finding as JSON. Games count from 1, as in all commands; `path` is the address that `render --path` takes. */
function findingOf(record: ExaminedRecord, diagnostic: Diagnostic): object {
  const { severity, code, detail, line, column, offset, excerpt, game } = diagnostic;
  const { path, move, isMove, point } = placeOfFinding(record, diagnostic) ?? {};
  return {
    severity,
    code,
    message: describeDiagnostic(diagnostic),
    detail,
    line,
    column,
    offset,
    excerpt,
    ...(game !== undefined && { game: game + 1 }),
    ...(path !== undefined && { path }),
    ...(isMove && { move, ...(point && { point }) }),
  };
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
