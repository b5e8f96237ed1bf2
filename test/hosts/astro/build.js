import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import sgfBoard from 'sgf-board/remark';
import { page } from '../records.js';
import { out, read, writeScript } from '../write.js';

const site = fileURLToPath(new URL('../built/astro-site', import.meta.url));
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), text);
};
rmSync(site, { recursive: true, force: true });
write(
  'src/layouts/page.astro',
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"></head>
<body><slot /><script>import 'sgf-board';</script></body></html>`,
);
write('src/pages/index.md', `---\nlayout: ../layouts/page.astro\n---\n${page}`);
await build({
  root: site,
  outDir: path.resolve(out),
  logLevel: 'error',
  configFile: false,
  markdown: { remarkPlugins: [[sgfBoard, { read }]] },
});
writeScript();
