// What is built does what the sources do: the same interactions in three pages, whose scripts are the sources, the module
// and the classic script. After each, the pages see the same.
//
// What is built is compared with the sources. `test/node/interactions.test.js` does the same 1,100 interactions in
// three pages, with the sources, the module and the classic script, and compares what a page can see after each:
// events, position, shadow tree, texts, SVG, console. Interactions are in the groups of
// `test/interactions/…-groups.js`; a new attribute or method needs a line there. `clock.js` is a clock that the test
// winds, so that nothing depends on time.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { differencesOf } from '../interactions/compare.js';
import { groups, interactions } from '../interactions/groups.js';
import { openVariant, serveVariants } from '../interactions/variants.js';
import { launch } from './page-server.js';

const FEWEST = 800;
const MOST_SAID = 5;

describe('what is built and the sources', () => {
  let server, browser, pages, seen;

  before(async () => {
    // BUILT: another folder with the built scripts
    [server, browser] = await Promise.all([serveVariants(process.env.BUILT), launch()]);
    pages = await Promise.all(server.names.map((name) => openVariant(browser, server, name)));
    seen = pages.map(seenIn);
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  const runIn = (page, name) => page.evaluate((name) => globalThis.runGroup(name), name);

  /** Runs all groups in a page, one after the other; what it saw, by group. No page waits for another one. */
  function seenIn(page) {
    let last = Promise.resolve();
    const results = groups.map(({ name }) => {
      const result = last.then(() => runIn(page, name));
      last = result.catch(() => undefined); // a group that fails does not stop the next
      return [name, result];
    });
    return new Map(results);
  }

  it(`are compared by at least ${FEWEST} interactions, each with its own name`, () => {
    assert.ok(new Set(interactions).size >= FEWEST, `${interactions.length}`);
    assert.equal(new Set(interactions).size, interactions.length);
  });

  for (const { name } of groups) {
    it(`do the same: ${name}`, async () => {
      const [sources, ...built] = await Promise.all(seen.map((results) => results.get(name)));
      const differences = built.flatMap((each, at) =>
        differencesOf(name, sources, each, server.names[at + 1]),
      );
      assert.ok(differences.length === 0, differences.slice(0, MOST_SAID).join('\n'));
    });
  }

  it('play, and not only alike', async () => {
    const results = new Map(await seen[0].get('playing'));
    assert.doesNotMatch(results.get('5. 6 seconds later'), /^result: 0$/m);
  });

  it('differ where a property of one of them is dead', async () => {
    const name = 'properties of a problem';
    const page = pages.at(-1);
    await page.evaluate(() => {
      const { prototype } = globalThis.customElements.get('sgf-board');
      Object.defineProperty(prototype, 'swapColors', { get: () => false, set() {} });
    });
    const expected = await seen[0].get(name);
    const differences = differencesOf(name, expected, await runIn(page, name), 'classic');
    const wanted = /swapColors = true: the classic differs\n {2}- result: true\n/;
    assert.ok(
      differences.some((text) => wanted.test(text)),
      differences.join('\n'),
    );
  });
});
