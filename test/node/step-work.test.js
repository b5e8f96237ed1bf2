// What a key press and a move of a problem call: the sources as a bundle in a real browser, with the counts of its
// profiler. Counts, not times: they are the same on every machine.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { bundleTests } from '../tools/bundles.js';
import { launch, quiet, serve } from './page-server.js';

const moves = 'pd dp pp dd fc cf qf nc'
  .split(' ')
  .map((point, at) => `;${at % 2 ? 'W' : 'B'}[${point}]C[Move ${at + 1}]TR[aa]`);
const page = (board) =>
  `<!doctype html><html lang="en"><title>Work</title><link rel="icon" href="data:,">
  <script type="module" src="/src/index.js"></script><div style="width:900px">${board}</div>`;
const pages = {
  '/game.html': page(`<sgf-board>(;PB[A]PW[B]${moves.join('')})</sgf-board>`),
  '/plain.html': page(
    '<sgf-board style="width:600px">(;PB[A]PW[B];B[pd];W[dp];B[pp];W[dd];B[fc];W[cf])</sgf-board>',
  ),
  '/problem.html': page(
    `<sgf-board mode="problem">(;SZ[9]AB[ca][cb][cc][bc][ac]AW[ba][bb][ab](;B[aa]C[RIGHT];W[da];B[ea])${'(;B[ii];W[hh])'.repeat(20)})</sgf-board>`,
  ),
};

/** Objects laid out at a step of a narrow game without comments: the slider’s thumb and the counter; and elements restyled. */
const [MOST_OBJECTS, MOST_ELEMENTS] = [10, 12];

describe('what is done once', () => {
  let folder, server, browser;

  before(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
    await bundleTests(['src/index.ts'], { outdir: folder, sourcemap: false });
    server = await serve({ folder, pages });
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** How often each function of our own is called while `act` runs, by its name and file. */
  async function callsOf(address, act) {
    const tab = await browser.newPage();
    await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await tab.goto(server.origin + address);
    await tab.evaluate(async () => {
      const board = document.querySelector('sgf-board');
      await board.ready;
      board.shadowRoot.querySelector('canvas').focus();
    });
    await tab.keyboard.press('ArrowRight'); // brings the parts that readers use
    await quiet(tab);
    await setTimeout(500);
    const session = await tab.createCDPSession();
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.send('Profiler.takePreciseCoverage');
    await act(tab);
    await setTimeout(500);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    await tab.close();
    return new Map(result.flatMap(ownCalls));
  }

  function ownCalls({ url, functions }) {
    if (!url.startsWith(server.origin)) return [];
    const source = readFileSync(path.join(folder, new URL(url).pathname), 'utf8');
    const files = [...source.matchAll(/^\/\/ (\S+\.[jt]s)$/gm)];
    return functions.flatMap(({ functionName, ranges: [{ startOffset, count }] }) => {
      const file = files.findLast(({ index }) => index <= startOffset)?.[1] ?? '';
      const isOwn = count > 0 && file.startsWith('src/');
      return isOwn ? [[`${functionName} ${file} ${startOffset}`, count]] : [];
    });
  }

  const countOf = (calls, start) =>
    [...calls].reduce((sum, [name, count]) => sum + (name.startsWith(start) ? count : 0), 0);

  it('by a key that steps: position, markup, speech and players', async () => {
    const calls = await callsOf('/game.html', (tab) => tab.keyboard.press('ArrowRight'));
    const count = (name) => countOf(calls, `${name} `);
    assert.equal(
      count('readNode src/replay/markup.ts'),
      2,
      'the markup of the node and the one before',
    );
    assert.equal(count('describePosition'), 2, 'for picture and slider, and for speech');
    for (const once of ['describeGame', 'buildScene', 'sayStep src/element/session/session.ts'])
      assert.equal(count(once), 1, once);
    for (const panel of ['playersPanel', 'controlsPanel', 'commentPanel'])
      assert.equal(count(panel), 1, panel);
    assert.ok(calls.size <= 475, `${calls.size} functions`);
  });

  it('by a step: one layout, of the slider and the counter only, and the style of few elements', async () => {
    const tab = await browser.newPage();
    await tab.goto(`${server.origin}/plain.html`);
    await quiet(tab);
    await setTimeout(500);
    const walk = (steps) =>
      tab.evaluate(async (count) => {
        const board = document.querySelector('sgf-board');
        for (let step = 0; step < count; step++) {
          board.next();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }, steps);
    await walk(1); // the first step enables buttons
    await tab.tracing.start({ categories: ['devtools.timeline'] });
    await walk(4);
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await tab.tracing.stop()));
    await tab.close();
    const all = (name) => traceEvents.filter((event) => event.name === name);
    const objects = all('Layout').map(({ args }) => args.beginData.totalObjects);
    const elements = all('UpdateLayoutTree').map(({ args }) => args.elementCount);
    console.log(`# objects laid out at each step: ${objects}; elements restyled: ${elements}`);
    assert.equal(objects.length, 4, 'one layout for each step');
    assert.ok(Math.max(...objects) <= MOST_OBJECTS, `${objects} objects`);
    assert.ok(Math.max(...elements) <= MOST_ELEMENTS, `${elements} elements`);
  });

  it('by a move of a problem: the policies are asked for once a change, not for each node', async () => {
    const calls = await callsOf('/problem.html', (tab) =>
      tab.evaluate(() => document.querySelector('sgf-board').tryMove('aa')),
    );
    const count = countOf(calls, 'get policies ');
    assert.ok(count > 0 && count <= 20, String(count));
  });
});
