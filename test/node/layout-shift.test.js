// Text below a board stays where it is, whatever comes of the record. In a real browser.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './page-server.js';

/** The layout shift of a page, as browsers measure it. */
const MOST_SHIFT = 0.02;
/** The record arrives after the empty board has been painted. */
const LATE_MS = 400;

const records = {
  '/plain.sgf': '(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd];W[dp])',
  '/bare.sgf': '(;SZ[19];B[pd];W[dp])',
  '/commented.sgf': '(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd]C[Words];W[dp](;B[dd])(;B[pp]))',
};
const boards = {
  'a late game without comments': '<sgf-board src="/plain.sgf"></sgf-board>',
  'a late game without players and comments': '<sgf-board src="/bare.sgf"></sgf-board>',
  'a late game with comments': '<sgf-board src="/commented.sgf"></sgf-board>',
  'a game in the page': `<sgf-board>${records['/plain.sgf']}</sgf-board>`,
  'a game with comments in the page': `<sgf-board>${records['/commented.sgf']}</sgf-board>`,
  'a late diagram': '<sgf-board mode="diagram" caption="A" src="/plain.sgf"></sgf-board>',
  'a part of a board': `<sgf-board mode="diagram" caption="A" view="top-right 10x6" src="/plain.sgf"></sgf-board>`,
  'a record that is missing': '<sgf-board src="/missing.sgf"></sgf-board>',
};
const names = Object.keys(boards);
/** So many boards that to measure them all takes longer than a turn. */
const CROWD = 50;
const pageOf = (
  board,
) => `<!doctype html><html lang="en"><title>Shift</title><link rel="icon" href="data:,">
  <style>body { margin: 16px; font: 16px/1.5 sans-serif }</style>
  <script>
    self.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) self.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  </script>
  <script type="module" blocking="render" src="/sgf-board.js"></script>
  <body><p>Before.</p>${board}${`<p>${'Text below the board. '.repeat(15)}</p>`.repeat(6)}`;

describe('text below a board', () => {
  let server, browser;

  before(async () => {
    server = await serve({
      folder: fileURLToPath(new URL('../../dist/', import.meta.url)),
      pages: {
        ...Object.fromEntries(names.map((name, at) => [`/${at}.html`, pageOf(boards[name])])),
        '/crowd.html': pageOf(
          `${boards['a game with comments in the page']}<p>Next.</p>`.repeat(CROWD),
        ),
      },
      answer(address, response) {
        if (!address.endsWith('.sgf')) return false;
        const status = records[address] ? 200 : 404;
        setTimeout(() => response.writeHead(status).end(records[address]), LATE_MS);
        return true;
      },
    });
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  async function shiftOf(address, width, slowdown = 1) {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(slowdown);
    await page.setViewport({ width, height: 900 });
    await page.goto(server.origin + address);
    const shift = await page
      .evaluate(async () => {
        const board = globalThis.document.querySelector('sgf-board');
        await board.ready.catch(() => undefined);
        await new Promise((resume) => globalThis.requestIdleCallback(resume));
      })
      .then(async () => {
        await page.waitForNetworkIdle();
        return page.evaluate(() => globalThis.shift);
      });
    await page.close();
    return shift;
  }

  for (const [at, name] of names.entries()) {
    it(`stays where it is below ${name}`, async () => {
      for (const width of [360, 640, 1000]) {
        const shift = await shiftOf(`/${at}.html`, width);
        assert.ok(shift < MOST_SHIFT, `${shift.toFixed(3)} at ${width} px`);
      }
    });
  }

  it('stays where it is while many boards appear on a slow machine', async () => {
    const shift = await shiftOf('/crowd.html', 1000, 4);
    assert.ok(shift < MOST_SHIFT, shift.toFixed(3));
  });
});
