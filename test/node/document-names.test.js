// Elements of a page can hide properties of its document: `<form name="createElement">` is what `document.createElement`
// returns. A board works anyway, or the console names what is hidden.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launch, serve } from './page-server.js';

const root = new URL('../..', import.meta.url).pathname;
const BOARD =
  '<sgf-board loading="eager" style="width:300px">(;SZ[9]PB[Ada];B[aa]C[Hello];W[bb])</sgf-board>';
const LISTEN =
  "<script>var told = []; console.warn = (text) => told.push(text); addEventListener('error', ({ message }) => told.push(message));</script>";
/** What Lit and the first lines of the script need: without these there is no board. */
const needed = [
  ...['documentElement', 'readyState', 'body', 'baseURI', 'addEventListener', 'querySelector'],
  ...['createComment', 'createElement', 'createDocumentFragment', 'createTextNode'],
  ...['createRange', 'createTreeWalker', 'importNode'],
];

/** A page on which elements with these names come before the script, or between it and its board. */
function pageOf(order, names) {
  const elements = names
    .map((name) => `<img name="${name}" alt><form name="${name}"></form>`)
    .join('');
  const script = '<script src="/dist/sgf-board.global.js"></script>';
  const hidden = `<div hidden>${elements}</div>`;
  const parts = order === 'before' ? [hidden, script] : [script, hidden];
  return `<!doctype html><meta charset="utf-8"><body>${LISTEN}${parts.join('')}${BOARD}`;
}

/** Runs in the page: whether its board is painted and steps, and what the console and the window heard. */
async function use() {
  const { told, Document } = globalThis;
  const [board] = Document.prototype.getElementsByTagName.call(document, 'sgf-board');
  const find = (selector) => board?.shadowRoot?.querySelector(selector);
  const wait = async (isDone) => {
    for (let left = 200; left > 0 && !isDone(); left--)
      await new Promise((resolve) => setTimeout(resolve, 25));
    return isDone();
  };
  const isShown = () =>
    board?.collection && find('canvas')?.width > 100 && find('[part~=button-next]');
  const isOver = await wait(() => isShown() || told.length > 0);
  if (!isOver || !isShown()) return { works: false, told };
  find('[part~=button-next]').click();
  return { works: await wait(() => board.moveNumber === 1), told };
}

describe('elements with the names of the document’s properties', () => {
  let browser, server, page, names;
  const pages = { '/empty.html': '<!doctype html>' };
  before(async () => {
    [browser, server] = [await launch(), await serve({ folder: root, pages })];
    page = await browser.newPage();
    await page.goto(`${server.origin}/empty.html`);
    names = await page.evaluate(() =>
      [...['Document', 'Node', 'EventTarget'].map((name) => globalThis[name].prototype), globalThis]
        .flatMap((each) => Object.getOwnPropertyNames(each))
        .filter((name) => /^[a-z]\w*$/i.test(name)),
    );
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  async function visit(order, taken) {
    pages['/page.html'] = pageOf(order, taken);
    await page.goto(`${server.origin}/page.html`);
    return page.evaluate(use);
  }

  for (const order of ['before', 'after']) {
    it(`let the board work if they come ${order} the script`, async () => {
      const others = [...new Set(names)].filter((name) => !needed.includes(name));
      assert.ok(others.length > 1000, `${others.length} names`);
      assert.deepEqual(await visit(order, others), { works: true, told: [] });
    });

    it(`are named if the script can’t do without, and they come ${order} it`, async () => {
      for (const name of needed) {
        const { works, told } = await visit(order, [name]);
        const isNamed = told.some((text) => text.includes(`hides document.${name}.`));
        assert.ok(isNamed || works, `${name}: ${told.join(' ')}`);
      }
    });
  }
});
