// Keys that readers press before the part of the script with the keymap is loaded. In a real browser.
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
  <sgf-board ${attributes} style="width:400px">(;SZ[9];B[ee];W[cc];B[gg]C[Here];W[gc])</sgf-board>`;

describe('keys before the part with the keymap', () => {
  let server, browser;
  /** Sends the part that the page waits for. */
  let send;
  /** Whether the part is refused. */
  let isRefused = false;

  before(async () => {
    const folder = path.join(root, 'dist');
    server = await serve({
      folder,
      pages: { '/all.html': pageOf(''), '/none.html': pageOf('keys="none"') },
      answer(address, response) {
        if (!READER.test(address)) return false;
        send = () => {
          if (response.headersSent) return;
          response.writeHead(isRefused ? 404 : 200, { 'content-type': 'text/javascript' });
          response.end(isRefused ? '' : readFileSync(path.join(folder, address)));
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
    await page.evaluate(() => {
      globalThis.told = [];
      const note = (text) => globalThis.told.push(text);
      const { document } = globalThis;
      document.addEventListener('sgf-navigate', ({ detail }) => note(`move ${detail.move}`));
      document.addEventListener('keydown', ({ key, defaultPrevented }) =>
        note(key + (defaultPrevented ? ' (taken)' : '')),
      );
    });
    for (const key of keys) await page.keyboard.press(key);
    await act?.(page);
    await until(() => send);
    const early = await moveOf(page);
    send();
    await quiet(page);
    const late = await moveOf(page);
    const typed = await page.$eval(
      'sgf-board',
      ({ shadowRoot }) => shadowRoot.querySelector('.typed')?.textContent,
    );
    const told = await page.evaluate(() => globalThis.told);
    const scrolled = await page.evaluate(() => globalThis.scrollY);
    await page.close();
    return { early, late, isScrolled: scrolled > 0, typed, told };
  }

  async function until(isTrue) {
    for (let turn = 0; turn < 100 && !(await isTrue()); turn++)
      await new Promise((go) => setTimeout(go, 50));
  }

  const moveOf = (page) => page.$eval('sgf-board', ({ moveNumber }) => moveNumber);

  it('step at once, each once, and do not reach the page', async () => {
    const { early, late, isScrolled, told } = await afterKeys('all', [
      'ArrowRight',
      'End',
      'ArrowLeft',
    ]);
    assert.deepEqual([early, late, isScrolled], [3, 3, false]);
    assert.deepEqual(told, ['move 1', 'move 4', 'move 3']);
  });

  it('step at once while they are held', async () => {
    const hold = async ({ keyboard }) => {
      for (let press = 0; press < 3; press++) await keyboard.down('ArrowRight');
      await keyboard.up('ArrowRight');
    };
    const { early, late, isScrolled } = await afterKeys('all', [], hold);
    assert.deepEqual([early, late, isScrolled], [3, 3, false]);
  });

  it('are the page’s where there is nothing to step to', async () => {
    const { told } = await afterKeys('all', ['ArrowLeft']);
    assert.deepEqual(told, ['ArrowLeft']);
  });

  it('are taken once when it is loaded, if they don’t step', async () => {
    const { typed, told } = await afterKeys('all', ['d', '4']);
    assert.equal(typed, 'D4');
    assert.deepEqual(told, []);
  });

  it('with Shift are taken once when it is loaded', async () => {
    const { early, late, told } = await afterKeys('all', [], async ({ keyboard }) => {
      await keyboard.down('Shift');
      await keyboard.press('ArrowRight');
      await keyboard.up('Shift');
    });
    assert.deepEqual([early, late], [0, 3]); // the next comment
    assert.deepEqual(told, ['Shift', 'move 3']);
  });

  it('are the page’s if it can’t be loaded', async () => {
    isRefused = true;
    const { told } = await afterKeys('all', ['a'], async (page) => {
      await until(() => send);
      send();
      const last = () => page.evaluate(() => globalThis.told.at(-1));
      await until(async () => {
        await page.keyboard.press('a');
        return (await last()) === 'a';
      });
    });
    isRefused = false;
    assert.deepEqual([...new Set(told)], ['a']); // but for the first one, which was stopped before that was known
  });

  it('are the page’s where the board has none', async () => {
    const { early, late, isScrolled } = await afterKeys('none', ['End', 'ArrowRight']);
    assert.deepEqual([early, late, isScrolled], [0, 0, true]);
  });
});
