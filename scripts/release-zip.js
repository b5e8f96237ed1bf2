// The zip for people without npm: the files for script tags, the licences, and a page that shows what they do.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const RECORD = 'demo/records/game.sgf';

/** The same sources give the same zip, whenever it is made. */
const DATE = new Date(2020, 0, 1);

/** Writes `sgf-board-VERSION.zip` into a folder; all is in one folder of its own within. Returns its path. */
export function writeZip(root, folder, version) {
  const read = (file) => readFileSync(path.join(root, file));
  const entries = { 'LICENSE.txt': read('LICENSE'), 'CHANGELOG.md': read('CHANGELOG.md') };
  const scripts = /^(sgf-board.*\.js|LICENSES\.txt)$/;
  for (const name of readdirSync(path.join(root, 'dist')).filter((name) => scripts.test(name))) {
    entries[`dist/${name}`] = read(`dist/${name}`);
  }
  const page = read('scripts/release-page.html').toString();
  const record = escapeHtml(read(RECORD).toString().trim());
  entries['game.sgf'] = read(RECORD);
  entries['index.html'] = Buffer.from(
    page.replaceAll('{version}', version).replace('{record}', () => record),
  );
  const inFolder = Object.entries(entries).map(([name, bytes]) => [
    `sgf-board-${version}/${name}`,
    bytes,
  ]);
  const zip = zipSync(Object.fromEntries(inFolder), { level: 9, mtime: DATE });
  const file = path.join(folder, `sgf-board-${version}.zip`);
  writeFileSync(file, zip);
  return file;
}

/** A record as text between tags. */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
