// Makes the zip for people without npm: the files for script tags, licences, and an example page.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const RECORD = 'demo/records/game.sgf';

/** A fixed date, so that the same sources always give the same zip. */
const DATE = new Date(2020, 0, 1);

/** Writes `sgf-board-VERSION.zip` into `folder`; its content is in one folder. Returns its path. */
export function writeZip(root, folder, version) {
  const read = (file) => readFileSync(path.join(root, file));
  const entries = { 'LICENSE.txt': read('LICENSE'), 'CHANGELOG.md': read('CHANGELOG.md') };
  const scripts = /^(sgf-board.*\.js|LICENSES\.txt|embed\.html|integrity\.json)$/;
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

/** Escapes a record for use between tags. */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
