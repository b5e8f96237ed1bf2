// Makes the files of a release: the package for npm, the zip for people without npm (the files for script tags, licences,
// and an example page) and the one that WordPress installs.
//
// The plug-in for WordPress writes records into attributes. Posts keep what authors wrote; the page gets `<sgf-board
// sgf="…">`, made before WordPress's typography, paragraphs and shortcodes, which change text between tags. Brackets
// are entities there, because any plug-in may have a shortcode `[hr]`. The block saves the tag with the record in a
// `<pre>`, so that something is left without the plug-in. The editor reads a paste event before WordPress does: by
// the time that blocks may convert a pasted text, Markdown has made links of variations. The version is in the name
// of the script's folder: parts import the first file without WordPress's `?ver=`, and browsers would load it twice.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { root } from './run.js';

const RECORD = 'demo/records/game.sgf';

/** A fixed date, so that the same sources always give the same zip. */
const DATE = new Date(2020, 0, 1);

const read = (file) => readFileSync(path.join(root, file));

/** Packs the current build as npm would publish it (npm's own `prepack` would build again); returns the path. */
export function packInto(folder) {
  const flags = ['--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder];
  const told = execFileSync('npm', ['pack', ...flags], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [{ filename }] = Object.values(JSON.parse(told));
  return path.join(folder, path.basename(filename));
}

/** Writes `sgf-board-VERSION.zip` into `folder`; its content is in one folder. Returns its path. */
export function writeZip(folder, version) {
  const entries = { 'LICENSE.txt': read('LICENSE'), 'CHANGELOG.md': read('CHANGELOG.md') };
  for (const name of builtFiles(/\.js$/)) entries[`dist/${name}`] = read(`dist/${name}`);
  for (const name of ['embed.html', 'integrity.json'])
    entries[`dist/${name}`] = read(`dist/${name}`);
  const page = read('scripts/release-page.html').toString();
  const record = escapeHtml(read(RECORD).toString().trim());
  entries['game.sgf'] = read(RECORD);
  entries['index.html'] = Buffer.from(
    page.replaceAll('{version}', version).replace('{record}', () => record),
  );
  return writeEntries(folder, `sgf-board-${version}`, `sgf-board-${version}`, entries);
}

/** Writes `sgf-board-wordpress-VERSION.zip` into `folder`. Returns its path. */
export function writePluginZip(folder, version) {
  const name = `sgf-board-wordpress-${version}`;
  return writeEntries(folder, name, 'sgf-board', pluginFiles(version));
}

/** The files of WordPress's plug-in by their names in its folder. Each version has its own folder of scripts. */
export function pluginFiles(version) {
  const entries = { 'LICENSE.txt': read('LICENSE') };
  for (const name of readdirSync(path.join(root, 'wordpress'))) {
    const text = read(`wordpress/${name}`).toString();
    entries[name] = Buffer.from(text.replaceAll('{version}', version));
  }
  for (const name of builtFiles(/^(?!.*\.global\.).*\.js$/)) {
    entries[`script-${version}/${name}`] = read(`dist/${name}`);
  }
  return entries;
}

function builtFiles(ending) {
  return readdirSync(path.join(root, 'dist')).filter((name) => {
    return name === 'LICENSES.txt' || (name.startsWith('sgf-board') && ending.test(name));
  });
}

/** Writes a zip whose content is in one folder. */
function writeEntries(folder, name, top, entries) {
  const inFolder = Object.entries(entries).map(([file, bytes]) => [`${top}/${file}`, bytes]);
  const file = path.join(folder, `${name}.zip`);
  writeFileSync(file, zipSync(Object.fromEntries(inFolder), { level: 9, mtime: DATE }));
  return file;
}

/** Escapes a record for use between tags. */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
