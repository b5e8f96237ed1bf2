import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { file, page } from '../records.js';
import { out } from '../write.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const site = fileURLToPath(new URL('../built/docusaurus-site', import.meta.url));
rmSync(site, { recursive: true, force: true });
cpSync(path.join(here, 'site'), site, { recursive: true });
for (const folder of ['static', 'src/pages'])
  mkdirSync(path.join(site, folder), { recursive: true });
writeFileSync(path.join(site, 'static/game.sgf'), file);
writeFileSync(path.join(site, 'src/pages/index.md'), `${page}\n[Another page](/other)\n`);
writeFileSync(path.join(site, 'src/pages/other.md'), '# Another page\n\n[Back](/)\n');
const cli = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));
const args = [cli, 'build', site, '--out-dir', path.resolve(out)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status;
