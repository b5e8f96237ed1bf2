// Text below a board stays where it is, whatever comes of the record. In a real browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { launch, quiet, serve } from './page-server.js';

/** The layout shift of a page, as browsers measure it. */
const MOST_SHIFT = 0.02;
/** The record arrives after the empty board has been painted. */
const LATE_MS = 400;

const records = {
  '/plain.sgf': '(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd];W[dp])',
  '/bare.sgf': '(;SZ[19];B[pd];W[dp])',
  '/problem.sgf':
    '(;SZ[19]AB[pc][qd][rc][qb]AW[pb][qc][rb][ob]C[Black to live.](;B[sb]C[RIGHT])(;B[ra]))',
  '/commented.sgf': '(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd]C[Words];W[dp](;B[dd])(;B[pp]))',
};
const boards = {
  'a late game without comments': '<sgf-board src="/plain.sgf"></sgf-board>',
  'a late game without players and comments': '<sgf-board src="/bare.sgf"></sgf-board>',
  'a late game with comments': '<sgf-board src="/commented.sgf"></sgf-board>',
  'a game in the page': `<sgf-board>${records['/plain.sgf']}</sgf-board>`,
  'a game with comments in the page': `<sgf-board>${records['/commented.sgf']}</sgf-board>`,
  'a late diagram': '<sgf-board mode="diagram" caption="A" src="/plain.sgf"></sgf-board>',
  'a part of a board': `<sgf-board mode="diagram" caption="A" view="top-right 10x6" src="/plain.sgf"></sgf-board>`,
  'a portrait board': '<sgf-board>(;SZ[9:19]PB[Ada]PW[Lin]RE[B+R];B[aa]C[Words])</sgf-board>',
  'a late portrait part of a board':
    '<sgf-board mode="diagram" caption="A" view="top-left 6x12" src="/plain.sgf"></sgf-board>',
  'a late problem': '<sgf-board mode="problem" src="/problem.sgf"></sgf-board>',
  'a problem in the page': `<sgf-board mode="problem">${records['/problem.sgf']}</sgf-board>`,
  'a long record in the page': `<sgf-board><pre>(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd]C[${'Words. '.repeat(800)}];W[dp])</pre></sgf-board>`,
  'a record that is missing': '<sgf-board src="/missing.sgf"></sgf-board>',
};
const names = Object.keys(boards);
/**
 * Widths and heights, and whether the pointer is a finger: a phone on its side. In the low ones the board is seen, and
 * what is below it is not.
 */
const windows = [
  [360, 900],
  [640, 700],
  [1000, 900],
  [1440, 620],
  [800, 360, true],
];
/** Height of windows in which the content below a board is seen while it loads. */
const TALL = 800;
/** So many boards that a slow machine paints before the last of them is updated. */
const CROWD = 50;
/** The styles that the documentation recommends, for pages that are painted before the script has come. */
const styling = readFileSync(new URL('../../demo/reference/styling.md', import.meta.url), 'utf8');
const [, rules] = /```css\n(@media \(scripting[^]*?)```/.exec(styling);
/** How long the script is on its way. */
const SCRIPT_MS = 300;
const lateScript = `<style>${rules}</style>
  <script>
    addEventListener('load', () => setTimeout(() => import('/sgf-board.js'), ${SCRIPT_MS}));
  </script>`;
const pageOf = (
  board,
  script = '<script type="module" blocking="render" src="/sgf-board.js"></script>',
) => `<!doctype html><html lang="en"><title>Shift</title><link rel="icon" href="data:,">
  <style>body { margin: 16px; font: 16px/1.5 sans-serif }</style>
  <script>
    self.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) self.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  </script>
  ${script}
  <body><p>Before.</p>${board}${`<p>${'Text below the board. '.repeat(15)}</p>`.repeat(6)}`;

describe('text below a board', () => {
  let server, browser, page;

  before(async () => {
    server = await serve({
      folder: fileURLToPath(new URL('../../dist/', import.meta.url)),
      pages: {
        ...Object.fromEntries(names.map((name, at) => [`/${at}.html`, pageOf(boards[name])])),
        ...Object.fromEntries(
          names.map((name, at) => [`/early-${at}.html`, pageOf(boards[name], lateScript)]),
        ),
        '/crowd.html': pageOf(
          `${boards['a game with comments in the page']}<p>Next.</p>`.repeat(CROWD),
        ),
      },
      answer(address, response) {
        if (!address.endsWith('.sgf')) return false;
        const status = records[address] ? 200 : 404;
        setTimeout(() => response.writeHead(status).end(records[address]), LATE_MS);
        return true;
      },
    });
    browser = await launch();
    page = await browser.newPage();
    await page.setCacheEnabled(false);
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  async function shiftOf(address, width, { slowdown = 1, height = 900, hasTouch = false } = {}) {
    await page.emulateCPUThrottling(slowdown);
    await page.goto('about:blank');
    await page.setViewport({ width, height, hasTouch, isMobile: hasTouch });
    await page.goto(server.origin + address);
    await page.evaluate(async () => {
      await globalThis.customElements.whenDefined('sgf-board');
      await globalThis.document.querySelector('sgf-board').ready.catch(() => undefined);
    });
    await quiet(page);
    return page.evaluate(() => globalThis.shift);
  }

  for (const [at, name] of names.entries()) {
    it(`stays where it is below ${name}`, async () => {
      for (const [width, height, hasTouch] of windows) {
        // A message is lower than a board: in a low window the content below comes into sight, and nothing seen moves.
        if (height < TALL && name === 'a record that is missing') continue;
        const shift = await shiftOf(`/${at}.html`, width, { height, hasTouch });
        assert.ok(shift < MOST_SHIFT, `${shift.toFixed(3)} at ${width} x ${height}`);
      }
    });
  }

  for (const name of [
    'a late game with comments',
    'a problem in the page',
    'a late diagram',
    'a long record in the page',
  ]) {
    it(`stays where it is below ${name} while the script comes, with the styles of the documentation`, async () => {
      for (const [width, height, hasTouch] of windows) {
        // A message is lower than a board: in a low window the content below comes into sight, and nothing seen moves.
        if (height < TALL && name === 'a record that is missing') continue;
        const shift = await shiftOf(`/early-${names.indexOf(name)}.html`, width, {
          height,
          hasTouch,
        });
        assert.ok(shift < MOST_SHIFT, `${shift.toFixed(3)} at ${width} x ${height}`);
      }
    });
  }

  it('stays where it is while many boards appear on a slow machine', async () => {
    const shift = await shiftOf('/crowd.html', 1000, { slowdown: 4 });
    assert.ok(shift < MOST_SHIFT, shift.toFixed(3));
  });
});
