// What a browser computes for each width when the box of a board is dragged wider. It is counted, not timed.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './page-server.js';

const WIDTHS = { from: 300, to: 900, step: 10 };
const COUNT = (WIDTHS.to - WIDTHS.from) / WIDTHS.step + 1;
/** The box gets new styles, and so does the element, whose observer of sizes hears of the new width. */
const MOST_STYLES = 2;
/** Frames may come between two widths. */
const SPARE = 0.5;

const page = `<!doctype html><html lang="en"><title>Drag</title><link rel="icon" href="data:,">
  <body><div id="box" style="width:${WIDTHS.from}px"><sgf-board move="last">
  (;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd]C[A comment.];W[pp]LB[pd:A];B[dd])</sgf-board></div>
  <script type="module" src="/sgf-board.js"></script>`;

describe('a box that is dragged wider', () => {
  let server, browser;

  before(async () => {
    const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
    server = await serve({ folder, pages: { '/drag.html': page } });
    browser = await launch();
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  it('computes no styles for parts of the frame while it is laid out', async () => {
    const tab = await browser.newPage();
    const client = await tab.createCDPSession();
    await client.send('Performance.enable');
    await tab.goto(`${server.origin}/drag.html`, { waitUntil: 'networkidle0' });
    await tab.evaluate(drag, WIDTHS);
    const earlier = await countStyles(client);
    await tab.evaluate(drag, WIDTHS);
    const styles = (await countStyles(client)) - earlier;
    await tab.close();
    assert.ok(styles > 0);
    const most = (MOST_STYLES + SPARE) * COUNT;
    assert.ok(styles <= most, `${styles} times for ${COUNT} widths, at most ${most}`);
  });
});

/** Runs in the page. */
async function drag({ from, to, step }) {
  const { document, requestAnimationFrame } = globalThis;
  for (let width = from; width <= to; width += step) {
    document.querySelector('#box').style.width = `${width}px`;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function countStyles(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleCount').value;
}
