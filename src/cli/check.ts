import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type ExaminedRecord, examineRecord } from '../core.js';
import { CheckReport } from './check-report.js';
import { CommandError } from './command-error.js';
import { reasonOf } from './files.js';

/** What `check` tells of what it finds. */
export interface CheckOptions {
  /** Every oddity, notes too; else each kind of error and warning once for a file. */
  readonly all?: boolean;
  /** Nothing but the sums. */
  readonly quiet?: boolean;
  /** One JSON array, an object for each record. */
  readonly json?: boolean;
}

/** Who checks more than `examineRecord` does: gives what is wrong with a record in a sentence, or nothing. */
export type Judge = (file: string, record: ExaminedRecord) => string | undefined;

/**
 * Examines the records in files and below folders and tells what is odd about them.
 *
 * @param paths files and folders; of a folder every file that holds a record, whatever its name
 * @throws CommandError where a path can't be read
 */
export function check(paths: readonly string[], options: CheckOptions, judge?: Judge): CheckReport {
  const report = new CheckReport(options);
  for (const given of paths) {
    for (const file of filesBelow(given)) checkFile(file, file === given, report, judge);
  }
  report.end();
  return report;
}

/** @param isAsked whether somebody named the file: then it has to be a record */
function checkFile(file: string, isAsked: boolean, report: CheckReport, judge?: Judge): void {
  const bytes = bytesOf(file, report);
  if (!bytes) return;
  const isExpected = isAsked || /\.(sgf|mgt)$/i.test(file);
  if (!isExpected && !isText(bytes)) return report.skip();
  try {
    const record = examineRecord(bytes);
    const reason = judge?.(file, record);
    if (record.collection.trees.length === 0 && !isExpected) report.skip();
    else report.add(file, record, reason);
  } catch (error) {
    report.fail(file, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function bytesOf(file: string, report: CheckReport): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    report.fail(file, `can't be read: ${reasonOf(error)}.`);
    return undefined;
  }
}

/** Pictures and programs have NULs near their beginning; so has UTF-16, with its mark in front. */
function isText(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] ?? 0) + (bytes[1] ?? 0) === 0xfe + 0xff;
  return isUtf16 || !bytes.subarray(0, 8000).includes(0);
}

/** The files below a folder in the order of their names, links to files included; a file is one by itself. */
export function filesBelow(given: string): string[] {
  try {
    if (statSync(given).isFile()) return [given];
    return readdirSync(given, { recursive: true, withFileTypes: true })
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .sort();
  } catch (error) {
    throw new CommandError(`can't read ${given}: ${reasonOf(error)}.`);
  }
}

/** The exit code of `sgf-board check`: 1 where there is an error or a warning. */
export function runCheck(paths: readonly string[], options: CheckOptions): void {
  const { hasWarnings } = check(paths, options);
  if (hasWarnings) process.exitCode = 1;
}
