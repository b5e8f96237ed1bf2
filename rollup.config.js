// Makes the scripts for pages: the module with its parts, the classic script, and the core for scripts without a board.
//
// No source maps are built. With sources they were more than half of the package, without them they are useless.
// `dist/esm` and the code that `npm start` serves are readable. For debugging, use `npx rollup -c --sourcemap`.
//
// The build has stock plugins only. Lit is bundled as published, and nothing is renamed or reordered. Its templates
// are minified by a plugin of Lit's authors, `@lit-labs/rollup-plugin-minify-html-literals`, which knows nested CSS.
// An expression in `css` has to be a whole value (`calc(-1px * ${GAP})`). `element/before-lit.ts` says how a page
// that forbids Lit's policy still gets a message. The build checks no types: `npm test` does.
import { readFileSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import alias from '@rollup/plugin-alias';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import license from 'rollup-plugin-license';
import { chunkOf } from './scripts/chunks.js';

/**
 * Tells Chromium to compile all functions of a file when it loads, instead of reading each of them twice: for the files
 * whose functions nearly all run at once. Other browsers ignore the comment, which must be the first line.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const runAtOnce = ['sgf-board', 'panels', 'overview'];

const NO_EXPORTS = 'MISSING_NAME_OPTION_FOR_IIFE_EXPORT';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const plugins = ({ isClassic = false } = {}, ...others) => [
  // `language-files.global.ts` loads sgf-board.global.ja.js, or uses the languages that the page has loaded.
  isClassic && alias({ entries: { './language-files.js': './language-files.global.js' } }),
  resolve({ extensions: ['.ts', '.js'] }),
  minifyLiterals({
    include: ['src/element/**'],
    failOnError: true,
    // Empty comments end parts of Lit (`frame.ts`); without blanks between elements, words run together when copied.
    options: { minifyOptions: { conservativeCollapse: true, ignoreCustomComments: [/^$/] } },
  }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  terser({
    ecma: 2020,
    module: true,
    format: {
      ascii_only: isClassic, // a page may have any charset
      comments: /^\**!|@license|@preserve|@copyright|^# allFunctionsCalledOnLoad$/,
    },
  }),
  ...others,
];

export default [
  {
    input: { 'sgf-board': 'src/index.ts' },
    output: {
      dir: 'dist',
      format: 'es',
      // The version keeps a cached script from loading parts of another release.
      chunkFileNames: `sgf-board-[name]-${version}.js`,
      banner: ({ name }) => (runAtOnce.includes(name) ? COMPILE_HINT : ''),
      manualChunks: chunkOf,
      onlyExplicitManualChunks: true,
    },
    preserveEntrySignatures: 'allow-extension', // parts import shared code from the first file
    plugins: plugins(
      {},
      license({ thirdParty: { includeSelf: true, output: 'dist/LICENSES.txt' } }),
    ),
  },
  {
    input: 'src/index.ts',
    output: {
      file: 'dist/sgf-board.global.js',
      format: 'iife',
      inlineDynamicImports: true,
    },
    plugins: plugins({ isClassic: true }),
    // A script tag can't use the exports of index.ts.
    onwarn: (warning, warn) => warning.code === NO_EXPORTS || warn(warning),
  },
  { input: 'src/core.ts', output: { file: 'dist/core.js', format: 'es' }, plugins: plugins() },
];
