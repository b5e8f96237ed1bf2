// The code of the snippet maker: in the form of every host, the page shows the record that was typed, and nothing else.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { transform } from 'esbuild';
import { Marked } from 'marked';
import { hosts } from '../../demo/snippets.js';
import { parseSgf } from '../../dist/core.js';
import sgfMarked from '../../dist/esm/embed/marked.js';
import { root } from '../../scripts/run.js';
import { launch, serve } from './page-server.js';

/** Everything that HTML, Markdown or JavaScript could take for its own. */
const RECORD = `(;SZ[9]PB[A <b>x</b> & "y" 'z' \`q\`]C[\${a} {b} </script> <!-- \\]\\]> **bold**

- item \`\`\`
&lt; \\] \\\\ ( ;B\\[aa\\]]
;B[ee]
;W[gc](;B[cg])

(;B[gg]C[Another way.]))`;
const attributes = { path: '2.2', caption: 'A "caption" & <more>', try: '' };

/** What a host of code makes of the record: the board as a function of props. */
const evaluated = {
  async react(code) {
    const { code: module } = await transform(code, {
      loader: 'jsx',
      jsxFactory: 'h',
      format: 'cjs',
    });
    const exports = {};
    const h = (tag, props) => ({ tag, ...props });
    new Function('module', 'require', 'h', module)(
      {
        set exports(value) {
          Object.assign(exports, Object.getOwnPropertyDescriptors(value));
        },
      },
      () => ({}),
      h,
    );
    return exports.Board.get()();
  },
  vue: (code) => ({ sgf: constantIn(code), isBound: code.includes(' :sgf="record"') }),
  svelte: (code) => ({ sgf: constantIn(code), isBound: code.includes(' sgf={record}') }),
};

function constantIn(code) {
  const [, script] = /<script[^>]*>(.*?)<\/script>/s.exec(code); // as HTML finds its end
  return new Function(`${script.replace(/^\s*import .*$/m, '')}; return record;`)();
}

const unescaped = (value) => value.replace(/\\([^])/g, '$1');
const contents = (sgf) =>
  parseSgf(sgf).trees.map((tree) =>
    Array.from({ length: tree.size }, (_, node) =>
      tree.properties(node).map(({ identifier, values }) => [identifier, values.map(unescaped)]),
    ),
  );

describe('the code for a host', () => {
  let browser;
  let server;
  const pages = {};
  before(async () => {
    const folder = root;
    [browser, server] = await Promise.all([launch(), serve({ folder, pages })]);
  });
  after(async () => {
    server.close();
    await browser.close();
  });

  const wish = (more) => ({
    dist: `${server.origin}/dist/`,
    src: '',
    record: RECORD,
    attributes,
    ...more,
  });

  /** The board on a page that has the code, as its host writes it. */
  async function boardOn(name, code) {
    const body = name === 'fence' ? new Marked().use(sgfMarked()).parse(code) : code;
    const script =
      name === 'html' || name === 'frame'
        ? ''
        : '<script type="module" src="/dist/sgf-board.js"></script>';
    pages[`/${name}.html`] =
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${script}<p>Before.</p>\n${body}\n<p>After.</p>`;
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`${server.origin}/${name}.html`);
    const frame =
      name === 'frame' ? await (await page.waitForSelector('iframe')).contentFrame() : page;
    await frame.waitForSelector('sgf-board');
    const board = await frame.$eval('sgf-board', async (board) => {
      await board.ready;
      const { currentPath, caption } = board;
      return { sgf: await board.toSgf(), currentPath, caption, hasTry: board.try };
    });
    const text = await page.evaluate(() => document.body.innerText);
    await page.close();
    return { ...board, text, problems };
  }

  for (const [name, { title, takesAddress = true, write }] of Object.entries(hosts)) {
    if (evaluated[name]) continue;
    it(`${title}: shows the record`, async () => {
      const board = await boardOn(name, await write(wish()));
      assert.deepEqual(contents(board.sgf), contents(RECORD));
      assert.deepEqual(
        [board.currentPath, board.caption, board.hasTry],
        ['2.2', attributes.caption, true],
      );
      assert.match(board.text, /^Before\.\s+(?:(?!After)[^])*After\.$/);
      assert.doesNotMatch(board.text, /SZ\[/);
      assert.deepEqual(board.problems, []);
    });

    if (takesAddress)
      it(`${title}: shows the record of an address`, async () => {
        pages['/game.sgf'] = RECORD;
        const board = await boardOn(name, await write(wish({ src: `${server.origin}/game.sgf` })));
        assert.deepEqual(contents(board.sgf), contents(RECORD));
        assert.deepEqual(board.problems, []);
      });
  }

  it('Markdown without HTML: shows the record where the host drops all but the language', async () => {
    const code = await hosts.fence.write(wish());
    const html = new Marked().parse(code).replace('language-sgf', 'highlight lang-sgf');
    const board = await boardOn('dropped', html);
    assert.deepEqual(contents(board.sgf), contents(RECORD));
  });

  for (const name of Object.keys(evaluated)) {
    it(`${hosts[name].title}: holds the record and the attributes`, async () => {
      const code = await hosts[name].write(wish());
      const board = await evaluated[name](code);
      assert.equal(board.sgf, RECORD);
      assert.ok(board.isBound ?? board.tag === 'sgf-board');
      assert.match(code, / path="2\.2" caption="A &quot;caption&quot; &amp; &lt;more>" try/);
    });
  }

  it('follows the form, the preview and the host on the page that makes it', async () => {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    pages['/demo/maker.html'] = readFileSync(
      new URL('../../demo/snippet.html', import.meta.url),
      'utf8',
    ).replace('../src/index.ts', '../dist/sgf-board.js');
    await page.goto(`${server.origin}/demo/maker.html`);
    const shows = (text) =>
      page.waitForFunction(
        (text) => document.getElementById('code').textContent.includes(text),
        {},
        text,
      );
    const change = (name, value) =>
      page.$eval(
        `[name=${name}]`,
        (field, value) => {
          if (field.type === 'checkbox') field.checked = value;
          else field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        value,
      );
    await change('record', '(;SZ[9];B[ee];W[gc])');
    await shows('(;SZ[9];B[ee];W[gc])');
    await change('mode', 'diagram');
    await change('here', true);
    await page.$eval('#preview', async (board) => {
      await board.ready;
      board.goTo(1);
    });
    await shows('<sgf-board mode="diagram" path="1">');
    await page.select('#host', 'fence');
    await shows('```sgf mode="diagram" path="1"\n(;SZ[9];B[ee];W[gc])\n```');
    pages['/game.sgf'] = '(;SZ[9];B[aa])';
    await change('src', '/game.sgf');
    await shows('(;SZ[9];B[aa])');
    await page.select('#host', 'frame');
    await shows('embed.html?src=%2Fgame.sgf&amp;mode=diagram');
    assert.deepEqual(problems, []);
    await page.close();
  });
});
