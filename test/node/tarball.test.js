// The package as npm would publish it: complete, small, and usable in Node, workers and bundlers.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packed } from './packed.js';
import { launch, open, serve, waitForFirstButton } from './page-server.js';

const run = promisify(execFile);

/** Resolutions that can't load modules: old Node, and `require` without modules. See attw’s `esm-only`. */
const FOR_OTHERS = ['node10', 'node16-cjs'];

describe('the packed tarball', () => {
  let content;

  before(() => {
    content = packed();
  });
  after(() => content?.remove());

  const runScript = (text) => {
    content.write('script.mjs', text);
    return run(process.execPath, ['script.mjs'], { cwd: content.folder });
  };

  it('has licences, and neither sources nor source maps', () => {
    const { files } = content;
    for (const file of ['LICENSE', 'dist/LICENSES.txt', 'README.md', 'CHANGELOG.md']) {
      assert.ok(files.includes(file), file);
    }
    const unwanted = files.filter((file) =>
      /\.map$|(?<!\.d)\.ts$|^(src|test|scripts)\//.test(file),
    );
    assert.deepEqual(unwanted, []);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const mapped = scripts.filter((file) => content.contents(file).includes('sourceMappingURL'));
    assert.deepEqual(mapped, []);
  });

  it('has what its manifest of the element names', async () => {
    const { modules } = JSON.parse(content.contents('dist/custom-elements.json'));
    const named = new Set(pathsIn(modules));
    assert.deepEqual([...named].sort(), [
      'dist/esm/element/sgf-board-element.js',
      'dist/esm/index.js',
    ]);
    for (const file of named) {
      assert.ok(content.files.includes(file), file);
      assert.ok(content.files.includes(file.replace(/\.js$/, '.d.ts')), file);
    }
    const imports = [...named].map((file) => `await import('sgf-board/${file}');`);
    await runScript(imports.join('\n'));
  });

  it('names a type for each attribute and event', () => {
    const { modules } = JSON.parse(content.contents('dist/custom-elements.json'));
    const all = modules.flatMap(({ declarations }) => declarations ?? []);
    const element = all.find(({ tagName }) => tagName === 'sgf-board');
    const { attributes, events } = element;
    assert.ok(attributes.length > 20 && events.length > 5);
    const untyped = [...attributes, ...events].filter(({ type }) => !type?.text);
    assert.deepEqual(untyped, []);
  });

  it('satisfies publint', async () => {
    const tarball = Uint8Array.from(content.tarball).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  it('has types that fit the code (attw, esm-only)', async () => {
    const { problems, types } = await checkPackage(
      createPackageFromTarballData(new Uint8Array(content.tarball)),
      { excludeEntrypoints: [/^\.\/(dist|custom-elements\.json|package\.json)/] },
    );
    assert.deepEqual(types, { kind: 'included' });
    const others = ({ resolutionKind }) => FOR_OTHERS.includes(resolutionKind);
    assert.deepEqual(
      problems.filter((problem) => !others(problem)),
      [],
    );
  });

  it('is imported by Node, by each of its names', async () => {
    const names = [
      ...['', '/element', '/core', '/problem', '/static', '/markdown-it', '/marked', '/remark'],
      ...['/rehype', '/jsx', '/vue', '/dist/core.js'],
    ];
    const imports = names.map((name) => `await import('sgf-board${name}');`);
    const { stderr } = await runScript(imports.join('\n'));
    assert.equal(stderr, '');
  });

  it('is imported by a worker of Node', async () => {
    content.write(
      'worker.mjs',
      `import { parentPort } from 'node:worker_threads';
import { parseSgf } from 'sgf-board/core';
parentPort.postMessage(parseSgf('(;B[aa];W[bb])').trees[0].size);`,
    );
    const { stdout } = await runScript(`import { Worker } from 'node:worker_threads';
new Worker('./worker.mjs').on('message', (size) => console.log(size));`);
    assert.equal(stdout.trim(), '2');
  });

  it('shows a board when esbuild has built the page', async () => {
    content.write('page.js', "import 'sgf-board';\n");
    await build({
      absWorkingDir: content.folder,
      entryPoints: ['page.js'],
      outdir: 'built',
      bundle: true,
      splitting: true,
      format: 'esm',
      logLevel: 'silent',
    });
    await showsBoard(path.join(content.folder, 'built'), '/page.js');
  });
});

/** All paths of modules, anywhere in the manifest. */
function pathsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  const own = [value.module, value.kind === 'javascript-module' && value.path];
  return [...own.filter(Boolean), ...Object.values(value).flatMap(pathsIn)];
}

async function showsBoard(folder, script) {
  const pages = {
    '/': `<!doctype html><html lang="ja"><title>Built</title><link rel="icon" href="data:,">
<script type="module" src="${script}"></script><sgf-board>(;SZ[9];B[ee])</sgf-board>`,
  };
  const [browser, server] = await Promise.all([launch(), serve({ folder, pages })]);
  try {
    const { page, problems } = await open(browser, server.origin);
    await waitForFirstButton(page, '最初の手');
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    server.close();
  }
}
