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
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
    format: { comments: false },
  }),
];

export default [
  {
    input: 'src/index.ts',
    output: [
      { file: 'dist/sgf-board.js', format: 'es', sourcemap: true },
      { file: 'dist/sgf-board.global.js', format: 'iife', name: 'SgfBoard', sourcemap: true },
    ],
    plugins,
  },
  {
    input: 'src/core.ts',
    output: { file: 'dist/core.js', format: 'es', sourcemap: true },
    plugins,
  },
];
