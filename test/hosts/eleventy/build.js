import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Eleventy from '@11ty/eleventy';
import sgfBoard from 'sgf-board/markdown-it';
import { page } from '../records.js';
import { out, read, scriptTag, writeScript } from '../write.js';

const input = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-eleventy-'));
writeFileSync(
  path.join(input, 'layout.liquid'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${scriptTag}<body>{{ content }}`,
);
// Liquid reads a page before Markdown does: records with braces want it off.
writeFileSync(
  path.join(input, 'index.md'),
  `---\nlayout: layout.liquid\ntemplateEngineOverride: md\n---\n${page}`,
);
process.chdir(input);
const site = new Eleventy('.', out, {
  quietMode: true,
  config(config) {
    config.setIncludesDirectory('.');
    config.amendLibrary('md', (md) => md.use(sgfBoard, { read }));
  },
});
await site.write();
writeScript();
