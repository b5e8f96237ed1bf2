// Builds dist/ from src/, step by step; stops at the first step that fails.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode, toolOf } from './run.js';

const tsc = toolOf('typescript', 'tsc');
const cem = toolOf('@custom-elements-manifest/analyzer', 'cem');

const steps = [
  ['modules and types', [tsc, '-p', 'scripts/tsconfig.build.json']],
  ['command', [tsc, '-p', 'scripts/tsconfig.cli.json']],
  ['core without a DOM', [tsc, '-p', 'scripts/tsconfig.core.json']],
  ['bundles', [toolOf('rollup'), '--silent', '-c']],
  [
    'manifest',
    [cem, 'analyze', '--quiet', '--config', 'scripts/custom-elements-manifest.config.js'],
  ],
  ['sizes', ['scripts/size.js']],
];

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
for (const [title, args] of steps) {
  const startMs = performance.now();
  const isDone = runNode(args);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  if (!isDone) {
    console.error(`build: failed at “${title}” after ${seconds} s (node ${args.join(' ')})`);
    process.exit(1);
  }
  console.log(`build: ${title.padEnd(20)} ${seconds.padStart(5)} s`);
}
