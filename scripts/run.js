// Runs the tools in node_modules with the current Node: without a shell, it works the same everywhere.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The script behind a command of an npm package. */
export function toolOf(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Ends a command with a message. */
export function stop(message, exitCode = 1) {
  (exitCode === 0 ? console.log : console.error)(message);
  process.exit(exitCode);
}

/** Runs a script with Node in the project's root; returns whether it succeeded. */
export function runNode(args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Runs a script like `runNode`, but asynchronously, and returns its output in one piece.
 *
 * @param how `priority`: the higher, the less CPU time it gets (Unix: niceness)
 */
export function runQuietly(args, { priority = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    if (priority > 0) lowerPriority(child, priority);
    let output = '';
    const keep = (text) => (output += text);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.on('error', ({ message }) => keep(`${message}\n`));
    child.on('close', (code) => resolve({ isDone: code === 0, output }));
  });
}

function lowerPriority({ pid }, priority) {
  try {
    if (pid !== undefined) os.setPriority(pid, priority);
  } catch {
    // Some systems don't allow it, or the process has ended: then it runs at normal priority.
  }
}
