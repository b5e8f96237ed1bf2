// Keys that readers press before the part of the script that takes keys has come. In a real browser.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import path from 'node:path';
import { setTimeout } from 'node:timers';
import { readFileSync } from 'node:fs';
import { root } from '../../scripts/run.js';
import { launch, quiet, serve } from './page-server.js';

const READER = /^\/sgf-board-reader-.*\.js$/;
const pageOf = (
  attributes,
) => `<!doctype html><html lang="en"><title>Keys</title><link rel="icon" href="data:,">
  <style>body { height: 3000px; margin: 0 }</style>
  <script type="module" src="/sgf-board.js"></script>
  <sgf-board ${attributes} style="width:400px">(;SZ[9];B[ee];W[cc];B[gg];W[gc])</sgf-board>`;

describe('keys that come before their part of the script', () => {
  let server, browser;
  /** Sends the part that the page waits for. */
  let send;

  before(async () => {
    const folder = path.join(root, 'dist');
    server = await serve({
      folder,
      pages: { '/all.html': pageOf(''), '/none.html': pageOf('keys="none"') },
      answer(address, response) {
        if (!READER.test(address)) return false;
        send = () => {
          response.writeHead(200, { 'content-type': 'text/javascript' });
          response.end(readFileSync(path.join(folder, address)));
        };
        return true;
      },
    });
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  /** Presses keys on the picture, then sends the part; the shown move, and how far the page has scrolled. */
  async function afterKeys(name, keys, act) {
    const page = await browser.newPage();
    await page.setCacheEnabled(false);
    send = undefined;
    await page.goto(`${server.origin}/${name}.html`);
    await page.waitForFunction(
      () =>
        globalThis.document.querySelector('sgf-board')?.shadowRoot?.querySelector('[part~=slider]'),
      { polling: 50 },
    );
    await page.evaluate(() =>
      globalThis.document.querySelector('sgf-board').shadowRoot.querySelector('canvas').focus(),
    );
    for (const key of keys) await page.keyboard.press(key);
    await act?.(page);
    for (let turn = 0; turn < 100 && !send; turn++) await new Promise((go) => setTimeout(go, 50));
    const early = await moveOf(page);
    send();
    await quiet(page);
    const late = await moveOf(page);
    const scrolled = await page.evaluate(() => globalThis.scrollY);
    await page.close();
    return { early, late, isScrolled: scrolled > 0 };
  }

  const moveOf = (page) => page.$eval('sgf-board', ({ moveNumber }) => moveNumber);

  it('are taken when it has come', async () => {
    const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];
    assert.deepEqual(await afterKeys('all', keys), { early: 0, late: 2, isScrolled: false });
  });

  it('are taken once where they were held, and released before it has come', async () => {
    const hold = async ({ keyboard }) => {
      for (let press = 0; press < 4; press++) await keyboard.down('ArrowRight');
      await keyboard.up('ArrowRight');
    };
    const result = await afterKeys('all', [], hold);
    assert.deepEqual(result, { early: 0, late: 1, isScrolled: false });
  });

  it('are the page’s where the board has none', async () => {
    const result = await afterKeys('none', ['End', 'ArrowRight']);
    assert.deepEqual(result, { early: 0, late: 0, isScrolled: true });
  });
});
