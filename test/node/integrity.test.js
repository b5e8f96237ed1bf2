// Hashes of the scripts: a page that names them gets what was built, or nothing. In a real browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';
import { launch, open, serve } from './page-server.js';

const dist = path.join(root, 'dist');
const hashes = JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8'));
const record = `<script type="application/x-go-sgf">(;SZ[9];B[ee]C[Here])</script>`;

/** As demo/reference/security.md says. */
const map = Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`./${name}`, hash]));
const modulePage = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ integrity: map })}</script>
<script type="module" src="sgf-board.js" integrity="${hashes['sgf-board.js']}" crossorigin></script>
<sgf-board>${record}</sgf-board></html>`;
const classicPage = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<script defer src="sgf-board.global.js" integrity="${hashes['sgf-board.global.js']}"></script>
<sgf-board>${record}</sgf-board></html>`;

describe('integrity', () => {
  let browser;
  let server;
  let changed = '';
  before(async () => {
    const answer = (pathname, response) => {
      if (!changed || !pathname.includes(changed)) return false;
      const code = `${readFileSync(path.join(dist, path.basename(pathname)))};`;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
      return true;
    };
    const pages = { '/module.html': modulePage, '/classic.html': classicPage };
    [browser, server] = await Promise.all([launch(), serve({ folder: dist, pages, answer })]);
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  const commentOn = async (page) => {
    const { page: tab, problems } = await open(browser, `${server.origin}/${page}`);
    const text = await tab.evaluate(async () => {
      const board = document.querySelector('sgf-board');
      await (board.ready ?? new Promise((resolve) => setTimeout(resolve, 500)));
      board.goTo?.('1');
      await board.updateComplete;
      return board.shadowRoot?.querySelector('[part="comment"]')?.textContent;
    });
    return { text, problems };
  };

  for (const page of ['module.html', 'classic.html']) {
    it(`lets what was built pass: ${page}`, async () => {
      changed = '';
      const { text, problems } = await commentOn(page);
      assert.match(text, /Here/);
      assert.deepEqual(problems, []);
    });
  }

  it('refuses a changed part of the module', async () => {
    changed = 'sgf-board-panels';
    const { text, problems } = await commentOn('module.html');
    assert.doesNotMatch(String(text), /Here/);
    assert.match(problems.join('\n'), /integrity/);
  });

  it('refuses a changed script', async () => {
    for (const [page, name] of [
      ['module.html', '/sgf-board.js'],
      ['classic.html', 'global'],
    ]) {
      changed = name;
      const { text, problems } = await commentOn(page);
      assert.equal(text, undefined);
      assert.match(problems.join('\n'), /integrity/);
    }
  });
});
