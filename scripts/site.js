// Builds the demo and the reference as a site in site/: for any static host, and for a double click on its first page.
// The pages are those of `npm start`, with the scripts of dist/ in place of src/, and Markdown as HTML.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from './run.js';
import { pageOf } from './show-markdown.js';

const DEMO = 'demo';
/** The folder of files for other site generators, which are no pages. */
const TEMPLATES = 'demo/hosts/';
const RECORDS = 'demo/records';
const LOADER = 'demo/load.js';
/** Files outside the demo to which its pages link. */
const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'test/conformance/README.md'];

/** Empties `folder` and writes the site into it. */
export async function buildSite(folder) {
  const write = (file, content) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  rmSync(folder, { recursive: true, force: true });
  for (const file of filesOf(DEMO))
    write(...(file.startsWith(TEMPLATES) ? [file, read(file)] : await published(file)));
  for (const file of documents) write(...(await published(file)));
  write('LICENSE.txt', read('LICENSE'));
  write(LOADER, loader);
  write('demo/file-records.js', fileRecords(filesOf(RECORDS)));
  write('index.html', start);
  const scripts = readdirSync(path.join(root, 'dist')).filter((name) =>
    /^(sgf-board.*\.js|LICENSES\.txt|embed\.html|integrity\.json)$/.test(name),
  );
  for (const name of scripts)
    cpSync(path.join(root, 'dist', name), path.join(folder, 'dist', name));
}

const read = (file) => readFileSync(path.join(root, file));

function filesOf(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath ?? entry.path), entry.name))
    .map((file) => file.replaceAll(path.sep, '/'));
}

/** The name and the content of a file in the site. */
async function published(file) {
  if (file.endsWith('.md')) {
    const page = pageOf(read(file).toString(), `/${file}`);
    return [file.replace(/\.md$/, '.html'), withBuiltScripts(page)];
  }
  if (file.endsWith('.html')) return [file, withBuiltScripts(read(file).toString())];
  return [file, file.endsWith('.js') ? await classic(file) : read(file)];
}

/** A module of the demo as a classic script, because browsers don't load modules on pages opened from a file. */
async function classic(file) {
  const code = read(file).toString().replaceAll(/\.md'/g, ".html'"); // the menu names Markdown files
  const resolveDir = path.dirname(path.join(root, file));
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, sourcefile: file },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0].text;
}

/** A page with the built scripts, and with links to HTML in place of Markdown. */
function withBuiltScripts(html) {
  return html
    .replaceAll(
      /<script type="module" src="([^"]*)src\/index\.ts"><\/script>/g,
      (_, up) => `<script src="${path.posix.join(up, LOADER)}"></script>`,
    )
    .replaceAll(/<script type="module" src=/g, '<script defer src=')
    .replaceAll(/href="([^":]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"')
    .replaceAll(/href="([^":]*)LICENSE"/g, 'href="$1LICENSE.txt"');
}

const loader = `// Loads the boards: the module, or on pages opened from a file, where browsers load no modules and no records, the
// classic script, and the records of the demo in another script.
{
  const here = document.currentScript.src;
  const isFile = location.protocol === 'file:';
  const names = isFile ? ['file-records.js', '../dist/sgf-board.global.js'] : ['../dist/sgf-board.js'];
  for (const name of names) {
    const src = new URL(name, here).href;
    const script = Object.assign(document.createElement('script'), { src, async: false });
    if (!isFile) script.type = 'module';
    document.head.append(script);
  }
}
`;

/** A script that answers the requests for these files. */
function fileRecords(files) {
  const named = files.map((file) => [
    path.posix.relative(RECORDS, file),
    read(file).toString('base64'),
  ]);
  return `// The records of the demo, for pages opened from a file.
{
  const records = ${JSON.stringify(Object.fromEntries(named))};
  const { fetch } = window;
  window.fetch = (address, options) => {
    const record = records[String(address).split('/${RECORDS}/')[1]];
    if (!record) return fetch(address, options);
    return Promise.resolve(new Response(Uint8Array.from(atob(record), (byte) => byte.charCodeAt(0))));
  };
}
`;
}

const start = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>sgf-board</title>
    <meta http-equiv="refresh" content="0; url=demo/index.html" />
  </head>
  <body>
    <a href="demo/index.html">sgf-board: game records on any page</a>
  </body>
</html>
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite(path.join(root, 'site'));
