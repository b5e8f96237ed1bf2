// What is built does what the sources do: the same interactions in three pages, whose scripts are the sources, the module
// and the classic script. After each, the pages see the same.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { differencesOf } from '../interactions/compare.js';
import { groups, interactions } from '../interactions/groups.js';
import { openVariant, serveVariants } from '../interactions/variants.js';
import { launch } from './page-server.js';

const FEWEST = 800;

describe('what is built and the sources', () => {
  let server, browser, pages;

  before(async () => {
    [server, browser] = await Promise.all([serveVariants(process.env.BUILT), launch()]);
    pages = await Promise.all(server.names.map((name) => openVariant(browser, server, name)));
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  const runIn = (page, name) => page.evaluate((name) => globalThis.runGroup(name), name);

  it(`are compared by at least ${FEWEST} interactions, each with its own name`, () => {
    assert.ok(new Set(interactions).size >= FEWEST, `${interactions.length}`);
    assert.equal(new Set(interactions).size, interactions.length);
  });

  for (const { name } of groups) {
    it(`do the same: ${name}`, async () => {
      const [sources, ...built] = await Promise.all(pages.map((page) => runIn(page, name)));
      const differences = built.flatMap((seen, at) =>
        differencesOf(name, sources, seen, server.names[at + 1]),
      );
      assert.ok(differences.length === 0, differences.slice(0, 5).join('\n'));
    });
  }
});
