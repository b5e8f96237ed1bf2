import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { minifyLiterals } from './scripts/minify-literals.js';

const plugins = [
  resolve({ extensions: ['.ts', '.js'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  minifyLiterals(),
  terser({
    ecma: 2020,
    module: true,
    compress: {
      passes: 4,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      hoist_funs: true,
      keep_fargs: false,
    },
    format: { comments: false },
  }),
];

const es = { dir: 'dist', format: 'es', sourcemap: true, chunkFileNames: 'sgf-board-[name].js' };

export default [
  // The script tag: what every page needs in one file, rarely used parts as chunks beside it.
  {
    input: { 'sgf-board': 'src/index.ts' },
    output: es,
    plugins,
    preserveEntrySignatures: 'allow-extension', // chunks share code with it; no third file for that
  },
  // The same as a classic script, all in one file but for the languages, for pages that allow nothing else.
  {
    input: 'src/index.ts',
    external: /texts\/languages\//,
    output: {
      paths: (id) => `./sgf-board-${path.basename(id, '.ts')}.js`,
      file: 'dist/sgf-board.global.js',
      format: 'iife',
      name: 'SgfBoard',
      sourcemap: true,
      inlineDynamicImports: true,
    },
    plugins,
  },
  { input: { core: 'src/core.ts' }, output: es, plugins },
];
