// Runs ESLint on the whole project with a reliable cache. Rules with types also depend on other files, so a cached
// result is valid until a file changes that others may import.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode, toolOf } from './run.js';

const folder = path.join(root, 'node_modules/.cache/eslint');
const name = `${importedHash()}.json`;
mkdirSync(folder, { recursive: true });
for (const other of readdirSync(folder)) if (other !== name) rmSync(path.join(folder, other));

const cache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  path.join(folder, name),
];
process.exitCode = runNode([toolOf('eslint'), ...cache, '.']) ? 0 : 1;

/** A hash of everything that affects types: sources, helpers of tests, settings, packages. */
function importedHash() {
  const isImported = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts');
  const sources = ['src', 'test'].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true })
      .filter(isImported)
      .map((file) => path.join(top, file)),
  );
  const hash = createHash('sha256');
  const settings = ['tsconfig.json', 'src/cli/tsconfig.json', 'scripts/tsconfig.cli.json'];
  for (const file of [...sources.sort(), 'package-lock.json', ...settings]) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
