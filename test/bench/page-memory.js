// Memory of a whole browser with two hundred boards in a page, above one with a page without boards. Linux tells it.
import { existsSync, readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser.js';
import { servePages } from './browser.js';
import { median } from './measure.js';
import { hasWgo } from './stage.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 3;
const BOARDS = 200;
const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 2 };

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
  const [blank, ours, wgo] = names.map((name) => median(taken[name]));
  const peers = wgo === undefined ? {} : { 'wgo 3': wgo - blank };
  return rowsOf(what, { ours: ours - blank, ...peers }, units.millionBytes);
}

/** A browser of its own, so that nothing is left of other pages. */
async function bytesOf(url) {
  const browser = await puppeteer.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.setViewport(VIEWPORT);
    await page.goto(url);
    await page.evaluate(() => window.measured);
    const client = await page.createCDPSession();
    for (let pass = 0; pass < 2; pass++) await client.send('HeapProfiler.collectGarbage');
    const system = await browser.target().createCDPSession();
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { id }) => sum + shareOf(id), 0);
  } finally {
    await browser.close();
  }
}

/** Bytes of a process; what it shares with others counts in part. */
function shareOf(id) {
  const file = `/proc/${id}/smaps_rollup`;
  const [, kilobytes = 0] = existsSync(file)
    ? (/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [])
    : [];
  return Number(kilobytes) * 1024;
}
