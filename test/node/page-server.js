// Pages in a real browser: a server for a folder and for pages of a test, and the browser.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tools/browser.js';

const types = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' };

/**
 * Serves a folder, and `pages`: texts by address. If `answer` returns true, it answers the request itself, or never.
 *
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export function serve({ folder, pages = {}, headers = {}, answer = () => false }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (answer(pathname, response)) return;
    const text = pages[pathname] ?? fileText(path.join(folder, path.posix.normalize(pathname)));
    if (text === undefined) return response.writeHead(404).end();
    const type = types[path.extname(pathname)] ?? (pages[pathname] ? 'text/html' : 'text/plain');
    response.writeHead(200, { 'content-type': `${type};charset=utf-8`, ...headers }).end(text);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, close }),
    );
  });
}

function fileText(file) {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

export async function launch() {
  return puppeteer.launch({ ...(await findBrowser()), protocolTimeout: 300_000 });
}

/** Opens a page, and collects its problems: exceptions, errors in the console, answers such as 404. */
export async function open(browser, address) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address);
  return { page, problems };
}

/** Waits until the button to the first node has this label: the board is there, in its language. */
export async function waitForFirstButton(page, label) {
  await page.waitForFunction(
    (label) => {
      const root = globalThis.document.querySelector('sgf-board')?.shadowRoot;
      const button = root?.querySelector('[part~="button-first"]');
      return button?.title.startsWith(label); // the tooltip ends with a key
    },
    { timeout: 60_000 },
    label,
  );
}

/**
 * Waits three times until nothing that a page has requested is on its way, and the page is at rest: a part of the script
 * that waits for rest is requested in one turn, and has run after the next.
 */
export async function quiet(page) {
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForNetworkIdle({ idleTime: 50 }); // answers count when they begin
    await page.evaluate(rest);
  }
}

/** In the page. Chromium finds out after a frame that a page is at rest; without any it may take two seconds. */
function rest() {
  return new Promise((resolve) => {
    let frame = 0;
    const ask = () => (frame = globalThis.requestAnimationFrame(ask));
    ask();
    globalThis.requestIdleCallback(() => {
      globalThis.cancelAnimationFrame(frame);
      resolve();
    });
  });
}
