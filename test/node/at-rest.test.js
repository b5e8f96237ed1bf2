// How many files and bytes a page loads until it is at rest. In a real browser.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { launch, serve } from './page-server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = path.join(root, 'dist');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** All scripts of a page with one commented game, after brotli. A budget only grows in a commit that says why. */
const MOST_BYTES = 52_000; // 50,000, and 2,000 for the frame of hairlines
const MOST_FILES = 3;
/** Files in `dist/` without languages: 16, and the chunks of features that came later. */
const MOST_SCRIPTS =
  16 +
  ['pointing', 'solve', 'pointing.global', 'export.global', 'games.global', 'solve.global'].length +
  ['try.global', 'paste', 'peers', 'paste.global', 'peers.global'].length +
  ['article', 'article.global', 'page.global', 'diagram', 'diagram.global', 'book', 'book.global']
    .length +
  ['live', 'live.global', 'curve', 'curve.global', 'collection.global'].length;

const GAME =
  '(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd]C[A comment: W Q4 is next.];W[pp](;B[dd]LB[pd:A];W[dp])(;B[dc]N[Other]))';
const pageWith = (content) =>
  `<!doctype html><html lang="en"><title>At rest</title><link rel="icon" href="data:,">
   <body style="width:600px">${content}<script type="module" src="/sgf-board.js"></script>`;
const pages = {
  '/game.html': pageWith(`<sgf-board>${GAME}</sgf-board>`),
  '/diagram.html': pageWith(`<sgf-board mode="diagram">${GAME}</sgf-board>`),
  '/try.html': pageWith(`<sgf-board try>${GAME}</sgf-board>`),
  '/linked.html': pageWith(`<sgf-board id="g1">${GAME}</sgf-board>`),
  '/games.html': pageWith(`<sgf-board>${GAME}(;SZ[9])</sgf-board>`),
  '/huge.html': pageWith('<sgf-board src="/half.sgf"></sgf-board>'),
};

/**
 * Sends 600,000 bytes, which is a huge file (`HUGE` in records.ts), and the other half only when the part has been
 * asked for that reads such files.
 */
let sendRest = () => {};
function serveHalf(pathname, response) {
  if (pathname.startsWith('/sgf-board-odd')) sendRest();
  if (pathname !== '/half.sgf') return false;
  const moves = ';B[pd];W[dp]'.repeat(50_000);
  response.writeHead(200, { 'content-type': 'application/x-go-sgf' }).write(`(;SZ[19]${moves}`);
  sendRest = () => response.end(`${moves})`);
  return true;
}

describe('a page at rest', () => {
  let server, browser;

  before(async () => {
    server = await serve({ folder: dist, pages, answer: serveHalf });
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  /** The scripts that a page has requested when it is at rest, in order. */
  async function scriptsOf(address) {
    const page = await browser.newPage();
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewport({ width: 700, height: 900 });
    await page.goto(server.origin + address);
    await page.evaluate(async () => {
      const board = globalThis.document.querySelector('sgf-board');
      await globalThis.customElements.whenDefined('sgf-board');
      await board.ready;
      const { canvas, frame } = {
        canvas: board.shadowRoot.querySelector('canvas'),
        frame: board.shadowRoot.querySelector('.frame'),
      };
      // Loaded at rest: a viewer's menu, and a diagram's description.
      while (
        !canvas.ariaDescription ||
        (frame.matches('.viewer') && !frame.querySelector('.tools'))
      )
        await new Promise((resolve) => globalThis.setTimeout(resolve, 50));
    });
    await page.waitForNetworkIdle();
    await page.close();
    return asked
      .filter((pathname) => pathname.endsWith('.js'))
      .map((pathname) => pathname.slice(1));
  }

  it('with a commented game asks for three files at most, and no more bytes than its budget', async () => {
    const scripts = await scriptsOf('/game.html');
    const bytes = scripts.map(
      (name) => brotliCompressSync(readFileSync(path.join(dist, name))).length,
    );
    const total = bytes.reduce((sum, each) => sum + each, 0);
    console.log(
      `# ${scripts.map((name, index) => `${name} ${bytes[index]}`).join(', ')}: ${total} bytes`,
    );
    assert.equal(scripts[0], 'sgf-board.js');
    assert.ok(scripts.length <= MOST_FILES, scripts.join(', '));
    assert.ok(total <= MOST_BYTES, `${total} bytes, allowed are ${MOST_BYTES}`);
  });

  it('asks for each part once, and for what it needs only', async () => {
    const partsOf = async (address) =>
      (await scriptsOf(address))
        .filter((name) => name !== 'sgf-board.js')
        .map((name) => name.replace('sgf-board-', '').replace(`-${version}.js`, ''))
        .sort();
    assert.deepEqual(await partsOf('/game.html'), ['overview', 'panels']);
    assert.deepEqual(await partsOf('/diagram.html'), ['description', 'panels']);
    assert.deepEqual(await partsOf('/try.html'), [
      'description',
      'overview',
      'panels',
      'reader',
      'rich',
      'try',
    ]);
    assert.deepEqual(await partsOf('/linked.html'), ['overview', 'page', 'panels']);
    assert.deepEqual(await partsOf('/games.html'), ['collection', 'overview', 'panels']);
  });

  it('asks for what reads huge files while such a file is on its way', async () => {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => {
      // The message about a slow download is in the same part: without long waits it never comes.
      const { setTimeout } = globalThis;
      globalThis.setTimeout = (run, ms = 0) => (ms < 300 ? setTimeout(run, ms) : 0);
    });
    await page.goto(`${server.origin}/huge.html`);
    await page.waitForFunction(
      () => globalThis.document.querySelector('sgf-board').collection?.trees[0].size === 200_001,
      { timeout: 30_000, polling: 100 },
    );
    await page.close();
  });

  it('has few files to choose from', () => {
    const isLanguage = (name) => /^sgf-board-([a-z]{2}(-\w+)?)-\d/.test(name);
    const scripts = readdirSync(dist).filter((name) => name.endsWith('.js') && !isLanguage(name));
    assert.ok(scripts.length <= MOST_SCRIPTS, scripts.join(', '));
  });
});
