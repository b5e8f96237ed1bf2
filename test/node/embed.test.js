// embed.html, the page for iframes, in a real browser: from another site, and in a sandbox.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { root } from '../../scripts/run.js';
import { launch, serve } from './page-server.js';

const RECORD = '(;SZ[9]PB[Ada <b>]PW[Lin]RE[B+R];B[ee]C[A + B];W[ge];B[gf])';
const encoded = encodeURIComponent(RECORD);
const packed = deflateRawSync(Buffer.from(RECORD)).toString('base64url');

describe('embed.html', () => {
  let browser;
  let site;
  let host;
  before(async () => {
    const headers = { 'access-control-allow-origin': '*' };
    const pages = { '/game.sgf': RECORD };
    site = await serve({ folder: path.join(root, 'dist'), pages, headers });
    const empty = '<!doctype html><link rel="icon" href="data:,"><body>';
    host = await serve({ folder: path.join(root, 'demo'), pages: { '/': empty } });
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    site.close();
    host.close();
  });

  /** A page of another site with the frame; collects the frame's messages. */
  async function frameOf(rest, attributes = 'sandbox="allow-scripts"') {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.setViewport({ width: 700, height: 600 });
    await page.goto(`${host.origin}/`);
    await page.evaluate(
      (src, attributes) => {
        globalThis.messages = [];
        addEventListener('message', ({ data }) => globalThis.messages.push(data));
        document.body.innerHTML = `<iframe ${attributes} width="600" height="150"></iframe>`;
        document.querySelector('iframe').src = src;
      },
      `${site.origin}/embed.html${rest}`,
      attributes,
    );
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    return { page, frame, problems };
  }

  const shown = async (frame) => {
    await frame.waitForSelector('sgf-board');
    return frame.$eval('sgf-board', async (board) => {
      await board.ready;
      return { path: board.currentPath, text: await board.toSgf(), title: document.title };
    });
  };

  const addresses = {
    'by its address': `?src=${encodeURIComponent('game.sgf')}&move=2`,
    'by an address of another site': () => `?src=${site.origin}/game.sgf&move=2`,
    'in the hash': `?move=2#sgf=${encoded}`,
    'in the hash, as WordPress changes it': `?move=2#sgf=${encoded}#?secret=abc`,
    'in the hash, compressed': `?move=2#z=${packed}`,
  };
  for (const [how, address] of Object.entries(addresses)) {
    it(`shows a record ${how}, in a sandbox`, async () => {
      const { frame, problems } = await frameOf(
        typeof address === 'function' ? address() : address,
      );
      const { path: place, text, title } = await shown(frame);
      assert.equal(place, '2');
      assert.ok(text.includes('PB[Ada <b>]') && text.includes('C[A + B]'), text);
      assert.equal(title, 'Ada <b> – Lin');
      assert.deepEqual(problems, []);
    });
  }

  it('tells how high it is, in all words that hosts know, and grows beyond its frame', async () => {
    const { page, frame } = await frameOf(`#sgf=${encoded}#?secret=s3`);
    await shown(frame);
    const wide = await page.waitForFunction(() => {
      const found = globalThis.messages.findLast(({ type }) => type === 'sgf-board:height');
      return found?.height > 600 && found.height;
    });
    const height = await wide.jsonValue();
    const messages = await page.evaluate(() => globalThis.messages);
    assert.ok(
      messages.some(
        ({ message, value, secret }) => message === 'height' && value === height && secret === 's3',
      ),
    );
    assert.ok(
      messages.some((text) => typeof text === 'string' && JSON.parse(text).height === height),
    );
  });

  it('shows a figure as wide as the frame, however low that is', async () => {
    const { frame } = await frameOf(`?mode=diagram#sgf=${encoded}`);
    await shown(frame);
    const width = await frame.$eval(
      'sgf-board',
      (board) => board.shadowRoot.querySelector('canvas').clientWidth,
    );
    assert.ok(width > 550, String(width));
  });

  it('takes the attributes of the board, a language, and nothing else', async () => {
    const { frame } = await frameOf(
      `?lang=de&try=&hide-result=false&onclick=alert(1)&style=color:red&id=x&theme=flat#sgf=${encoded}`,
    );
    await shown(frame);
    const names = await frame.$eval('sgf-board', (board) => board.getAttributeNames().sort());
    assert.deepEqual(names, ['theme', 'try']);
    assert.equal(await frame.$eval('html', ({ lang }) => lang), 'de');
  });

  it('shows another record when the hash changes', async () => {
    const { page, frame } = await frameOf(`#sgf=${encoded}`, '');
    await shown(frame);
    await page.$eval('iframe', (box) => (box.src = box.src.replace('ge', 'gg')));
    await frame.waitForFunction(() => document.querySelector('sgf-board').sgf.includes('gg'));
    assert.match((await shown(frame)).text, /W\[gg]/);
  });

  it('says so where there is no record', async () => {
    for (const [rest, words] of [
      ['', /No record/],
      ['#z=abc', /damaged/],
    ]) {
      const { frame } = await frameOf(rest);
      await frame.waitForFunction(() => document.body?.textContent.trim());
      assert.match(await frame.$eval('body', (body) => body.textContent), words);
    }
  });
});
