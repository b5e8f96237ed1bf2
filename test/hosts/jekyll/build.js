import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { page } from '../records.js';
import { out, scriptTag, writeScript } from '../write.js';

const site = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-jekyll-'));
cpSync(fileURLToPath(new URL('../../demo/hosts/jekyll', import.meta.url)), site, {
  recursive: true,
});
mkdirSync(path.join(site, '_layouts'));
writeFileSync(
  path.join(site, '_layouts/page.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${scriptTag}<body>{{ content }}`,
);
writeFileSync(
  path.join(site, 'index.md'),
  `---\nlayout: page\n---\n${page}\n{% include sgf.html src="/game.sgf" mode="diagram" move=1 %}\n`,
);
execFileSync(
  'jekyll',
  [
    'build',
    '--quiet',
    '--disable-disk-cache',
    '--source',
    site,
    '--destination',
    path.resolve(out),
  ],
  { stdio: 'inherit' },
);
writeScript();
