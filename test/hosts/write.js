// What the examples of Markdown share: the page as HTML, written into the folder that the command names.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { file } from './records.js';

/** The folder for the built example. */
export const out = process.argv[2];

const script = fileURLToPath(new URL('node_modules/sgf-board/dist', import.meta.url));

export function write(name, text) {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
}

/** The line that loads the script. */
export const scriptTag = '<script type="module" src="/sgf-board/sgf-board.js"></script>';

/** Writes the script of the package, and the record that pages name. */
export function writeScript(folder = out) {
  cpSync(script, path.join(folder, 'sgf-board'), {
    recursive: true,
    filter: (name) => !/[\\/](esm|types)$/.test(name),
  });
  writeFileSync(path.join(folder, 'game.sgf'), file);
}

/** Writes a whole page around what Markdown has become. */
export function writePage(body) {
  mkdirSync(out, { recursive: true });
  writeScript();
  write(
    'index.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${scriptTag}<body>${body}`,
  );
}

/** Gives plug-ins the record at an address, for its figure. */
export const read = (src) => (src === '/game.sgf' ? file : undefined);
