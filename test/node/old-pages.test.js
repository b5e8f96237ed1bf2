// Built files on pages as they are: in old charsets, in XHTML, with old libraries, with joined scripts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';
import { launch, open, serve, waitForFirstButton } from './page-server.js';

const dist = (name) => readFileSync(path.join(root, 'dist', name));
const GAME = '(;SZ[9]PB[Ann]PW[Ben]C[Begin (E5).];B[ee]C[The middle.];W[gc];B[cc]C[See G7.])';
const PROBLEM =
  '(;SZ[9]AB[ea][eb][dc][ad][bd][cd][dd]AW[da][cb][db][ac][bc][cc]C[Black to play]' +
  '(;B[ba];W[bb];B[aa]C[Correct.])(;B[bb];W[ba]C[Wrong.]))';
const FIRST = { en: 'First move', ru: 'Первый ход', ja: '最初の手' };

/** What MooTools 1.4 and Prototype 1.7 do to the built-ins of a page. */
const OLD_LIBRARIES = `<script>
  Array.from = (items) => {
    if (items == null) return [];
    return typeof items === 'object' && typeof items.length === 'number' ? Array.prototype.slice.call(items) : [items];
  };
  Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(); };
  Element.prototype.scrollTo = function (x, y) {
    this.scrollLeft = x;
    this.scrollTop = y;
    return this;
  };
</script>`;

