// Builds dist/ and site/ from src/ and demo/, independent steps in parallel; stops at the first step that fails.
//
// The npm package has the modules as tsc writes them, and the bundles. Bundlers drop what a program does not use,
// because `sideEffects` in `package.json` names the few modules that do something when they are imported. So no other
// module may be imported statically for its effect alone; the linter checks that.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root, runQuietly, toolOf } from './run.js';

const tsc = toolOf('typescript7', 'tsc');
const cem = toolOf('@custom-elements-manifest/analyzer', 'cem');
const manifest = 'scripts/custom-elements-manifest.config.js';

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
await Promise.all([
  inTurn(
    ['modules and types', [tsc, '-p', 'scripts/tsconfig.build.json']],
    ['manifest', [cem, 'analyze', '--quiet', '--config', manifest]],
  ),
  inTurn(['scripts for pages', ['scripts/bundles.js']]),
]);
await inTurn(['site', ['scripts/site.js']], ['sizes', [toolOf('size-limit')]]);

async function inTurn(...steps) {
  for (const [title, args] of steps) await step(title, args);
}

async function step(title, args) {
  const startMs = performance.now();
  const { isDone, output } = await runQuietly(args);
  process.stdout.write(output);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  if (!isDone) {
    console.error(`build: failed at “${title}” after ${seconds} s (node ${args.join(' ')})`);
    process.exit(1);
  }
  console.log(`build: ${title.padEnd(20)} ${seconds.padStart(5)} s`);
}
