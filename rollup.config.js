import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { chunksOf, classicChunksOf, entries } from './scripts/chunks.js';
import { asScript, classicParts } from './scripts/classic-parts.js';
import { keepLicences } from './scripts/licences.js';
import { minifyLiterals } from './scripts/minify-literals.js';
import { shortenExports, shortenProperties, withShortExports } from './scripts/property-names.js';
import { shorter } from './scripts/shorter.js';

const terserOptions = {
  ecma: 2020,
  module: true,
  format: { comments: false, quote_style: 3 },
};
const compressOptions = {
  passes: 4,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_methods: true,
  hoist_funs: true,
  keep_fargs: true,
  unsafe_undefined: true,
  comparisons: false,
  lhs_constants: false,
  pure_getters: true,
  unsafe_math: true,
  sequences: false, // semicolons compress better
};

/**
 * What the bundled Lit does without, by file: what is replaced, and by what.
 *
 * - Its Trusted Types policy, where a page forbids it: the whole file would stop there. Without the policy Lit still works
 *   on pages that don't require one; `src/index.ts` tries that.
 * - What it does in browsers without adopted style sheets, which the element does not work in, and for their polyfills.
 * - Directives on elements, MathML, and values in comments: no template of the board has any.
 * - Its messages for those who write templates and style sheets: only this project does.
 * - Its list of versions: another Lit of the page would warn its author of this one.
 * - Attributes that follow properties, are numbers or have converters, and decorators: the board has none of them.
 */
const withoutInLit = {
  'lit-html.js': [
    [/(\w+)\?(\1\.createPolicy\("lit-html",\{.*?\}\)):void 0/, '(()=>{try{return $2}catch{}})()'],
    [/\w+\.litHtmlPolyfillSupport/, 'undefined'],
    [/6===r\.type&&\(i=new \w+\(h,this,t\)\)/, '0'],
    [/3===i\?"<math>":""/, '""'],
    [/3===i\?"<\/math>":""/, '""'],
    [/2===i\|\|3===i/, '2===i'],
    [/else\{let t=-1;for\(;-1!==\(t=r\.data\.indexOf\(\w+,t\+1\)\);\).*?length-1\}/, ''],
    [/Error\("invalid template strings array"\)/, 'Error()'],
    [/\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]*"\)/, '0'],
  ],
  'css-tag.js': [
    [/\w+\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '!0'],
    [/Error\("CSSResult is.*?"\)/, 'Error()'],
    [/Error\("Value passed to.*?page security\."\)/, 'Error()'],
  ],
  'reactive-element.js': [
    [/\w+\.reactiveElementPolyfillSupport/, 'undefined'],
    [/\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/, '0'],
    // Defaults of attributes that follow properties
    [/i&&!\(this\._\$Ej\?\?=new Map\).*?void 0!==r\)\|\|\(/, '('],
    [/r\?\?this\._\$Ej\?\.get\(e\)\?\?r/, 'r'],
    [/this\.hasUpdated\|\|i\|\|/, 'this.hasUpdated||'],
    // Attributes that follow properties
    [/_\$ET\(t,s\)\{.*?\}\}(?=_\$AK\()/, ''],
    [/this\._\$Eq&&=.*?\),(?=this\._\$EM)/, ''],
    [/,!0===e&&this\._\$Em!==t&&.*?\.add\(t\)(?=\)\})/, ''],
    [/\|\|i\.useDefault&&i\.reflect&&.*?_\$Eu\(t,i\)\)/, ''],
    [/toAttribute\(t,s\)\{.*?return t\},/, ''],
    // Attributes that are no text and no boolean
    [/case Number:.*?i=null\}\}return i/, '}return i'],
    [/"function"==typeof t\.converter\?.*?\?\.fromAttribute\?t\.converter:/, ''],
    // Decorators
    [/Symbol\.metadata\?\?=.*?new WeakMap;/, ''],
    [/const t=this\[Symbol\.metadata\];.*?(?=this\._\$Eh=new Map)/, ''],
    [/static addInitializer\(t\)\{.*?\}/, ''],
    [/,void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\)/, ''],
    [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
  ],
  'lit-element.js': [
    [/\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\)/, '0'],
    [/\w+\.litElementPolyfillSupport/, 'undefined'],
    [/\(\w+\.litElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/, '0'],
  ],
};
const shortenLit = {
  name: 'shorten-lit',
  transform(code, id) {
    const isLit = /[\\/](lit-html|@lit[\\/]reactive-element|lit-element)[\\/][^\\/]+$/.test(id);
    const changes = isLit && withoutInLit[path.basename(id)];
    if (!changes) return undefined;
    for (const [old, replacement] of changes) {
      if (!old.test(code)) throw new Error(`${path.basename(id)} of Lit has no ${old} any more.`);
      code = code.replace(old, replacement);
    }
    return { code, map: null };
  },
};

