// The tags of other players become boards by one script tag that says so, now and when more of them come.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { launch, open, quiet, serve } from './page-server.js';

const RECORD = '(;SZ[9];B[ee];W[gc])';
const FILE = '(;SZ[9];B[aa];W[bb];B[cc])';
const tags = {
  'WGo.js': '<div data-wgo="/g.sgf" data-wgo-move="2">A board</div>',
  EidoGo: `<div class="eidogo-player-auto">${RECORD}</div>`,
  BesoGo: '<div class="besogo-viewer" sgf="/g.sgf"></div>',
  maxiGos: `<script type="text/plain" src="maxigos-minimalist-game.js">\n${RECORD}\n</script>`,
  Glift: `<div id="glift"></div><script type="text/plain">glift.create({divId: 'glift', sgf: '${RECORD}'});</script>`,
};
const moves = { 'WGo.js': 3, EidoGo: 2, BesoGo: 3, maxiGos: 2, Glift: 2 };

const pageOf = (body, upgrade) => `<!doctype html><meta charset="utf-8"><title>Old page</title>
<link rel="icon" href="data:,"><script type="module" src="/sgf-board.js" ${upgrade}></script>
<body><p>Before.</p>${body}<p>After.</p>`;

describe('an old page', () => {
  let browser;
  let server;
  before(async () => {
    const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
    const all = Object.values(tags).join('\n');
    const pages = {
      '/g.sgf': FILE,
      '/peers.html': pageOf(all, 'data-sgf-upgrade="peers"'),
      '/plain.html': pageOf(all, ''),
    };
    [browser, server] = await Promise.all([launch(), serve({ folder, pages })]);
  });
  after(async () => {
    server.close();
    await browser.close();
  });

  const countsOn = (page) =>
    page.$$eval('sgf-board', (boards) =>
      Promise.all(
        boards.map(async (board) => {
          await board.ready;
          board.last();
          return board.moveNumber;
        }),
      ),
    );

  it('changes over by one script tag, all tags in their order', async () => {
    const { page, problems } = await open(browser, `${server.origin}/peers.html`);
    const count = Object.keys(tags).length;
    await page.waitForFunction(
      (count) => document.querySelectorAll('sgf-board').length === count,
      {},
      count,
    );
    assert.deepEqual(await countsOn(page), Object.values(moves));
    const text = await page.evaluate(() => document.body.innerText);
    assert.match(text, /^Before\.[^]*After\.$/);
    assert.doesNotMatch(text, /SZ\[|A board/);
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), tags.EidoGo);
    await page.waitForFunction(
      (count) => document.querySelectorAll('sgf-board').length > count,
      {},
      count,
    );
    assert.deepEqual(problems, []);
    await page.close();
  });

  it('is left alone where the script tag does not ask for it', async () => {
    const { page } = await open(browser, `${server.origin}/plain.html`);
    await page.waitForFunction(() => customElements.get('sgf-board'));
    await quiet(page);
    assert.equal((await page.$$('sgf-board')).length, 0);
    await page.close();
  });
});
