// Writes dist/embed.html, the page for iframes: src/embed/frame.html with the compiled src/embed/frame-page.ts inside,
// because a frame without an origin can't load modules.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { root } from './run.js';

const folder = path.join(root, 'src/embed');
const page = readFileSync(path.join(folder, 'frame.html'), 'utf8');
const place = /\/\* src\/embed\/(frame-page\.ts) \*\//;
const [, name] = place.exec(page);
const { outputFiles } = buildSync({
  entryPoints: [path.join(folder, name)],
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  target: 'es2022',
});
writeFileSync(
  path.join(root, 'dist/embed.html'),
  page.replace(place, () => outputFiles[0].text.trim()),
);
