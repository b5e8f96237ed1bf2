// What stands in the menu works in the built scripts.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';
import { launch, serve } from './page-server.js';

const scripts = {
  module: '<script type="module" src="/sgf-board.js"></script>',
  classic: '<script defer src="/sgf-board.global.js"></script>',
};
const pageOf = (script) => `<!doctype html><html lang="en"><title>Menu</title>
<link rel="icon" href="data:,">${script}<sgf-board id="b1" style="width:600px"
tools="link sgf image flip print">(;SZ[9]PB[Ada]PW[Lin];B[ee];W[cc])</sgf-board>`;

/** What is said when an item has been used; copying may be refused. No two items in a row say the same. */
const expected = {
  link: /copied|copy/i,
  download: /^Saved as .?Ada - Lin\.sgf/,
  copy: /copied|copy/i,
  png: /^Saved as .?Ada - Lin\.png/,
  text: /copied|copy/i,
  svg: /^Saved as .?Ada - Lin\.svg/,
  rotate: /^Board rotated by 90/,
  mirror: /Board mirrored/,
  'swap-colors': /Colors swapped/,
  'reset-view': /^Reset the view/,
};

describe('the menu of the built scripts', () => {
  let server, browser;

  before(async () => {
    const names = Object.keys(scripts);
    const pages = Object.fromEntries(names.map((name) => [`/${name}.html`, pageOf(scripts[name])]));
    server = await serve({ folder: path.join(root, 'dist'), pages });
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const name of Object.keys(scripts)) {
    it(`does what its items say: ${name} script`, async () => {
      const page = await browser.newPage();
      await page.goto(`${server.origin}/${name}.html`);
      await (await shown(page, '.tools > button')).evaluate((button) => button.click());
      await shown(page, '.tool-menu button');
      for (const [item, sentence] of Object.entries(expected))
        assert.match(await saidAfter(page, item), sentence, item);
      await page.close();
    });
  }
});

/** Waits for a part of the board. */
function shown(page, selector) {
  const find = (part) =>
    globalThis.document.querySelector('sgf-board')?.shadowRoot?.querySelector(part);
  return page.waitForFunction(find, { polling: 50 }, selector);
}

/** Clicks an item, and waits until the menu says something else. */
async function saidAfter(page, item) {
  return page.$eval(
    'sgf-board',
    async (board, name) => {
      const menu = board.shadowRoot.querySelector('.tool-menu');
      const said = () => menu.querySelector('.said')?.textContent ?? '';
      const earlier = said();
      menu.querySelector(`.tool-${name}`).click();
      for (let turn = 0; turn < 500 && said() === earlier; turn++)
        await new Promise((resolve) => globalThis.setTimeout(resolve, 20));
      return said();
    },
    item,
  );
}
