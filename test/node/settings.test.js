// The settings of a reader in several tabs, when a page is opened again, and in a sandbox. In a real browser.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './page-server.js';

const dist = path.join(fileURLToPath(new URL('../../', import.meta.url)), 'dist');
const pageOf = (content) =>
  `<!doctype html><html lang="en"><title>Settings</title><link rel="icon" href="data:,">
   <body style="width:600px">${content}`;
const script = '<script type="module" src="/sgf-board.js"></script>';
// A sandbox without an origin may not load modules.
const classic = '<script defer src="/sgf-board.global.js"></script>';
const board = '<sgf-board data-sgf="(;SZ[9];B[aa];W[bb])" move="2" theme="dark"></sgf-board>';
const diagram = board.replace(' move', ' mode="diagram" move');
const pages = {
  '/game.html': pageOf(board + script),
  '/diagram.html': pageOf(diagram + script),
  '/sandbox.html': pageOf(
    `<iframe sandbox="allow-scripts" srcdoc='${(board + classic).replaceAll("'", '&#39;')}' width="560" height="900"></iframe>`,
  ),
};

describe('the settings of a reader', () => {
  let server, browser;

  before(async () => {
    server = await serve({ folder: dist, pages });
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  async function open(address) {
    const page = await browser.newPage();
    await page.setViewport({ width: 700, height: 900 });
    await page.goto(server.origin + address);
    return page;
  }

  /** Chooses a theme in the dialog, as a reader does. */
  const choose = (frame, theme) =>
    frame.evaluate(async (value) => {
      await globalThis.customElements.whenDefined('sgf-board');
      const { shadowRoot: root } = globalThis.document.querySelector('sgf-board');
      const found = async (selector) => {
        let element;
        while (!(element = root.querySelector(selector)))
          await new Promise((resolve) => globalThis.setTimeout(resolve, 20));
        return element;
      };
      (await found('[part~=button-tools]')).click();
      (await found('.tool-settings')).click();
      const field = await found('dialog.settings [name=theme]');
      field.value = value;
      field.dispatchEvent(new globalThis.Event('change'));
    }, theme);

  const themeIn = (frame) =>
    frame.evaluate(() => globalThis.document.querySelector('sgf-board').theme);
  const untilTheme = (frame, theme) =>
    frame.waitForFunction(
      (wanted) => globalThis.document.querySelector('sgf-board').theme === wanted,
      {},
      theme,
    );

  it('are followed by other tabs, are there again, and go back to the author', async () => {
    const diagramPage = await open('/diagram.html');
    await diagramPage.waitForFunction(() =>
      globalThis.document
        .querySelector('sgf-board')
        .shadowRoot.querySelector('canvas[aria-description]'),
    );
    const page = await open('/game.html');
    await choose(page, 'felt');
    await untilTheme(page, 'felt');
    await untilTheme(diagramPage, 'felt');
    await page.reload();
    assert.equal(await themeIn(page), 'felt');
    await choose(page, '');
    await untilTheme(diagramPage, 'dark');
    assert.equal(await page.evaluate(() => globalThis.localStorage.length), 0);
    await page.close();
    await diagramPage.close();
  });

  it('paint the first picture: no other is seen before', async () => {
    const page = await open('/game.html');
    await choose(page, 'felt');
    await untilTheme(page, 'felt');
    await page.evaluateOnNewDocument(() => {
      globalThis.colors = new Set();
      const watch = () => {
        const root = globalThis.document.querySelector('sgf-board')?.shadowRoot;
        const color = root?.querySelector('.board').style.getPropertyValue('--board-background');
        if (color) globalThis.colors.add(color);
        globalThis.requestAnimationFrame(watch);
      };
      watch();
    });
    await page.reload();
    await page.evaluate(async () => {
      await globalThis.customElements.whenDefined('sgf-board');
      await globalThis.document.querySelector('sgf-board').ready;
      for (let frame = 0; frame < 5; frame++)
        await new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
    });
    assert.equal((await page.evaluate(() => [...globalThis.colors])).length, 1);
    await page.evaluate(() => globalThis.localStorage.clear());
    await page.close();
  });

  it('hold as long as the page in a sandbox, without an error', async () => {
    const page = await open('/sandbox.html');
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.reload();
    const frame = page.frames()[1];
    await choose(frame, 'felt');
    await untilTheme(frame, 'felt');
    const told = await frame.evaluate(
      () =>
        globalThis.document.querySelector('sgf-board').shadowRoot.querySelector('dialog.settings p')
          .textContent,
    );
    assert.match(told, /doesn’t save settings/);
    assert.deepEqual(errors, []);
    await page.close();
  });
});
