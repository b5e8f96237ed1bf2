// If a script's parts are missing or of another version, the console says so and the board still shows its picture.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';
import { launch, quiet, serve } from './page-server.js';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const dist = path.join(root, 'dist');
const overview = `sgf-board-overview-${version}.js`;
const WARNING = /^<sgf-board>: a part of the script is missing; copy its whole folder\./;

const pageOf = (script) => `<!doctype html><html lang="ja"><title>A record</title>
<link rel="icon" href="data:,">${script}<sgf-board style="width:400px">(;SZ[9];B[ee];W[cc])</sgf-board>`;
const pages = {
  '/module.html': pageOf('<script type="module" src="/sgf-board.js"></script>'),
  '/classic.html': pageOf('<script defer src="/sgf-board.global.js"></script>'),
};

describe('a script with parts of another version', () => {
  let browser;

  before(async () => {
    browser = await launch();
  });
  after(() => browser?.close());

  /** Opens a page, and waits until its board is painted and the console warns of `name`. */
  async function warningOf(name, address, how) {
    const server = await serve({ folder: dist, ...how, pages: { ...pages, ...how.pages } });
    const page = await browser.newPage();
    try {
      const thrown = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      const warned = new Promise((resolve) => {
        page.on('console', async (message) => {
          if (message.type() !== 'warn') return;
          const texts = message.args().map((arg) => arg.evaluate((value) => String(value)));
          const text = (await Promise.all(texts)).join(' ');
          if (text.includes(name)) resolve(text);
        });
      });
      await page.goto(server.origin + address);
      const isPainted = await page.$eval('sgf-board', async (board) => {
        await globalThis.customElements.whenDefined('sgf-board');
        await board.ready;
        const canvas = board.shadowRoot.querySelector('canvas');
        const { width, height } = canvas;
        const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
        return data.some((byte) => byte > 0);
      });
      assert.ok(isPainted);
      const text = await warned;
      assert.deepEqual(thrown, []);
      return text;
    } finally {
      await page.close();
      server.close();
    }
  }

  /** The folder of another release: the parts have other names than those the script requests. */
  const withoutParts = {
    answer(pathname, response) {
      if (!pathname.includes(`-${version}.`)) return false;
      response.writeHead(404).end();
      return true;
    },
  };

  it('names the file that is not there, with its version', async () => {
    assert.match(await warningOf(overview, '/module.html', withoutParts), WARNING);
  });

  it('tells the reader who asks for a part that is not there, and moves nothing', async () => {
    const answer = (pathname, response) => {
      if (!pathname.includes('-dialogs-')) return false;
      response.writeHead(404).end();
      return true;
    };
    const text = '<p id="below">Text below</p>';
    const page = pageOf('<script type="module" src="/sgf-board.js"></script>').replace('ja', 'en');
    const server = await serve({ folder: dist, pages: { '/': page + text }, answer });
    const tab = await browser.newPage();
    try {
      await tab.goto(server.origin);
      const find = (selector) =>
        tab.waitForFunction(
          (wanted) =>
            globalThis.document.querySelector('sgf-board').shadowRoot.querySelector(wanted),
          { polling: 100, timeout: 60_000 },
          selector,
        );
      const button = await find('[part~=button-info]');
      await quiet(tab);
      const topOf = () => tab.$eval('#below', (below) => below.getBoundingClientRect().top);
      const before = await topOf();
      await button.evaluate((it) => it.click());
      const said = await find('.spoken.seen');
      assert.equal(
        await said.evaluate(({ textContent }) => textContent),
        'This part could not be loaded. Please reload the page.',
      );
      assert.ok((await said.boundingBox()).height > 20, 'it is seen');
      assert.equal(await topOf(), before);
    } finally {
      await tab.close();
      server.close();
    }
  });

  it('names the language that is not there, for the classic script', async () => {
    const japanese = 'sgf-board.global.ja.js';
    const answer = (pathname, response) => {
      if (!pathname.endsWith(japanese)) return false;
      response.writeHead(404).end();
      return true;
    };
    assert.match(await warningOf(japanese, '/classic.html', { answer }), WARNING);
  });

  it('says so of a part that asks the script for what it has not', async () => {
    const text = readFileSync(path.join(dist, overview), 'utf8');
    const other = `import { nothingOfThisName } from './sgf-board.js';${text}`;
    const how = { pages: { [`/${overview}`]: other } };
    assert.match(await warningOf('nothingOfThisName', '/module.html', how), WARNING);
  });
});
