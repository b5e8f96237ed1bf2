import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { page } from '../records.js';
import { out, scriptTag, writeScript } from '../write.js';

const site = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-hugo-'));
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), text);
};
cpSync(fileURLToPath(new URL('../../demo/hosts/hugo', import.meta.url)), site, {
  recursive: true,
});
write(
  'config.toml',
  'baseURL = "/"\ntitle = "Site"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
);
write(
  'layouts/index.html',
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${scriptTag}<body>{{ .Content }}`,
);
write('content/_index.md', `${page}\n{{< sgf src="game.sgf" mode="diagram" move="1" >}}\n`);
execFileSync('hugo', ['--quiet', '--source', site, '--destination', path.resolve(out)], {
  stdio: 'inherit',
});
writeScript();
