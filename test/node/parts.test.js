// Parts of a board can be taken away: without its folder and its row in parts.ts, all else still compiles.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { root } from '../../scripts/run.js';

/** Folders of `src/element/`, and the names of their parts in `parts.ts`. */
const taken = {
  curve: ['curve'],
  article: ['article'],
  guess: ['guess'],
  solve: ['solve', 'problems'],
};
let folder;

before(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
  for (const name of ['src', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});
after(() => rmSync(folder, { recursive: true, force: true }));

it('a board compiles without curve, article, problems and guessing', () => {
  const table = path.join(folder, 'src/element/parts.ts');
  let text = readFileSync(table, 'utf8');
  for (const [room, names] of Object.entries(taken)) {
    rmSync(path.join(folder, 'src/element', room), { recursive: true });
    text = text.replace(new RegExp(`^import .* from './${room}/index.js';\n`, 'm'), '');
    for (const name of names) text = text.replace(`  ${name},\n`, '');
  }
  writeFileSync(table, text);
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  const options = ['--noEmit', '-p', folder];
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options], {
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
  assert.equal(status, 0);
});
