// Writes dist/integrity.json: the hash of each script, for `integrity` and for the import map of a page that checks all
// files of the module (demo/reference/security.md).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.js';

const dist = path.join(root, 'dist');
const scripts = readdirSync(dist).filter((name) => /^sgf-board.*\.js$/.test(name));
const hashes = scripts.map((name) => [name, hashOf(readFileSync(path.join(dist, name)))]);
writeFileSync(
  path.join(dist, 'integrity.json'),
  `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`,
);

function hashOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
