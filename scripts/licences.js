// Rollup plugin: keeps the copyright notices of others' code. A file with such code begins with a line that names its
// authors; LICENSES.txt beside it has the full licences, including our own.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { root } from './run.js';

const TEXTS = 'LICENSES.txt';
const readPackage = (file) => readFileSync(path.join(root, file), 'utf8').trim();

/** Must run after terser, which removes all comments. */
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

/** The packages with code among the modules of a file, such as `lit-html`. */
function packagesOf(modules) {
  const ids = Object.keys(modules).filter((id) => modules[id].renderedLength > 0);
  const names = ids.map((id) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

/** Minifiers and bundlers keep comments that begin with `!` or contain `@license`. */
function noticeOf(names) {
  return `/*! @license MIT; ${names.map(holderOf).join('; ')}: ${TEXTS} */`;
}

function holderOf(name) {
  const { license } = JSON.parse(readPackage(`node_modules/${name}/package.json`));
  const [, holder] = /^(Copyright .*?)\.?(?: All rights reserved\.)?$/m.exec(licenceOf(name)) ?? [];
  if (!holder) throw new Error(`The licence of ${name} names no copyright holder.`);
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
