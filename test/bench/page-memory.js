// Memory of a whole browser with two hundred boards in a page, above one with a page without boards: as the page opens,
// and after a reader has scrolled through it. Linux tells it.
import { existsSync, readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browser.js';
import { servePages } from './browser.js';
import { median } from './measure.js';
import { hasWgo } from './stage.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 3;
const BOARDS = 200;
const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1 };
/** A page is at rest after so long, and a reader sees so much of it at a time. */
const REST_MS = 2000;
const LOOK_MS = 120;
const STEP_PX = 600;

export async function pageMemoryRows() {
  const what = `memory of ${BOARDS} boards in a page, above blank`;
  if (!existsSync('/proc/self/smaps_rollup')) {
    return rowsOf(what, { ours: new Error('only Linux tells') }, units.millionBytes);
  }
  const server = await servePages();
  const names = hasWgo() ? ['blank', 'ours', 'wgo'] : ['blank', 'ours'];
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of names) {
        const url = `http://127.0.0.1:${server.address().port}/?case=${name}&count=${BOARDS}`;
        taken[name].push(await bytesOf(url));
      }
    }
  } finally {
    server.close();
  }
  const rowOf = (key, told) => {
    const [blank, ours, wgo] = names.map((name) => median(taken[name].map((bytes) => bytes[key])));
    const peers = wgo === undefined ? {} : { 'wgo 3': wgo - blank };
    return rowsOf(`${what}${told}`, { ours: ours - blank, ...peers }, units.millionBytes);
  };
  return [...rowOf('opened', ''), ...rowOf('seen', ', all seen')];
}

/** A browser of its own, so that nothing is left of other pages. */
async function bytesOf(url) {
  const browser = await puppeteer.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.setViewport(VIEWPORT);
    await page.goto(url);
    await page.evaluate(() => window.measured);
    const opened = await bytesNow(browser, page);
    await page.evaluate(scrollThrough, STEP_PX, LOOK_MS);
    return { opened, seen: await bytesNow(browser, page) };
  } finally {
    await browser.close();
  }
}

/** What all processes of the browser hold once the page is at rest. */
async function bytesNow(browser, page) {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const client = await page.createCDPSession();
  for (let pass = 0; pass < 2; pass++) await client.send('HeapProfiler.collectGarbage');
  const system = await browser.target().createCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { id }) => sum + shareOf(id), 0);
}

/** Runs in the page. */
async function scrollThrough(step, ms) {
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  window.scrollTo(0, 0);
}

/** Bytes of a process; what it shares with others counts in part. */
function shareOf(id) {
  const file = `/proc/${id}/smaps_rollup`;
  const [, kilobytes = 0] = existsSync(file)
    ? (/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [])
    : [];
  return Number(kilobytes) * 1024;
}
