// The package as npm would publish it, in a temporary folder where `sgf-board` and its dependencies can be imported.
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packInto } from '../../scripts/release-files.js';
import { root } from '../../scripts/run.js';

/**
 * Packs the current build.
 *
 * @param {string[]} others packages of this project that can be imported, too
 */
export function packed(others = []) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
  const modules = path.join(folder, 'node_modules');
  const tarball = readFileSync(packInto(folder));
  const { files, contents } = unpacked(tarball);
  for (const file of files) write(path.join(modules, 'sgf-board', file), contents(file));
  for (const name of ['lit', ...others]) {
    const link = path.join(modules, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), link, 'junction');
  }
  return {
    folder,
    tarball,
    files,
    contents,
    write: (file, text) => write(path.join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function unpacked(tarball) {
  const content = createPackageFromTarballData(new Uint8Array(tarball));
  const base = '/node_modules/sgf-board/';
  const files = content.listFiles(base).map((file) => file.slice(base.length));
  return { files, contents: (file) => content.readFile(base + file) };
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
