// The published package is complete, and installs on every platform.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../scripts/run.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json'));

const addresses = (entry) =>
  typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(addresses);

function filesBelow(folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

describe('package.json', () => {
  const { exports, main, types, unpkg, jsdelivr, customElements, bin, sideEffects } = manifest;
  const named = [exports, main, types, unpkg, jsdelivr, customElements, bin, sideEffects];
  const files = [...new Set(named.flatMap(addresses))].filter((file) => !file.includes('*'));

  it('names some files', () => assert.ok(files.length > 8));
  for (const file of files) {
    it(`names ${file}, which exists`, () => assert.ok(existsSync(path.join(root, file))));
  }

  it('has one dependency at run time', () => {
    assert.deepEqual(Object.keys(manifest.dependencies), ['lit']);
  });

  it('keeps side effects where they belong', () => {
    const index = filesBelow('dist').filter((file) =>
      /^dist\/(core|esm\/(core|index|cli\/main)|sgf-board(\.global)?)\.js$/.test(file),
    );
    const listed = sideEffects.filter((file) => !file.includes('*'));
    assert.deepEqual(listed.map((file) => file.slice(2)).sort(), index.sort());
  });
});

describe('package-lock.json', () => {
  it('names no host to fetch from', () => {
    const resolved = Object.entries(lock.packages).filter(([, { resolved }]) =>
      /^https?:/.test(resolved),
    );
    assert.deepEqual(
      resolved.map(([name]) => name),
      [],
    );
  });

  for (const platform of [
    'darwin-arm64',
    'darwin-x64',
    'linux-x64-gnu',
    'linux-arm64-gnu',
    'win32-x64-msvc',
  ]) {
    it(`lists rollup’s binary for ${platform}`, () => {
      const { version } = lock.packages['node_modules/rollup'];
      const entry = lock.packages[`node_modules/@rollup/rollup-${platform}`];
      assert.equal(entry?.version, version);
    });
  }
});

describe('source files', () => {
  it('name no registry and no machine', () => {
    const texts = /\.(ts|js|json|html|css|md|yml)$/;
    const folders = ['src', 'scripts', 'demo', 'test'];
    const files = folders.flatMap(filesBelow).filter((file) => texts.test(file));
    const hosts =
      /registry\.[a-z]|(?<!jsdelivr\.net|funding\/github)\/npm\/|\/home\/|\/Users\/[a-z]|\/tmp\//;
    const named = files.filter((file) => hosts.test(read(file)));
    assert.deepEqual(
      named.filter((file) => file !== 'test/node/package.test.js'),
      [],
    );
  });
});
