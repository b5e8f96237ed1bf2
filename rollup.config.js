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
 * - Its list of versions: another Lit of the page would warn its author of this one.
 * - Attributes that follow properties, and decorators: the board has neither.
 */
const withoutInLit = {
  'lit-html.js': [
    [/(\w+)\?(\1\.createPolicy\("lit-html",\{.*?\}\)):void 0/, '(()=>{try{return $2}catch{}})()'],
    [/\w+\.litHtmlPolyfillSupport/, 'undefined'],
    [/\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]*"\)/, '0'],
  ],
  'css-tag.js': [[/\w+\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '!0']],
  'reactive-element.js': [
    [/\w+\.reactiveElementPolyfillSupport/, 'undefined'],
    [/\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/, '0'],
    // Attributes that follow properties
    [/_\$ET\(t,s\)\{.*?\}\}(?=_\$AK\()/, ''],
    [/this\._\$Eq&&=.*?\),(?=this\._\$EM)/, ''],
    [/,!0===e&&this\._\$Em!==t&&.*?\.add\(t\)(?=\)\})/, ''],
    [/\|\|i\.useDefault&&i\.reflect&&.*?_\$Eu\(t,i\)\)/, ''],
    [/toAttribute\(t,s\)\{.*?return t\},/, ''],
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
const plugins = (compress = {}, mangle = {}) => [
  resolve({ extensions: ['.ts', '.js'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  minifyLiterals(),
  shortenLit,
  terser({ ...terserOptions, compress: { ...compressOptions, ...compress }, mangle }),
  // Once more: with short names, terser folds more expressions.
  terser({ ...terserOptions, compress: { ...compressOptions, ...compress }, mangle: false }),
  shorter(),
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
    const isOld = (name) => /^sgf-board-.*\.js$/.test(name) && !name.endsWith(`-${version}.js`);
    for (const name of readdirSync('dist').filter(isOld)) rmSync(`dist/${name}`);
  },
};

/**
 * A classic script from another site can't find out its own address in a dynamic import, so it remembers the address of
 * its tag. Elsewhere (in another bundle, inline) languages are beside that bundle or page.
 */
const importBesideScript = {
  name: 'import-beside-script',
  renderDynamicImport: () => ({ left: 'import(folder+', right: ')' }),
};
/** All chunks are in this file: gives rollup's code for their imports a short name. */
const shortenInlineImports = {
  name: 'shorten-inline-imports',
  renderChunk: (code) => code.replaceAll('Promise.resolve().then(', 'later('),
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
/**
 * Names of properties that only this project's code uses: pages, records, languages and browsers don't see them. They
 * are shortened if all code is in one file.
 */
const internal = new RegExp(
  `^(${[
    ...namesOfChunks(),
    ...['announcer', 'arrangement', 'features', 'gameNumber', 'interaction', 'picture', 'shell'],
    ...['isTiny', 'pixelRatio', 'isDrawn'],
    ...[
      'takesMoves',
      'isPlayable',
      'hasBoard',
      'hasComments',
      'hasVariations',
      'mainLine',
      'replayer',
    ],
    ...['isRich', 'followLanguage', 'mayTell', 'overlays', 'renderComment', 'setOverlay'],
    ...['requestPaint', 'followTheme', 'hasMessage', 'asksForTree', 'isAwaited', 'canJump'],
    ...[
      'boardKind',
      'formatPoint',
      'notation',
      'positionAt',
      'readMove',
      'readPoint',
      'readPoints',
    ],
    ...['cssWidth', 'deviceHeight', 'deviceWidth', 'layoutFor', 'isNear', 'steering', 'rarity'],
    ...['isWord', 'hairline', 'isPlayed', 'isOverwrite', 'landmarkFrom', 'isChat', 'isTouched'],
    ...['hasCoordinates', 'unitsPerPixel', 'isDone', 'isOnce', 'pointsOf', 'nodeOf', 'cellOf'],
    ...['takeRepeat', 'forgetTheme', 'moment', 'fieldInAnyForm', 'readLetterPair'],
    ...[
      'chosenGame',
      'isNamedOnce',
      'nameRoom',
      'isQuick',
      'placeOf',
      'scene',
      'shapes',
      'margins',
    ],
    // Of Lit
    ...['isUpdatePending', 'renderOptions', 'createRenderRoot', 'scheduleUpdate', 'performUpdate'],
    ...['finalizeStyles', 'shadowRootOptions'],
  ].join('|')})$`,
);
/** The names that chunks export. */
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
  // For the script tag: one file that every page needs, and chunks for the rest.
  {
    input: { 'sgf-board': 'src/index.ts' },
    output: { ...es, manualChunks: chunksOf(), onlyExplicitManualChunks: true },
    plugins: [
      groupSimilar((file) => inFirstFile.test(file)),
      ...plugins({ computed_props: false, inline: 1 }, { reserved: ['session'] }),
      removeOldVersions,
    ],
    preserveEntrySignatures: 'allow-extension', // chunks import shared code from it
  },
  // The same as a classic script in one file, without the languages, for pages that can't load modules.
  {
    input: 'src/index.ts',
    external: /texts[\\/]languages[\\/]/,
    output: {
      ...shortOutput,
      esModule: false,
      paths: (id) => chunkName(path.basename(id, path.extname(id))),
      file: 'dist/sgf-board.global.js',
      format: 'iife',
      name: 'SgfBoard',
      intro: declareUndefined + later + rememberFolder,
      inlineDynamicImports: true,
    },
    plugins: [
      groupSimilar((file) => inAnyFile.test(file)),
      shortenInlineImports,
      ...plugins(
        { inline: 1, sequences: true },
        { reserved: ['session'], properties: { regex: internal } },
      ),
      importBesideScript,
    ],
  },
  { input: { core: 'src/core.ts' }, output: es, plugins: plugins() },
];