/** Each bundle needs its own plugins, because all bundles are built at the same time. */
/** Class fields without a value, as esbuild writes them: what they hold is `undefined` without them, too. */
const emptyField = /^ {2}[a-z]\w*;\n/gim;
const withoutEmptyFields = {
  name: 'without-empty-fields',
  transform: (code, id) =>
    id.endsWith('.ts') ? { code: code.replace(emptyField, ''), map: null } : undefined,
};

const plugins = (compress = {}, mangle = {}, finished = undefined) => [
  resolve({ extensions: ['.ts', '.js'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  withoutEmptyFields,
  minifyLiterals(),
  shortenLit,
  terser({ ...terserOptions, compress: { ...compressOptions, ...compress }, mangle }),
  // Once more: with short names, terser folds more expressions.
  terser({ ...terserOptions, compress: { ...compressOptions, ...compress }, mangle: false }),
  shorter(finished),
  keepLicences(),
];

/** The interop code that rollup adds is not needed, because only this project imports the chunks. */
const shortOutput = {
  generatedCode: { preset: 'es2015', symbols: false },
  externalLiveBindings: false,
  freeze: false,
};
/** A variable for `undefined`, which terser shortens; otherwise `void 0` would be there 500 times. */
const declareUndefined = 'let undefined;';
/** The names of chunks have the version, so a cached script never loads chunks of another release. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const chunkName = (name) => `sgf-board-${name}-${version}.js`;
const es = {
  ...shortOutput,
  dir: 'dist',
  format: 'es',
  chunkFileNames: chunkName('[name]'),
  intro: declareUndefined,
};
/** Removes the chunks of other versions that earlier builds left in `dist/`. */
const removeOldVersions = {
  name: 'remove-old-versions',
  writeBundle() {
    const isOld = (name) => /^sgf-board-.*\.js$/.test(name) && !name.includes(`-${version}.`);
    for (const name of readdirSync('dist').filter(isOld)) rmSync(`dist/${name}`);
  },
};

/**
 * Puts style sheets and sentences together at the start of a bundle, because similar texts compress better side by
 * side. Those that a bundle does not use are still left out.
 */
const groupSimilar = (isSimilar) => ({
  name: 'group-similar',
  transform(code, id) {
    if (!id.endsWith(path.join('src', 'index.ts'))) return undefined;
    const files = readdirSync('src', { recursive: true }).filter(isSimilar).sort();
    return files.map((file) => `import './${file.replaceAll(path.sep, '/')}';`).join('') + code;
  },
});
const inFirstFile = /[\\/]frame-styles\.ts$|[\\/]en\.ts$/;
const inAnyFile = /-styles\.ts$|texts[\\/]en\b.*\.ts$/;
/** What few pages ask for lies beside the classic script. */
const beside = new Set([
  'article',
  'book',
  'collection',
  'curve',
  'diagram',
  'export',
  'games',
  'live',
  'page',
  'paste',
  'peers',
  'pointing',
  'solve',
  'try',
]);
const isBeside = (id) => beside.has(entries.get(id));

export default [
  // For the script tag: one file that every page needs, and chunks for the rest.
  {
    input: { 'sgf-board': 'src/index.ts' },
    output: { ...es, manualChunks: chunksOf(), onlyExplicitManualChunks: true },
    plugins: [
      groupSimilar((file) => inFirstFile.test(file)),
      ...plugins(
        { computed_props: false, inline: 1 },
        { reserved: ['session'], properties: shortenProperties },
      ),
      shortenExports(),
      removeOldVersions,
    ],
    preserveEntrySignatures: 'allow-extension', // chunks import shared code from it
  },
  // The same as a classic script, for pages that can't load modules: without the languages and what few pages ask for.
  {
    input: { 'sgf-board': 'src/index.ts' },
    external: /texts[\\/]languages[\\/]/,
    output: {
      ...es,
      paths: (id) => chunkName(path.basename(id, path.extname(id))),
      entryFileNames: 'sgf-board.global.js',
      chunkFileNames: chunkName('[name]').replace('.js', '.global.js'),
      manualChunks: classicChunksOf(beside),
      onlyExplicitManualChunks: true,
    },
    plugins: [
      groupSimilar((file) => inAnyFile.test(file)),
      ...plugins(
        { inline: 1, sequences: true },
        { reserved: ['session'], properties: shortenProperties },
        (code) => asScript(withShortExports(code)),
      ),
      shortenExports(),
      classicParts(isBeside),
    ],
    preserveEntrySignatures: false,
  },
  { input: { core: 'src/core.ts' }, output: es, plugins: plugins() },
];
