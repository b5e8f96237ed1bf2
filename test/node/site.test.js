// The demo as a site: every page works from a static host, and with a double click.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { buildSite } from '../../scripts/site.js';
import { launch, open, serve } from './page-server.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-site-'));

/** Boards that show, on purpose, what happens when a record can't be had: so many on each page. */
const failing = { 'demo/index.html': 2, 'demo/around.html': 3 };
/** What the browser says of them, and of languages, which scripts can't load on pages opened from a file. */
const onPurpose =
  /Failed to load|ERR_|missing\.sgf|index\.html' from|index\.html\. URL scheme|example\.invalid|sgf-board\.global\.ja/;

const read = (page) => readFileSync(path.join(folder, page), 'utf8');

describe('the site', () => {
  let browser;
  let server;
  let pages;
  before(async () => {
    await buildSite(folder);
    pages = readdirSync(folder, { recursive: true })
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => name.endsWith('.html') && !name.startsWith('demo/hosts/'));
    [browser, server] = await Promise.all([launch(), serve({ folder })]);
  });
  after(async () => {
    server.close();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has every page of the demo and of the reference', () => {
    for (const page of ['demo/problems', 'demo/reference/where-it-goes', 'README', 'CHANGELOG'])
      assert.ok(pages.includes(`${page}.html`), page);
    assert.ok(pages.length > 25, String(pages.length));
  });

  it('has links only to what it has, and names no source', () => {
    const broken = pages.flatMap((page) => {
      const html = read(page).replaceAll(/<pre[^]*?<\/pre>/g, '');
      assert.doesNotMatch(html, /src\/index\.ts|type="module" src/, page);
      const targets = [...html.matchAll(/\s(?:href|src)="([^"#?:]+)(?:#[^"]*)?"/g)].map(
        ([, to]) => to,
      );
      return targets
        .filter((target) => !existsSync(path.join(folder, path.dirname(page), target)))
        .map((target) => `${page}: ${target}`);
    });
    assert.deepEqual(
      broken.filter((line) => !/missing\.sgf$/.test(line)),
      [],
    );
  });

  const visits = {
    'from a static host': () => `${server.origin}/`,
    'from files': () => `${pathToFileURL(folder)}/`,
  };
  for (const [how, origin] of Object.entries(visits)) {
    it(`shows all its boards ${how}`, { timeout: 300_000 }, async () => {
      const waiting = pages.filter((page) => /\bload\.js"/.test(read(page)));
      assert.ok(waiting.length > 10);
      const found = {};
      const visit = async () => {
        for (let page; (page = waiting.pop());) {
          const { failed, problems } = await boardsOf(browser, origin() + page);
          const own = problems.filter((text) => !onPurpose.test(text));
          if (own.length > 0 || failed !== (failing[page] ?? 0)) found[page] = [failed, ...own];
        }
      };
      await Promise.all([visit(), visit()]);
      assert.deepEqual(found, {});
    });
  }
});

/** Waits until each board of a page is shown or has failed; counts those that have failed. */
async function boardsOf(browser, address) {
  const { page, problems } = await open(browser, address);
  const failed = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll('sgf-board')];
    if (boards.length > 0) await customElements.whenDefined('sgf-board');
    const states = boards.map((board) =>
      board.ready.then(
        () => 'shown',
        () => 'error',
      ),
    );
    return (await Promise.all(states)).filter((state) => state !== 'shown').length;
  });
  await page.close();
  return { failed, problems };
}
