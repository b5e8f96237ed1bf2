// A reader who comes back to a page finds each board where it was: after Back, after Reload, and on pages whose script
// replaces their content instead of loading another page, as Turbo does.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launch, open, serve } from './page-server.js';

const root = new URL('../..', import.meta.url).pathname;
const GAME = '(;SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff]))';
const SCRIPT = '<script type="module" src="/dist/sgf-board.js"></script>';

/** Replaces the content of the page, and keeps a copy of the old one, as Turbo does. */
function visitAsTurbo() {
  const copies = new Map();
  let shown = '/turbo.html';
  const show = (name) => {
    copies.set(shown, document.body.cloneNode(true));
    shown = name;
    const { body } = document;
    body.replaceWith(
      copies.get(name)?.cloneNode(true) ??
        Object.assign(document.createElement('body'), { innerHTML: '<p>Next</p>' }),
    );
  };
  addEventListener('click', (event) => {
    if (!event.target.matches('a')) return;
    event.preventDefault();
    const name = event.target.getAttribute('href');
    history.pushState({ turbo: { index: 1 } }, '', name);
    show(name);
  });
  addEventListener('popstate', () => requestAnimationFrame(() => show(location.pathname)));
}

const content = `<sgf-board loading="eager">${GAME}</sgf-board><sgf-board loading="eager" id="g">${GAME}(;B[ii];W[hh])</sgf-board><sgf-board loading="eager" mode="problem">(;SZ[9]AB[aa];B[bb]C[RIGHT])</sgf-board><p><a href="/b.html">Next</a></p>`;
const pages = {
  '/a.html': `<!doctype html><title>A</title>${SCRIPT}<body>${content}`,
  '/b.html': '<!doctype html><title>B</title><body><a href="/a.html">Back</a>',
  '/turbo.html': `<!doctype html><title>A</title>${SCRIPT}<script>(${visitAsTurbo})()</script><body>${content}`,
};

describe('a page to which its reader returns', () => {
  let browser, server;
  before(async () => {
    [browser, server] = [await launch(), await serve({ folder: root, pages })];
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  const isReady = () =>
    [...document.querySelectorAll('sgf-board')].every(({ collection }) => collection);
  const placesOf = (page) =>
    page.$$eval('sgf-board', (boards) => boards.map(({ currentPath }) => currentPath));

  /** Opens a page, steps on both boards as a reader does, and answers the problem. */
  async function readPage(name) {
    const { page, problems } = await open(browser, server.origin + name);
    await page.waitForFunction(isReady);
    for (const [at, keys] of [
      [0, ['ArrowRight', 'ArrowRight', 'ArrowRight']],
      [1, ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight']],
    ]) {
      const canvas = await page.evaluateHandle(
        (number) =>
          document.querySelectorAll('sgf-board')[number].shadowRoot.querySelector('canvas'),
        at,
      );
      await canvas.focus();
      for (const key of keys) await page.keyboard.press(key);
    }
    await page.waitForFunction(() => document.querySelector('#g').moveNumber > 2);
    await page.evaluate(() => document.querySelector('[mode=problem]').play?.('bb'));
    return { page, problems };
  }

  const asLeft = (page, left) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('sgf-board')].map(({ currentPath }) => currentPath).join() ===
        wanted,
      { timeout: 20_000 },
      left.join(),
    );

  it('shows the boards where they were after Back and after Reload', async () => {
    const { page, problems } = await readPage('/a.html');
    const left = await placesOf(page);
    assert.deepEqual(left.slice(0, 2), ['3', '2.2.1']);
    await Promise.all([page.waitForNavigation(), page.click('a')]);
    await page.goBack();
    await asLeft(page, left);
    await page.reload();
    await asLeft(page, left);
    await Promise.all([page.waitForNavigation(), page.click('a')]);
    await Promise.all([page.waitForNavigation(), page.click('a')]); // a new visit begins at the start
    await asLeft(page, ['0', '0', left[2]]);
    assert.deepEqual(problems, []);
    await page.close();
  });

  it('gives the place to no other record, and to no board that a script makes later', async () => {
    const { page } = await readPage('/a.html');
    const left = await placesOf(page);
    await Promise.all([page.waitForNavigation(), page.click('a')]);
    await page.goBack();
    await asLeft(page, left);
    for (const record of [GAME, '(;SZ[9];B[ii];W[hh];B[gg];W[ff])']) {
      await page.evaluate((sgf) => {
        const board = document.createElement('sgf-board');
        Object.assign(board, { sgf, loading: 'eager' });
        document.querySelector('sgf-board').replaceWith(board);
      }, record);
      await page.waitForFunction(isReady);
      assert.equal((await placesOf(page))[0], '0');
    }
    await page.close();
  });

  it('does so on a page whose script replaces the content', async () => {
    const { page, problems } = await readPage('/turbo.html');
    const left = await placesOf(page);
    await page.click('a');
    await page.waitForFunction(() => !document.querySelector('sgf-board'));
    await page.evaluate(() => history.back());
    await page.waitForFunction(isReady);
    await asLeft(page, left);
    const state = await page.evaluate(() => history.state['sgf-board-left']);
    assert.deepEqual(
      state.map(([name, place]) => [name, place]),
      [
        ['sgf-board 1', left[0]],
        ['g', left[1]],
      ],
    );
    assert.deepEqual(problems, []);
    await page.close();
  });
});
