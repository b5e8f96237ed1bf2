// One board of 600 px at 2×, from the first line of <head> until nothing visible changes any more: a new browser each
// time, all pages by turns. Work and script are those of the main thread, until then and after.
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browser.js';
import { median } from './measure.js';
import { generatedGame } from './records.js';
import { figuresOf, hasWgo, inTurns, makers, openStage } from './stage.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 9;
const CALM_MS = 1500;
/** A phone far from the town: 150 ms to the server and back, 1.6 Mbit/s, a processor four times as slow. */
const SLOW_LINE = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };
const SLOW_PROCESSOR = 4;
const SLOW_ROUNDS = 5;
const SLOW_CALM_MS = 5000;
const VIEWPORT = { width: 800, height: 900, deviceScaleFactor: 2 };
const game = generatedGame(5, 200, 0.1);
const style = 'width: 600px';
const HEAD_MARK = 'first-line';
/** The categories of Chromium's trace that tell of frames and marks. */
const categories = ['devtools.timeline', 'blink.user_timing'];

const pages = {
  'blank page': () => '',
  ours: () => makers.ours(style, game),
  'wgo 3': () => makers.wgo(style, game),
};

export async function quietRows() {
  const samples = await samplesOf(ROUNDS, (page) => open(page, CALM_MS));
  return [
    ...row(samples, 'one board of 600 px at 2×, painted', ({ painted }) => painted),
    ...row(samples, '… until quiet', ({ quiet }) => quiet),
    ...row(samples, '… work of the main thread', ({ work }) => work),
    ...row(samples, '… script', ({ script }) => script),
  ];
}

/** The same on a slow line, with what servers do: they compress. */
export async function slowLineRows() {
  const samples = await samplesOf(SLOW_ROUNDS, (page) => open(page, SLOW_CALM_MS, slowDown), true);
  return [
    ...row(samples, 'one board on a slow line and processor, painted', ({ painted }) => painted),
    ...row(samples, '… everything in place', ({ quiet }) => quiet),
  ];
}

async function slowDown(page) {
  await page.emulateNetworkConditions(SLOW_LINE);
  await page.emulateCPUThrottling(SLOW_PROCESSOR);
}

async function samplesOf(rounds, measure, isCompressed = false) {
  const stage = await openStage(pages, {}, VIEWPORT, isCompressed);
  try {
    const names = Object.keys(pages).filter((name) => name !== 'wgo 3' || hasWgo());
    return await inTurns(stage, names, rounds, measure);
  } finally {
    await stage.close();
  }
}

function row(samples, what, of) {
  return rowsOf(
    what,
    figuresOf(samples, (list) => median(list.map(of))),
    units.ms,
  );
}

/** A browser of its own, so that nothing is compiled or cached before. */
async function open({ url }, calmMs, prepare) {
  const browser = await puppeteer.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.setViewport(VIEWPORT);
    await prepare?.(page);
    const client = await page.createCDPSession();
    await client.send('Performance.enable');
    await page.evaluateOnNewDocument((mark) => {
      performance.mark(mark);
      // The board is there when a canvas has grown from the size that it is born with, or an SVG has.
      const look = () => {
        const host = document.querySelector('sgf-board') ?? document;
        const drawing = (host.shadowRoot ?? host).querySelector('canvas, svg');
        const isThere = drawing && (drawing.localName === 'svg' || drawing.width > 300);
        if (isThere) requestAnimationFrame(() => performance.mark('painted'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, HEAD_MARK);
    await page.tracing.start({ categories });
    await page.goto(url, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, calmMs));
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000;
    return {
      ...timesOf(traceEvents),
      work: metric('TaskDuration'),
      script: metric('ScriptDuration'),
    };
  } finally {
    await browser.close();
  }
}

/** When the board and the last change were painted, in milliseconds after the mark in the head. */
function timesOf(events) {
  const at = (wanted) => events.findLast(({ name }) => name === wanted)?.ts;
  const start = at(HEAD_MARK);
  const { pid } = events.find(({ name }) => name === HEAD_MARK);
  const paints = events.filter(
    ({ name, pid: of, ts }) => name === 'Paint' && of === pid && ts > start,
  );
  const last = Math.max(start, ...paints.map(({ ts, dur = 0 }) => ts + dur));
  return { painted: ((at('painted') ?? start) - start) / 1000, quiet: (last - start) / 1000 };
}
