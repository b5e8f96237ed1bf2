// Rollup plugin: what others wrote goes along with their copyright notice. A file that holds such code begins with one
// line that names them; LICENSES.txt beside it has all the words of the licences, and of our own.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { root } from './run.js';

const TEXTS = 'LICENSES.txt';
const readPackage = (file) => readFileSync(path.join(root, file), 'utf8').trim();

/** Comes after terser, which takes all comments out. */
export const keepLicences = () => ({
  name: 'keep-licences',
  renderChunk(code, { modules }) {
    const names = packagesOf(modules);
    if (names.length === 0) return undefined;
    const out = new MagicString(code).prepend(`${noticeOf(names)}\n`);
    return { code: out.toString(), map: out.generateMap({ hires: true }) };
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const names = packagesOf(Object.assign({}, ...chunks.map(({ modules }) => modules)));
    if (names.length === 0) return;
    this.emitFile({ type: 'asset', fileName: TEXTS, source: textsOf(names) });
  },
});

/** The packages whose code is among the modules of a file: `lit-html`. */
function packagesOf(modules) {
  const ids = Object.keys(modules).filter((id) => modules[id].renderedLength > 0);
  const names = ids.map((id) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

/** Minifiers and bundlers keep comments that begin with `!` or have `@license`. */
function noticeOf(names) {
  return `/*! @license MIT; ${names.map(holderOf).join('; ')}: ${TEXTS} */`;
}

function holderOf(name) {
  const { license } = JSON.parse(readPackage(`node_modules/${name}/package.json`));
  const [, holder] = /^(Copyright .*?)\.?(?: All rights reserved\.)?$/m.exec(licenceOf(name)) ?? [];
  if (!holder) throw new Error(`The licence of ${name} names no holder of the copyright.`);
  return `${name} ${license}, ${holder}`;
}

const licenceOf = (name) => readPackage(`node_modules/${name}/LICENSE`);

function textsOf(names) {
  const parts = [
    ['sgf-board', readPackage('LICENSE')],
    ...names.map((name) => [name, licenceOf(name)]),
  ];
  return parts
    .map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text}\n`)
    .join('\n\n');
}
