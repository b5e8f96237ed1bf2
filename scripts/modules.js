// Makes dist/esm/ for bundlers and Node. tsc has written each source file as a module of its own (MODULES); this script
// joins them into a few, because a page loads 400 files too slowly. They stay readable and don't include `lit`.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { embedEntries, partsOf } from './chunks.js';
import { pureValues } from './pure-values.js';
import { root } from './run.js';

const MODULES = path.join(root, 'dist/modules');

const languages = readdirSync(path.join(MODULES, 'texts/languages'));
/** The entries in package.json, without `.js`. */
const entries = [
  ...['index', 'core', 'problem', 'element/sgf-board-element', 'cli/main'],
  ...embedEntries.map((name) => `embed/${name}`),
  ...languages.map((file) => `texts/languages/${path.basename(file, '.js')}`),
];

/** `src/core.ts` → `dist/modules/core.js` */
const moduleOf = (source) =>
  path.join(MODULES, path.relative(path.join(root, 'src'), source).replace(/\.ts$/, '.js'));

/** Modules that do something when they are imported: `sideEffects` in package.json. */
const isActive = (id) => /[\\/](index|core|main)\.js$/.test(id);

const made = await rollup({
  input: Object.fromEntries(entries.map((name) => [name, path.join(MODULES, `${name}.js`)])),
  external: /^(lit|node:|@resvg\/)/,
  plugins: [pureValues(isActive)],
  treeshake: { moduleSideEffects: isActive },
});
await made.write({
  dir: path.join(root, 'dist/esm'),
  format: 'es',
  chunkFileNames: 'parts/[name].js',
  manualChunks: partsOf(moduleOf),
  onlyExplicitManualChunks: true,
  hoistTransitiveImports: false,
  generatedCode: 'es2015',
  minifyInternalExports: false,
});
await made.close();
rmSync(MODULES, { recursive: true });
