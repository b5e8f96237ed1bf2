// What `npm start` adds to a file server: Markdown as pages, and bundles built on demand.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { serveBundles } from '../../scripts/serve-bundles.js';
import { pageOf, showMarkdown } from '../../scripts/show-markdown.js';

describe('Markdown files', () => {
  const plugin = showMarkdown();

  it('are pages of the demo, with its menu and styles', () => {
    const { type, body } = plugin.serve({ path: '/demo/reference/links.md' });
    assert.equal(type, 'html');
    assert.match(body, /<title>Links and buttons – sgf-board<\/title>/);
    assert.match(body, /<script src="\.\.\/\.\.\/demo\/menu\.js"><\/script>/);
    assert.match(body, /<h2 id="addresses">Addresses<\/h2>/);
    assert.match(plugin.serve({ path: '/README.md' }).body, /<script src="demo\/menu\.js">/);
  });

  it('that do not exist are left to the server, and so is everything else', () => {
    for (const address of ['/demo/none.md', '/demo/index.html', '/../../etc/none.md'])
      assert.equal(plugin.serve({ path: address }), undefined);
  });

  it('show an example as code; one that is live also as a board with a record of the demo', () => {
    const example = '<sgf-board src="game.sgf"></sgf-board>';
    const plain = pageOf(`# A & B\n\n\`\`\`html\n${example}\n\`\`\`\n`, '/demo/reference/x.md');
    assert.match(plain, /<code>&lt;sgf-board src=&quot;game.sgf&quot;>/);
    assert.doesNotMatch(plain, /<sgf-board|src\/index\.ts/);
    const live = pageOf(`# A\n\n\`\`\`html live\n${example}\n\`\`\`\n`, '/demo/reference/x.md');
    assert.match(live, /<sgf-board src="\.\.\/\.\.\/demo\/records\/game\.sgf">/);
    assert.match(live, /src\/index\.ts/);
  });
});

describe('bundles', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/sgf-board.js'), 'export {}');
  after(() => rmSync(folder, { recursive: true, force: true }));

  const ask = async (middleware, address) => {
    const headers = {};
    const context = { path: address, set: (name, value) => (headers[name] = value) };
    let isPassed = false;
    await middleware(context, () => (isPassed = true));
    return { ...context, headers, isPassed, body: String(context.body ?? '') };
  };
  const fresh = { folder, isFresh: () => true, build: () => assert.fail('nothing to build') };

  it('are served as they are, also to pages of other addresses', async () => {
    const { status, type, body, headers } = await ask(serveBundles(fresh), '/dist/sgf-board.js');
    assert.deepEqual([status, type, body], [200, '.js', 'export {}']);
    assert.equal(headers['access-control-allow-origin'], '*');
  });

  it('and records may be had from elsewhere, the rest of the project may not', async () => {
    const middleware = serveBundles(fresh);
    const record = await ask(middleware, '/demo/records/game.sgf');
    assert.ok(record.isPassed);
    assert.equal(record.headers['access-control-allow-origin'], '*');
    for (const address of ['/package.json', '/dist/../package.json', '/dist/esm/index.js']) {
      const { headers, isPassed } = await ask(middleware, address);
      assert.ok(isPassed);
      assert.deepEqual(headers, {});
    }
  });

  it('are built once where they are missing, and requests wait', async () => {
    let builds = 0;
    let finish;
    const build = () => {
      builds += 1;
      return new Promise((resolve) => (finish = resolve));
    };
    const middleware = serveBundles({ folder, isFresh: () => false, build });
    let isAnswered = false;
    const answers = Promise.all([
      ask(middleware, '/dist/sgf-board.js').finally(() => (isAnswered = true)),
      ask(middleware, '/dist/sgf-board.js'),
    ]);
    await ask(middleware, '/demo/index.html');
    await new Promise(setImmediate);
    assert.equal(isAnswered, false);
    finish(true);
    assert.deepEqual(
      (await answers).map(({ status }) => status),
      [200, 200],
    );
    assert.equal(builds, 1);
  });

  it('that can’t be built say so', async () => {
    const build = async () => false;
    const middleware = serveBundles({ folder, isFresh: () => false, build });
    const { status, body } = await ask(middleware, '/dist/sgf-board.js');
    assert.equal(status, 503);
    assert.match(body, /terminal/);
  });
});
