// Pages as editors and site generators write them: each shows the game that its author wrote, and the whole article.
// `npm run pages` opens them in more browsers and with the script in more places.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { failuresOf, readCases, servePages } from '../pages/cases.js';
import { root } from '../../scripts/run.js';
import { launch } from './page-server.js';

const cases = readCases(path.join(root, 'test/pages/cases.json'));

describe('pages as they arrive', () => {
  let browser, server, core;

  before(async () => {
    core = await import(pathToFileURL(path.join(root, 'dist/core.js')).href);
    [browser, server] = await Promise.all([launch(), servePages(cases)]);
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const script of ['module, deferred', 'classic, in the head']) {
    it(`show the record and the article (script: ${script})`, async () => {
      const page = await browser.newPage();
      const failures = [];
      for (const [index, { id }] of cases.entries()) {
        const found = await failuresOf(page, server.origin, { cases, index, script, core });
        failures.push(...found.map((failure) => `${id}: ${failure}`));
      }
      await page.close();
      assert.deepEqual(failures, []);
    });
  }

  it('would be told from pages that show something else', async () => {
    const wrong = [
      { id: 'moves', level: 'exact', html: '<sgf-board>(;B[aa])</sgf-board>', expect: '(;B[ab])' },
      { id: 'texts', level: 'soft', html: '<sgf-board>(;C[a])</sgf-board>', expect: '(;C[b])' },
      {
        id: 'article',
        level: 'exact',
        html: '<i hidden>a</i><sgf-board>(;B[aa])</sgf-board>',
        expect: '(;B[aa])',
      },
      { id: 'src', level: 'src', html: '<sgf-board src="a.sgf"></sgf-board>', expect: 'b.sgf' },
    ];
    const own = await servePages(wrong);
    const page = await browser.newPage();
    for (const index of wrong.keys()) {
      const found = await failuresOf(page, own.origin, {
        cases: wrong,
        index,
        script: 'module, deferred',
        core,
      });
      assert.equal(found.length, 1, `${wrong[index].id}: ${found.join()}`);
    }
    await page.close();
    own.close();
  });
});
