// What a step costs the page when a key is held: one step a frame through a long game, on a board of
// 1,200 device pixels. All work of the main thread counts, painting too.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browser.js';
import { median } from './measure.js';
import { distFolder } from './ours.js';
import { peerFile } from './peers.js';
import { generatedGame } from './records.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 5;
const MOVES = 280;
const CSS_WIDTH = 600;
const VIEWPORT = { width: 800, height: 800, deviceScaleFactor: 2 };
const GOBAN = peerFile('goban', 'build/goban.min.js');

const game = generatedGame(5, MOVES, 0);

/** Each page has `board` with `first()` and `next()`. */
const pages = {
  ours: (attributes) => `<div style="width:${CSS_WIDTH}px">
    <sgf-board move="0" ${attributes}>${game}</sgf-board></div>
    <script type="module" src="/sgf-board.js"></script>
    <script>window.board = document.querySelector('sgf-board')</script>`,
  goban: (renderer) => `<div id="board"></div><script src="/goban.min.js"></script><script>
    goban.setGobanRenderer('${renderer}');
    const moves = ${JSON.stringify(movesOf(game))};
    const view = goban.createGoban({
      board_div: document.getElementById('board'), interactive: false, mode: 'puzzle', moves,
      width: 19, height: 19, display_width: ${CSS_WIDTH}, square_size: ${Math.round(CSS_WIDTH / 21)},
      draw_top_labels: true, draw_left_labels: true, draw_right_labels: true,
      draw_bottom_labels: true, initial_state: { black: '', white: '' }, phase: 'finished',
    });
    window.board = { first: () => view.showFirst(), next: () => view.showNext() };
    </script>`,
};

const cases = {
  ours: () => pages.ours('mode="diagram" numbers="none"'),
  'ours with panels': () => pages.ours('numbers="none"'),
  'goban, canvas': () => pages.goban('canvas'),
  'goban, svg': () => pages.goban('svg'),
};

export async function stepRowsInBrowser() {
  const server = await serve();
  const browser = await puppeteer.launch(await findBrowser());
  try {
    const names = Object.keys(cases).filter((name) => name.startsWith('ours') || existsSync(GOBAN));
    const times = Object.fromEntries(names.map((name) => [name, []]));
    const origin = `http://127.0.0.1:${server.address().port}`;
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of names) times[name].push(await workPerStep(browser, `${origin}/?${name}`));
    }
    const results = names.map((name) => [name, median(times[name])]);
    const what = `work per step at ${CSS_WIDTH} px, 2× (held key)`;
    return rowsOf(what, Object.fromEntries(results), units.ms);
  } finally {
    await browser.close();
    server.close();
  }
}

async function workPerStep(browser, url) {
  const page = await browser.newPage();
  try {
    await page.setViewport(VIEWPORT);
    await page.goto(url, { waitUntil: 'networkidle0' });
    const client = await page.createCDPSession();
    await client.send('Performance.enable');
    await page.evaluate(stepThrough, MOVES); // warms up
    const before = await workOf(client);
    await page.evaluate(stepThrough, MOVES);
    return ((await workOf(client)) - before) / MOVES;
  } finally {
    await page.close();
  }
}

async function workOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Runs in the page. */
async function stepThrough(count) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  globalThis.board.first();
  await nextFrame();
  for (let step = 0; step < count; step++) {
    globalThis.board.next();
    await nextFrame();
  }
}

/** Columns and rows, as goban takes moves. */
function movesOf(sgf) {
  const codes = (value) => [value.charCodeAt(0) - 97, value.charCodeAt(1) - 97];
  return Array.from(sgf.matchAll(/;[BW]\[([a-s]{2})\]/g), ([, value]) => codes(value));
}

async function serve() {
  const server = createServer(({ url }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const build = cases[decodeURIComponent(search.slice(1))];
    const file =
      pathname === '/goban.min.js' ? GOBAN : path.join(distFolder, path.basename(pathname));
    const isPage = pathname === '/' && build;
    if (!isPage && (pathname === '/' || !existsSync(file))) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `text/${isPage ? 'html' : 'javascript'};charset=utf-8`,
    });
    response.end(isPage ? `<!doctype html><body style="margin:0">${build()}` : readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
