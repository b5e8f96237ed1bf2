// Boards that have been removed leave nothing: no element, listener or memory. In a real browser, after garbage
// collection.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './page-server.js';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const script = readFileSync(new URL('leak-page.js', import.meta.url));

/** 27 kinds, four boards each: 324 boards in one half of the test. */
const ROUNDS = 3;
const BOARDS = 600;
/** Allowed growth in the second half: far less than one node or listener, or 1 kB, for each board. */
const MOST_MORE = { Nodes: 30, JSEventListeners: 30, JSHeapUsedSize: 300_000 };
/** How often, and after which pause, memory is checked again. */
const LOOKS = 20;
const LOOK_MS = 250;

const pageText = `<!doctype html><html lang="en"><title>Boards come and go</title>
<style>body { margin: 0 } sgf-board { position: absolute; top: 0; left: 0; width: 760px }</style>
<sgf-board id="stays">(;SZ[9])</sgf-board><pre id="holder">(;SZ[9];B[ee];W[cc])</pre>
<script type="module" src="/sgf-board.js"></script><script src="/leak-page.js"></script>`;

describe('boards that have gone', () => {
  let server, browser, page, client;
  const errors = [];

  before(async () => {
    server = await serve({
      folder: dist,
      pages: { '/': pageText, '/leak-page.js': script },
      answer: (address) => address === '/slow.sgf', // never answered
    });
    browser = await launch();
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewport({ width: 800, height: 900 });
    await page.goto(server.origin);
    client = await page.createCDPSession();
    await client.send('Performance.enable');
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  async function metrics() {
    for (let pass = 0; pass < 3; pass++) await client.send('HeapProfiler.collectGarbage');
    const told = (await client.send('Performance.getMetrics')).metrics;
    return Object.fromEntries(told.map(({ name, value }) => [name, value]));
  }

  /** The kinds of the boards that are still in memory. */
  async function kindsInMemory() {
    const prototype = await page.evaluateHandle(() => customElements.get('sgf-board').prototype);
    const boards = await page.queryObjects(prototype);
    const kinds = await boards.evaluate((list) =>
      list.filter(({ id }) => id !== 'stays').map(({ dataset }) => dataset.kind),
    );
    await Promise.all([prototype.dispose(), boards.dispose()]);
    return kinds;
  }

  /** Retries, because a timer ('loading …') may hold a board for another second, without an event at its end. */
  async function kindsLeft() {
    let kinds = await kindsInMemory();
    for (let look = 0; look < LOOKS && kinds.length > 0; look++) {
      await setTimeout(LOOK_MS);
      await metrics(); // collects garbage
      kinds = await kindsInMemory();
    }
    return kinds;
  }

  it('leave no element, node, listener or memory', async (context) => {
    const come = (rounds) => page.evaluate((rounds) => globalThis.comeAndGo(rounds), rounds);
    const first = await come(ROUNDS); // loads chunks, caches and compiled code
    assert.deepEqual(errors, []);
    assert.deepEqual(await kindsLeft(), []);
    const before = await metrics();
    const total = first + (await come(ROUNDS));
    assert.deepEqual(await kindsLeft(), []);
    const after = await metrics();
    const more = Object.keys(MOST_MORE).map((name) => [name, after[name] - before[name]]);
    const told = more.map(([name, growth]) => `${name} ${growth}`).join(', ');
    context.diagnostic(`${total} boards; more after the second half: ${told}`);
    assert.deepEqual(errors, []);
    assert.ok(total >= BOARDS, `${total} boards`);
    for (const [name, growth] of more) {
      assert.ok(growth <= MOST_MORE[name], `${name}: ${growth} more, at most ${MOST_MORE[name]}`);
    }
  });
});
