// Where pages are measured: a server that holds all files in memory, a browser, and turns.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browser.js';
import { distFolder } from './ours.js';
import { peerFile } from './peers.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.sgf': 'application/x-go-sgf' };
const WARM_UPS = 1;

const wgoScript = peerFile('wgo', 'dist/index.js');
export const hasWgo = () => existsSync(wgoScript);

/** What a page of `wgo` loads, minified, by name. */
export async function wgoFiles() {
  if (!hasWgo()) return {};
  const small = (file, loader) =>
    transform(readFileSync(peerFile('wgo', file), 'utf8'), { loader, minify: true });
  const [script, sheet] = await Promise.all([
    small('dist/index.js', 'js'),
    small('dist/style.css', 'css'),
  ]);
  return { '/wgo.js': script.code, '/wgo.css': sheet.code };
}

const compressedBodies = new Map();

function compressed(body) {
  const bytes = compressedBodies.get(body) ?? brotliCompressSync(body);
  compressedBodies.set(body, bytes);
  return bytes;
}

/** The document around what a page shows. */
export const documentOf = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<style>body { margin: 0; font: 16px sans-serif }</style>${body}</html>`;

/** Boxes for boards, and how a page fills them: `board` has `first`, `next` and `last`. */
export const makers = {
  ours: (style, record, attributes = '') => `<div id="box" style="${style}">
    <sgf-board ${attributes}><script type="application/x-go-sgf">${record}</script></sgf-board></div>
    <script type="module" src="/sgf-board.js"></script>
    <script>window.board = document.querySelector('sgf-board')</script>`,
  wgo: (style, record) => `<link rel="stylesheet" href="/wgo.css">
    <div id="box" style="${style}"></div><script src="/wgo.js"></script>
    <script>window.board = new WGo.SimplePlayer(document.querySelector('#box'),
      { sgf: ${JSON.stringify(record)} })</script>`,
};

/**
 * @param pages by name, what builds the body of a page
 * @param files by path, what else may be asked for
 * @param isCompressed whether the server compresses what it sends
 */
export async function openStage(
  pages,
  files = {},
  viewport = { width: 1280, height: 900 },
  isCompressed = false,
) {
  const held = new Map(Object.entries({ ...(await wgoFiles()), ...files }));
  const asked = [];
  const server = createServer(({ url }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const build = pathname === '/' ? pages[decodeURIComponent(search.slice(1))] : undefined;
    const own = path.join(distFolder, path.basename(pathname));
    const body = build ? documentOf(build()) : (held.get(pathname) ?? fileAt(own));
    const type = build ? 'text/html' : types[path.extname(pathname)];
    if (body === undefined || !type) return response.writeHead(404).end();
    held.set(pathname, body);
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'no-store');
    if (isCompressed) response.setHeader('content-encoding', 'br');
    response.end(isCompressed ? compressed(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await puppeteer.launch(await findBrowser());
  return {
    /** The paths that were asked for; who starts anew empties it. */
    asked,
    bodyOf: (pathname) => held.get(pathname),
    async visit(name, measure) {
      const page = await browser.newPage();
      try {
        await page.setViewport({ deviceScaleFactor: 1, ...viewport });
        const url = `http://127.0.0.1:${server.address().port}/?${encodeURIComponent(name)}`;
        const client = await page.createCDPSession();
        await client.send('Performance.enable');
        return await measure({ page, client, url });
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

const fileAt = (file) =>
  existsSync(file) && file.endsWith('.js') ? readFileSync(file) : undefined;

/**
 * All pages in turns, a fresh one each time.
 *
 * @returns by name a list of what `measure` gave, or the first `Error`
 */
export async function inTurns(stage, names, rounds, measure) {
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds + WARM_UPS; round++) {
    for (const name of names) {
      if (samples[name] instanceof Error) continue;
      try {
        const sample = await stage.visit(name, measure);
        if (round >= WARM_UPS) samples[name].push(sample);
      } catch (error) {
        samples[name] = error;
      }
    }
  }
  return samples;
}

/** By name, a figure of all samples of each; an `Error` stays what it is. */
export const figuresOf = (samples, of) =>
  Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, list instanceof Error ? list : of(list)]),
  );

/** Milliseconds that the main thread has worked. */
export async function workOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