describe('a page', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser?.close());

  /** Opens a page that is served as this type; scripts have no charset. Returns what `read` returns in the page. */
  async function show(page, { type = 'text/html', files = {} } = {}, look) {
    const answer = (address, response) => {
      const name = path.posix.basename(address);
      if (address === '/page') response.writeHead(200, { 'content-type': type }).end(page);
      else if (files[address]) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(files[address]);
      } else if (address.startsWith('/dist/')) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(dist(name));
      } else return false;
      return true;
    };
    const server = await serve({ folder: path.join(root, 'dist'), answer });
    try {
      const opened = await open(browser, `${server.origin}/page`);
      const seen = await look(opened.page);
      await opened.page.close();
      return { seen, problems: opened.problems };
    } finally {
      server.close();
    }
  }

  const texts = (page) =>
    page.$eval('sgf-board', async (board) => {
      await board.ready;
      board.goTo(2);
      await board.ready;
      const { shadowRoot } = board;
      return [
        shadowRoot.querySelector('[part~=slider]').ariaValueText,
        shadowRoot.querySelector('[part~=button-first]').title,
        shadowRoot.textContent,
      ].join(' ');
    });

  for (const charset of ['', 'gbk', 'big5', 'shift_jis', 'windows-1251', 'iso-8859-1'])
    for (const lang of ['en', 'ru', 'ja'])
      it(`in ${charset || 'no charset'} has all texts, in ${lang}`, async () => {
        const type = charset ? `text/html;charset=${charset}` : 'text/html';
        const script = '<script src="/dist/sgf-board.global.js"></script>';
        const html = `<html lang="${lang}"><link rel="icon" href="data:,">${script}<sgf-board>${GAME}</sgf-board>`;
        const { seen, problems } = await show(html, { type }, async (page) => {
          await waitForFirstButton(page, FIRST[lang]);
          return texts(page);
        });
        assert.deepEqual(problems, []);
        assert.ok(seen.includes(FIRST[lang]), seen);
        assert.doesNotMatch(seen, /[âÃ�]/);
      });

  for (const name of ['createElement', 'createTreeWalker', 'querySelector', 'body'])
    for (const script of [
      'type="module" src="/dist/sgf-board.js"',
      'src="/dist/sgf-board.global.js"',
    ])
      it(`with an element named ${name} keeps the content of the tag, and hears why (${script})`, async () => {
        const html = `<!doctype html><link rel="icon" href="data:,"><form name="${name}"></form>
          <sgf-board>(;B[ee])</sgf-board><script ${script}></script>`;
        const { seen } = await show(html, {}, async (page) => {
          const said = new Promise((resolve) =>
            page.on('console', (message) => message.type() === 'warn' && resolve(message.text())),
          );
          await page.reload();
          return [await said, await page.$eval('sgf-board', (board) => board.innerText.trim())];
        });
        assert.match(seen[0], new RegExp(`an element of this page with the name “${name}”`));
        assert.equal(seen[1], '(;B[ee])');
      });

  it('with an image named currentScript has its languages', async () => {
    const html = `<!doctype html><html lang="ja"><link rel="icon" href="data:,">
      <img name="currentScript" src="data:,"><script src="/dist/sgf-board.global.js"></script><sgf-board>${GAME}</sgf-board>`;
    const { problems } = await show(html, {}, (page) => waitForFirstButton(page, FIRST.ja));
    assert.deepEqual(problems, []);
  });

  it('in XHTML keeps the content of the tag, and hears why', async () => {
    const html = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Book</title>
      <script src="/dist/sgf-board.global.js"></script></head><body><sgf-board>(;B[ee])</sgf-board></body></html>`;
    const { seen } = await show(html, { type: 'application/xhtml+xml' }, async (page) => {
      const said = new Promise((resolve) =>
        page.on('console', (message) => resolve(message.text())),
      );
      await page.reload();
      return [await said, await page.evaluate(() => globalThis.document.body.textContent.trim())];
    });
    assert.match(seen[0], /text\/html; this one is application\/xhtml\+xml/);
    assert.equal(seen[1], '(;B[ee])');
  });

  for (const script of [
    '<script type="module" src="/dist/sgf-board.js"></script>',
    '<script src="/dist/sgf-board.global.js"></script>',
  ])
    it(`whose old libraries replace built-ins has games and problems: ${script}`, async () => {
      const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,">${OLD_LIBRARIES}${script}
        <sgf-board style="width:900px" panels="comment tree">${GAME.slice(0, -1)}(;W[aa])(;W[bb]))</sgf-board>
        <sgf-board id="p" mode="problem">${PROBLEM}</sgf-board>`;
      const { seen, problems } = await show(html, {}, async (page) => {
        await waitForFirstButton(page, FIRST.en);
        await page.waitForFunction(() =>
          globalThis.document.querySelector('#p').shadowRoot.querySelector('[part~=button-hint]'),
        );
        return page.evaluate(async () => {
          const { document } = globalThis;
          const verdicts = [];
          for (const move of ['ba', 'aa'])
            verdicts.push((await document.querySelector('#p').tryMove(move)).verdict);
          const game = document.querySelector('sgf-board');
          game.goTo(4);
          await game.ready;
          return {
            verdicts,
            path: game.currentPath,
            text: await game.toText(),
            svg: (await game.toSvg()).length,
          };
        });
      });
      assert.deepEqual(problems, []);
      assert.deepEqual(seen.verdicts, ['open', 'right']);
      assert.equal(seen.path, '4');
      assert.ok(seen.text.length > 100 && seen.svg > 1000);
    });

  it('whose plug-in joins scripts finds languages in the folder that it names', async () => {
    const joined = Buffer.concat([
      Buffer.from('globalThis.first = 1;\n'),
      dist('sgf-board.global.js'),
    ]);
    const meta = '<meta name="sgf-board-folder" content="dist">';
    const html = `<!doctype html><html lang="ja"><link rel="icon" href="data:,">${meta}
      <script src="/cache/all.js"></script><sgf-board mode="problem">${PROBLEM}</sgf-board><sgf-board>${GAME}</sgf-board>`;
    const { seen, problems } = await show(
      html,
      { files: { '/cache/all.js': joined } },
      async (page) => {
        await page.waitForFunction(
          (first) => {
            const boards = [...globalThis.document.querySelectorAll('sgf-board')];
            const button = boards[1]?.shadowRoot?.querySelector('[part~=button-first]');
            return button?.title.startsWith(first);
          },
          {},
          FIRST.ja,
        );
        return page.$eval('sgf-board', async (board) => (await board.tryMove('ba')).verdict);
      },
    );
    assert.deepEqual(problems, []);
    assert.equal(seen, 'open');
  });
});
