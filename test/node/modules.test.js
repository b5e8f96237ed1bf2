// The modules for bundlers and Node: each only loads what it needs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { root } from '../../scripts/run.js';
import { launch, open, serve, waitForFirstButton } from './page-server.js';

/** A page of Markdown with a figure, minified: what a site generator that bundles its plug-ins takes along. */
const MOST_FOR_FIGURES = 178_000;
/** All that `parseSgf` needs, minified; the core registers its games. It was 25,000 with one module per source file. */
const MOST_FOR_PARSING = 27_000;

const esm = path.join(root, 'dist/esm');
const read = (file) => readFileSync(path.join(esm, file), 'utf8');

/** The names of all static imports of a file, directly or indirectly. */
function importsOf(file, found = new Set()) {
  for (const [, name] of read(file).matchAll(/^(?:import|export)\b[^;]*? from '([^']+)';/gm)) {
    const isOurs = name.startsWith('.');
    const imported = isOurs ? path.posix.join(path.posix.dirname(file), name) : name;
    if (found.has(imported)) continue;
    found.add(imported);
    if (isOurs) importsOf(imported, found);
  }
  return found;
}

/** Bundles a page's script. */
async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    alias: {
      'sgf-board/core': path.join(esm, 'core.js'),
      'sgf-board/marked': path.join(esm, 'embed/marked.js'),
      'sgf-board/element': path.join(esm, 'element/sgf-board-element.js'),
    },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

describe('the modules in dist/esm', () => {
  it('of core, problems, figures and command bring no element along, and no lit', () => {
    assert.ok(importsOf('index.js').has('element/sgf-board-element.js'));
    assert.ok(importsOf('index.js').has('lit/html.js'));
    const figures = ['static', 'markdown-it', 'marked', 'remark', 'rehype'];
    const embedded = figures.map((name) => `embed/${name}.js`);
    for (const file of ['core.js', 'problem.js', 'cli/main.js', ...embedded]) {
      const imported = [...importsOf(file)];
      assert.ok(imported.includes('sgf/game-tree.js'), file);
      const others = imported.filter((name) =>
        /^(element|index)|^(?!node:)[^./]+$|^lit\b/.test(name),
      );
      assert.deepEqual(others, []);
    }
  });

  it('leave out what a program does not use of the core', async () => {
    const script = await bundled(
      "import { parseSgf } from 'sgf-board/core'; console.log(parseSgf('(;)'));",
    );
    assert.ok(script.length <= MOST_FOR_PARSING, `${script.length}`);
  });

  it('of a plug-in are small', async () => {
    const script = await bundled(
      "import sgfBoard from 'sgf-board/marked'; console.log(sgfBoard());",
    );
    console.log(`# ${script.length}`);
    assert.ok(script.length <= MOST_FOR_FIGURES, `${script.length}`);
  });

  it('do nothing where the element is imported and not used', async () => {
    assert.equal(await bundled("import 'sgf-board/element';"), '');
    const script = await bundled(
      "import { SgfBoardElement } from 'sgf-board/element'; console.log(SgfBoardElement);",
    );
    assert.doesNotMatch(script, /customElements\.define/);
  });

  it('show a board on a page that loads them one by one', async () => {
    const imports = {
      'sgf-board': '/dist/esm/index.js',
      lit: '/node_modules/lit/index.js',
      'lit/': '/node_modules/lit/',
      'lit-html': '/node_modules/lit-html/lit-html.js',
      'lit-html/': '/node_modules/lit-html/',
      'lit-element/': '/node_modules/lit-element/',
      '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
    };
    const page = `<!doctype html><html lang="en"><title>Modules</title><link rel="icon" href="data:,">
      <script type="importmap">${JSON.stringify({ imports })}</script>
      <sgf-board>(;SZ[9];B[ee]C[A comment])</sgf-board>
      <script type="module">import 'sgf-board';</script>`;
    const [browser, server] = await Promise.all([
      launch(),
      serve({ folder: root, pages: { '/': page } }),
    ]);
    try {
      const { page: tab, problems } = await open(browser, server.origin);
      await waitForFirstButton(tab, 'First move');
      assert.deepEqual(problems, []);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
