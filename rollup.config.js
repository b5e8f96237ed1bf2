import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { chunksOf, entries } from './scripts/chunks.js';
import { keepLicences } from './scripts/licences.js';
import { minifyLiterals } from './scripts/minify-literals.js';
import { shorter } from './scripts/shorter.js';

const terserOptions = {
  ecma: 2020,
  module: true,
  format: { comments: false, quote_style: 3 },
};
const squeeze = {
  passes: 4,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_methods: true,
  hoist_funs: true,
  keep_fargs: false,
  unsafe_undefined: true,
  comparisons: false,
  lhs_constants: false,
  pure_getters: true,
  unsafe_math: true,
};

/**
 * lit-html makes its Trusted Types policy at once, and where a page forbids this, the whole file would end there. Without
 * its policy it still works on pages that require none; `src/index.ts` tries that.
 */
const allowNoPolicy = {
  name: 'allow-no-policy',
  transform(code, id) {
    if (!/[\\/]lit-html\.js$/.test(id)) return undefined;
    const made = /(\w+)\?(\1\.createPolicy\("lit-html",\{.*?\}\)):void 0/;
    if (!made.test(code)) throw new Error('lit-html makes its policy in another way than before.');
    return { code: code.replace(made, '(()=>{try{return $2}catch{}})()'), map: null };
  },
};

/** Each bundle has its own: they are made at the same time. */
const plugins = (compress = {}, mangle = {}) => [
  resolve({ extensions: ['.ts', '.js'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  minifyLiterals(),
  allowNoPolicy,
  terser({ ...terserOptions, compress: { ...squeeze, ...compress }, mangle }),
  // Once more: with short names more expressions are worth folding.
  terser({ ...terserOptions, compress: { ...squeeze, ...compress }, mangle: false }),
  shorter(),
  keepLicences(),
];

/** Nobody but this project's own code uses what rollup writes around it. */
const short = {
  generatedCode: { preset: 'es2015', symbols: false },
  externalLiveBindings: false,
  freeze: false,
};
/** A name for `undefined`, which terser makes short; written out it is `void 0`, 500 times. */
const nothing = 'let undefined;';
/**
 * What is loaded later has the version in its name: a script that a browser has kept never gets parts of another release.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const partNamed = (name) => `sgf-board-${name}-${version}.js`;
const es = {
  ...short,
  dir: 'dist',
  format: 'es',
  chunkFileNames: partNamed('[name]'),
  intro: nothing,
};
/** Takes away the parts that an earlier build has left in `dist/`, under another version. */
const onlyThisVersion = {
  name: 'only-this-version',
  writeBundle() {
    const isOld = (name) => /^sgf-board-.*\.js$/.test(name) && !name.endsWith(`-${version}.js`);
    for (const name of readdirSync('dist').filter(isOld)) rmSync(`dist/${name}`);
  },
};

/**
 * A classic script from another site is not told by the browser where it comes from when it imports a module: it has to
 * remember the address of its own tag. Elsewhere (in another bundle, inline) languages lie beside that bundle or page.
 */
const besideTheScript = {
  name: 'beside-the-script',
  renderDynamicImport: () => ({ left: 'import(folder+', right: ')' }),
};
/** The parts are all in this file: one name for what rollup makes of their imports. */
const fromThisFile = {
  name: 'from-this-file',
  renderChunk: (code) => code.replaceAll('Promise.resolve().then(', 'later('),
};
/**
 * Style sheets and sentences stand together at the beginning of a bundle: what is alike compresses better side by side.
 * Those that a bundle does not use are left out of it all the same.
 */
const alikeFirst = (isAlike) => ({
  name: 'alike-first',
  transform(code, id) {
    if (!id.endsWith(path.join('src', 'index.ts'))) return undefined;
    const files = readdirSync('src', { recursive: true }).filter(isAlike).sort();
    return files.map((file) => `import './${file.replaceAll(path.sep, '/')}';`).join('') + code;
  },
});
const ofEveryPage = /[\\/]frame-styles\.ts$|[\\/]en\.ts$/;
const ofAllPages = /-styles\.ts$|texts[\\/]en\b.*\.ts$/;
/**
 * Properties that only this project's own code sees, in files of this project only: no page, no record, no language, no
 * browser knows them. Where all code is in one file they get short names.
 */
const inside = new RegExp(
  `^(${[
    ...namesOfChunks(),
    ...['announcer', 'arrangement', 'features', 'gameNumber', 'interaction', 'picture', 'shell'],
    ...['isAwake', 'isUrgent', 'isTiny', 'pixelRatio', 'isDrawn'],
    ...[
      'takesMoves',
      'isPlayable',
      'hasBoard',
      'hasComments',
      'hasVariations',
      'mainLine',
      'replayer',
    ],
    ...['isRich', 'followLanguage', 'mayTell', 'overlays'],
    ...[
      'boardKind',
      'formatPoint',
      'notation',
      'positionAt',
      'readMove',
      'readPoint',
      'readPoints',
    ],
    ...['cssWidth', 'deviceHeight', 'deviceWidth', 'layoutFor'],
  ].join('|')})$`,
);
/** What the chunks give to the first file. */
function namesOfChunks() {
  const text = [...entries.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names.split(','),
  );
  const declared = text.matchAll(/^export (?:async )?(?:class|function|const) (\w+)/gm);
  return [...lists.map((name) => name.trim()), ...Array.from(declared, ([, name]) => name)];
}
const later = 'const later=async(part)=>{await 0;return part()};';
const rememberFolder =
  'const folder=document.currentScript?.src?.replace(/[^/]*([?#].*)?$/,"")||"./";';

export default [
  // The script tag: what every page needs in one file, rarely used parts as chunks beside it.
  {
    input: { 'sgf-board': 'src/index.ts' },
    output: { ...es, manualChunks: chunksOf(), onlyExplicitManualChunks: true },
    plugins: [
      alikeFirst((file) => ofEveryPage.test(file)),
      ...plugins(
        { computed_props: false, inline: 2 },
        { reserved: ['session', 'shell', 'replayer', 'notation', 'canvas', 'rows', 'layout'] },
      ),
      onlyThisVersion,
    ],
    preserveEntrySignatures: 'allow-extension', // chunks share code with it; no third file for that
  },
  // The same as a classic script, all in one file but for the languages, for pages that allow nothing else.
  {
    input: 'src/index.ts',
    external: /texts[\\/]languages[\\/]/,
    output: {
      ...short,
      esModule: false,
      paths: (id) => partNamed(path.basename(id, path.extname(id))),
      file: 'dist/sgf-board.global.js',
      format: 'iife',
      name: 'SgfBoard',
      intro: nothing + later + rememberFolder,
      inlineDynamicImports: true,
    },
    plugins: [
      alikeFirst((file) => ofAllPages.test(file)),
      fromThisFile,
      ...plugins({ inline: 1 }, { reserved: ['session', 'rows'], properties: { regex: inside } }),
      besideTheScript,
    ],
  },
  { input: { core: 'src/core.ts' }, output: es, plugins: plugins() },
];
