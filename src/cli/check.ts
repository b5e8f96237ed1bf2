import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type ExaminedRecord, examineRecord } from '../replay/examine-record.js';
import { propertyKind } from '../sgf/properties.js';
import { addOtherGames } from '../view/layout/other-boards.js';
import { CheckReport } from './check-report.js';
import { CommandError } from './read-command.js';
import { reasonOf } from './files.js';

/** The options of `check`. */
export interface CheckOptions {
  /** Report every finding, notes included, instead of each kind of error and warning once per file. */
  readonly all?: boolean;
  /** Report only errors and the statistics. */
  readonly quiet?: boolean;
  /** Print a JSON array with one object per record. */
  readonly json?: boolean;
}

/** An additional check: returns a sentence about what is wrong with a record, or nothing. */
export type Judge = (file: string, record: ExaminedRecord) => string | undefined;

/**
 * Examines the records in files and folders and prints what it finds.
 *
 * @param paths files and folders; in a folder, every file that holds a record, whatever its name
 * @throws CommandError if a path can't be read
 */
export function check(paths: readonly string[], options: CheckOptions, judge?: Judge): CheckReport {
  addOtherGames();
  const report = new CheckReport(options);
  const files = paths.flatMap((given) =>
    filesBelow(given, report).map((file) => ({ file, given })),
  );
  for (const { file, given } of files) checkFile(file, file === given, report, judge);
  report.end();
  return report;
}

function checkFile(file: string, isNamed: boolean, report: CheckReport, judge?: Judge): void {
  try {
    const record = openFile(file, isNamed);
    if (!record) return report.skip();
    report.add(file, record, judge?.(file, record));
  } catch (error) {
    report.fail(file, `can't be read: ${reasonOf(error)}.`);
  }
}

/**
 * Reads a file; `undefined` if it is no record and need not be one.
 *
 * @param isNamed whether the command names this file, which must then be a record
 */
export function openFile(file: string, isNamed: boolean): ExaminedRecord | undefined {
  const isExpected = isNamed || /\.(sgf|mgt)$/i.test(file);
  if (!isExpected && !beginsAsText(file)) return undefined;
  const record = examineRecord(readFileSync(file));
  return isExpected || isRecord(record) ? record : undefined;
}

const SAMPLE_LENGTH = 8000;

/** Rejects binary files, which have NULs near the beginning. UTF-16 has them too, but starts with a BOM. */
function beginsAsText(file: string): boolean {
  const sample = new Uint8Array(SAMPLE_LENGTH);
  const handle = openSync(file, 'r');
  const length = readSync(handle, sample, 0, SAMPLE_LENGTH, 0);
  closeSync(handle);
  const isUtf16 = (sample[0] ?? 0) + (sample[1] ?? 0) === 0xfe + 0xff;
  return isUtf16 || !sample.subarray(0, length).includes(0);
}

/**
 * Whether a file with `(;` is a record, not other text such as source code: a root has a known property. A broken file of
 * another server is one, too.
 */
function isRecord({ collection, diagnostics }: ExaminedRecord): boolean {
  if (diagnostics.some(({ code }) => code === 'broken-format')) return true;
  return collection.trees.some((tree) =>
    tree.properties(tree.root).some(({ identifier }) => propertyKind(identifier)),
  );
}

/**
 * The files in a folder and its subfolders, sorted, including links to files. For a file, the list has only that file.
 *
 * @param report receives folders that can't be read
 * @throws CommandError if the file or folder does not exist
 */
export function filesBelow(given: string, report: Pick<CheckReport, 'fail'>): string[] {
  try {
    return statSync(given).isFile() ? [given] : filesIn(given, report);
  } catch (error) {
    throw new CommandError(`can't read ${given}: ${reasonOf(error)}.`);
  }
}

function filesIn(top: string, report: Pick<CheckReport, 'fail'>): string[] {
  const files: string[] = [];
  const folders = [top];
  for (const folder of folders) {
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const file = path.join(folder, entry.name);
        const isLink = entry.isSymbolicLink();
        if (entry.isDirectory()) folders.push(file);
        else if (entry.isFile() || (isLink && leadsToFile(file))) files.push(file);
      }
    } catch (error) {
      if (folder === top) throw error;
      report.fail(folder, `can't be read: ${reasonOf(error)}.`);
    }
  }
  return files.sort();
}

/** False for a link that is broken, circular, or leads to a folder. */
function leadsToFile(link: string): boolean {
  try {
    return statSync(link).isFile();
  } catch {
    return false;
  }
}

/** Runs `sgf-board check`. The exit code is 1 if there is an error or a warning. */
export function runCheck(paths: readonly string[], options: CheckOptions): void {
  const { hasWarnings } = check(paths, options);
  if (hasWarnings) process.exitCode = 1;
}
