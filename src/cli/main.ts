#!/usr/bin/env node
import process from 'node:process';
import { CommandError } from './read-command.js';
import { run } from './run.js';

/** The exit code if the command is invalid, or a file can't be read or written. */
const FAILED = 2;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`sgf-board: ${error.message}\n`);
  process.exitCode = FAILED;
}
