// Bundles TypeScript sources into one module, so that commands can use them without a build.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './run.js';

/** The exports of a source file of this project, such as `src/core.ts`. */
export async function importSource(file) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
  const outfile = path.join(folder, 'source.mjs');
  try {
    await build({
      entryPoints: [path.join(root, file)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
