import process from 'node:process';
import { checkProblem, canBeSolved } from '../problem/check-problem.js';
import { type Convention, openProblem } from '../problem/problem.js';
import type { ExaminedRecord } from '../replay/examine-record.js';
import { type Diagnostic, locateFindings } from '../sgf/locate.js';
import { describeDiagnostic } from '../speech/diagnostic.js';
import { describeIn } from '../speech/oddities.js';
import { english } from '../texts/language.js';
import { enProblemDiagnostics } from '../texts/en/diagnostics.js';
import { addOtherGames } from '../view/layout/other-boards.js';
import { type CheckOptions, filesBelow, openFile } from './check.js';
import { printable } from './check-report.js';
import { reasonOf } from './files.js';

/** The result of checking a problem. */
interface Checked {
  readonly file: string;
  /** From 1; missing if the file has only one game. */
  readonly game: number | undefined;
  readonly convention: Convention;
  readonly isSolvable: boolean;
  /** The findings about the problem and the record that it is written in, as sentences. */
  readonly findings: readonly Told[];
}

/** A finding and its sentence. */
interface Told extends Diagnostic {
  readonly message: string;
}

/** The number of problems of a convention, and of those that can be solved. */
interface Count {
  problems: number;
  solvable: number;
}

/** Runs `sgf-board check --problems`. The exit code is 1 if a file can't be read, or a problem has a warning. */
export function runCheckProblems(paths: readonly string[], options: CheckOptions): void {
  addOtherGames();
  const report = new ProblemReport(options);
  const files = paths.flatMap((given) =>
    filesBelow(given, report).map((file) => ({ file, isNamed: file === given })),
  );
  for (const { file, isNamed } of files) {
    try {
      const record = openFile(file, isNamed);
      if (record) for (const problem of problemsOf(file, record)) report.add(problem);
    } catch (error) {
      report.fail(file, `can't be read: ${reasonOf(error)}.`);
    }
  }
  report.end();
  if (report.hasWarnings) process.exitCode = 1;
}

function problemsOf(file: string, record: ExaminedRecord): Checked[] {
  const { trees, text } = record.collection;
  const ofGames = new Map<number, Told[]>();
  for (const finding of record.diagnostics) {
    const { game = 0, code } = finding;
    if (/^(overwrite|suicide|ko)$/.test(code)) continue; // `checkProblem` judges moves
    const known = ofGames.get(game) ?? [];
    ofGames.set(game, known);
    known.push({ ...finding, message: describeDiagnostic(finding) });
  }
  return trees.map((tree, index) => {
    const problem = openProblem(tree);
    const mistakes = locateFindings(text, checkProblem(problem)).map((finding) => ({
      ...finding,
      message: describeIn(enProblemDiagnostics, finding, english),
    }));
    return {
      file,
      game: trees.length > 1 ? index + 1 : undefined,
      convention: problem.convention,
      isSolvable: canBeSolved(problem),
      findings: [...mistakes, ...(ofGames.get(index) ?? [])],
    };
  });
}

class ProblemReport {
  hasWarnings = false;
  readonly #options: CheckOptions;
  readonly #counts = new Map<Convention, Count>();
  readonly #json: object[] = [];

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  fail(file: string, reason: string): void {
    this.hasWarnings = true;
    if (this.#options.json) this.#json.push({ file, failed: reason });
    else print(`${file}: error: ${reason}`);
  }

  add(problem: Checked): void {
    const { convention, isSolvable, findings } = problem;
    const count = this.#counts.get(convention) ?? { problems: 0, solvable: 0 };
    this.#counts.set(convention, count);
    count.problems += 1;
    if (isSolvable) count.solvable += 1;
    this.hasWarnings ||= findings.some(({ severity }) => severity !== 'note');
    if (this.#options.json) this.#json.push(jsonOf(problem));
    else if (!this.#options.quiet) this.#print(problem);
  }

  end(): void {
    if (this.#options.json)
      return void process.stdout.write(`${JSON.stringify(this.#json, undefined, 1)}\n`);
    const rows = [...this.#counts].sort(([, one], [, other]) => other.problems - one.problems);
    const sum = (key: keyof Count) => rows.reduce((total, [, count]) => total + count[key], 0);
    const total = sum('problems');
    print(`${total} ${total === 1 ? 'problem' : 'problems'}, ${sum('solvable')} can be solved`);
    for (const [convention, { problems, solvable }] of rows)
      print(
        `  ${convention.padEnd(12)} ${String(problems).padStart(6)}, ${solvable} can be solved`,
      );
  }

  /** Prints what is to be mended; with --all also a line for the problem itself, and notes. */
  #print({ file, game, convention, isSolvable, findings }: Checked): void {
    const { all } = this.#options;
    const name = game === undefined ? file : `${file}, game ${game}`;
    if (all) print(`${name}: ${convention}, ${isSolvable ? 'can be solved' : 'can’t be solved'}`);
    for (const { severity, message } of findings)
      if (all || severity !== 'note') print(`${name}: ${severity}: ${message}`);
  }
}

function jsonOf({ findings, ...problem }: Checked): object {
  return {
    ...problem,
    findings: findings.map(({ severity, code, message, detail, line, column }) => ({
      severity,
      code,
      message,
      detail,
      line,
      column,
    })),
  };
}

function print(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}
