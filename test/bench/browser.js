// First paint of boards in Chromium: a fresh page per sample, all cases in turns.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { transform } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browser.js';
import { median } from './measure.js';
import { distFolder } from './ours.js';
import { pageOf } from './page.js';
import { peerFile } from './peers.js';
import { reasonOf, rowsOf, units } from './table.js';

const ROUNDS = 11;
const WARM_UPS = 2;
const COUNTS = [1, 50, 200];
const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 2 };
/** Chromium calls a task long from here on; what is shorter it does not tell. */
const LONG_TASK_MS = 50;

let browserName = 'no browser asked';

/** The browser that was measured in. */
export const describeBrowser = () => browserName;

export async function browserRows() {
  let browser;
  const server = await servePages();
  try {
    browser = await puppeteer.launch(await findBrowser());
    browserName = (await browser.version()).replace('/', ' ');
    const origin = `http://127.0.0.1:${server.address().port}`;
    const samples = await takeSamples(browser, origin);
    return COUNTS.flatMap((count) => rowsOfCount(samples, count));
  } catch (error) {
    browserName = `no browser (${reasonOf(error)})`;
    return rowsOf('first paint', { ours: error }, units.ms);
  } finally {
    await browser?.close();
    server.close();
  }
}

function cases() {
  const names = { ours: 'ours', blank: 'blank page' };
  if (existsSync(peerFile('wgo', 'dist/index.js'))) names.wgo = 'wgo 3';
  return names;
}

/** By `name count`: a list of `{ ms, longest, inView, drawn }`, or the first `Error`. */
async function takeSamples(browser, origin) {
  const samples = {};
  for (let round = 0; round < ROUNDS + WARM_UPS; round++) {
    for (const count of COUNTS) {
      for (const name of Object.keys(cases())) {
        const key = `${name} ${count}`;
        if (samples[key] instanceof Error) continue;
        const sample = await takeSample(browser, `${origin}/?case=${name}&count=${count}`);
        if (sample instanceof Error) samples[key] = sample;
        else if (round >= WARM_UPS) (samples[key] ??= []).push(sample);
      }
    }
  }
  return samples;
}

async function takeSample(browser, url) {
  const page = await browser.newPage();
  try {
    await page.setViewport(VIEWPORT);
    await page.goto(url);
    return await page.evaluate(() => window.measured);
  } catch (error) {
    return error;
  } finally {
    await page.close();
  }
}

function rowsOfCount(samples, count) {
  const figures = (of) =>
    Object.fromEntries(
      Object.entries(cases()).map(([name, title]) => {
        const list = samples[`${name} ${count}`];
        const value = list instanceof Error ? list : median(list.map(of));
        return [name === 'ours' ? 'ours' : title, value];
      }),
    );
  const boards = count === 1 ? '1 board' : `${count} boards`;
  const inView = figures((sample) => sample.inView).ours;
  const drawn = figures((sample) => sample.drawn).ours;
  const seen = drawn === inView ? `${drawn} in view` : `only ${drawn} of ${inView} in view drawn`;
  return [
    ...rowsOf(
      `first paint of ${boards} (${seen})`,
      figures(({ ms }) => ms),
      units.ms,
    ),
    ...rowsOf(
      `… its longest task (0: none over ${LONG_TASK_MS} ms)`,
      figures(({ longest }) => longest),
      units.ms,
    ),
  ];
}

const types = { '.js': 'text/javascript', '.css': 'text/css' };

/** Everything is held in memory, so that the disk and a build next door don't show in the times. */
export async function servePages() {
  const peer = peerFile('wgo', 'dist/index.js');
  const files = new Map();
  if (existsSync(peer)) {
    const { code } = await transform(readFileSync(peer, 'utf8'), { minify: true });
    files.set('/wgo.js', code);
    files.set('/wgo.css', readFileSync(peerFile('wgo', 'dist/style.css')));
  }
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/') return send(response, 'text/html', pageOf(searchParams));
    const type = types[path.extname(pathname)];
    const own = path.join(distFolder, path.basename(pathname));
    if (type && !files.has(pathname) && existsSync(own)) files.set(pathname, readFileSync(own));
    if (type && files.has(pathname)) return send(response, type, files.get(pathname));
    response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function send(response, type, body) {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(body);
}
