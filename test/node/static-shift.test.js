// A static figure has the height of the board that takes its place, and the text below stays where it is. In a real
// browser, whose script comes after the figure has been painted.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { renderStatic, renderStory } from '../../dist/esm/embed/static.js';
import { launch, quiet, serve } from './page-server.js';

/** In CSS pixels: widths are rounded. */
const MOST_DIFFERENCE = 1;
/** Widths and heights, and whether the pointer is a finger: a phone on its side. */
const windows = [
  [360, 2000],
  [640, 2000],
  [1000, 2000],
  [1000, 600],
  [1440, 900],
  [800, 360, true],
];
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const demo = (name) => readFileSync(new URL(`../../demo/records/${name}`, import.meta.url), 'utf8');

const plain = '(;SZ[19]PB[Ada]PW[Lin]RE[B+R];B[pd];W[dp])';
const figures = {
  'a diagram': renderStatic(plain, { mode: 'diagram', caption: 'A caption' }),
  'a printed figure': renderStatic('(;SZ[9]AB[ba];W[aa];B[ab];W[ii];B[aa])', {
    mode: 'diagram',
    from: 1,
    caption: 'Figure 1',
  }),
  'a part of a board': renderStatic(plain, { mode: 'diagram', view: 'top-right 10x6' }),
  'a portrait part of a board': renderStatic(plain, { mode: 'diagram', view: 'top-left 6x19' }),
  'a portrait board': renderStatic('(;SZ[9:19]PB[Ada]PW[Lin]C[Words];B[aa])'),
  'a game': renderStatic(plain),
  'a game without players': renderStatic('(;SZ[19];B[pd](;W[dp])(;W[qq]))'),
  'a game with comments': renderStatic(demo('game.sgf'), { move: 35, caption: 'A caption' }),
  'a problem': renderStatic(demo('problem.sgf'), { mode: 'problem' }),
  'a board of a fixed size': renderStatic(plain, { width: 300, panels: 'none', controls: 'none' }),
};
const [storyFigure] = renderStory(plain, ['2']);
const names = Object.keys(figures);
const pageOf = (figure) => `<!doctype html><html lang="en"><title>Figure</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <style>body { margin: 16px; font: 16px/1.5 sans-serif }</style>
  <script type="module" async src="/late.js"></script>
  <body><p>Before.</p>${figure}<p id="below">Below.</p>`;

const storyOf = (figure) => `<div data-sgf-story="g"><sgf-board id="g" sgf="${plain}"
  panels="none"></sgf-board><div data-path="2">${figure}Text of the step.</div></div>`;

describe('a static figure', () => {
  let server, browser, tab;
  /** Answers the request for the script, which waits until the figure has been measured. */
  let answerScript;

  before(async () => {
    server = await serve({
      folder: dist,
      pages: {
        ...Object.fromEntries(names.map((name, at) => [`/${at}.html`, pageOf(figures[name])])),
        '/story.html': pageOf(storyOf(storyFigure)),
        '/story-without-figure.html': pageOf(storyOf('')),
      },
      answer(address, response) {
        if (address !== '/late.js') return false;
        answerScript = () =>
          response
            .writeHead(200, { 'content-type': 'text/javascript' })
            .end("import './sgf-board.js';");
        return true;
      },
    });
    browser = await launch();
    tab = await browser.newPage();
    await tab.setCacheEnabled(false);
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  const topBelow = () =>
    tab.$eval('#below', (text) => text.getBoundingClientRect().top + globalThis.scrollY);

  /** Where the text below a figure stands before and after the board has come. */
  async function look(address, width, height = 2000, hasTouch = false) {
    await tab.goto('about:blank');
    await tab.setViewport({ width, height, hasTouch, isMobile: hasTouch });
    answerScript = undefined;
    void tab.goto(server.origin + address).catch(() => undefined);
    await tab.waitForSelector('#below');
    const isDefined = await tab.evaluate(() => !!globalThis.customElements.get('sgf-board'));
    assert.ok(!isDefined, 'the figure was not measured before the board came');
    const figure = await topBelow();
    while (!answerScript) await new Promise((resume) => setTimeout(resume, 10)); // it is requested soon
    answerScript();
    await tab.waitForFunction(() => globalThis.customElements.get('sgf-board'));
    await tab.evaluate(() => globalThis.document.querySelector('sgf-board').ready);
    await quiet(tab);
    return { figure, board: await topBelow() };
  }

  for (const [at, name] of names.entries()) {
    it(`holds the room of ${name}`, async () => {
      for (const [width, height, hasTouch] of windows) {
        const { figure, board } = await look(`/${at}.html`, width, height, hasTouch);
        const text = `${figure} became ${board} at ${width} × ${height}`;
        assert.ok(Math.abs(figure - board) <= MOST_DIFFERENCE, text);
      }
    });
  }

  it('shows all its text where no script runs', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${server.origin}/${names.indexOf('a game with comments')}.html`);
    const [seen, whole] = await page.$eval('.sgf-comment', (box) => [
      box.clientHeight,
      box.scrollHeight,
    ]);
    assert.ok(whole > 500 && seen === whole, `${seen} of ${whole}`);
    await page.close();
  });

  it('of a story has no room where the board comes', async () => {
    for (const width of [360, 1000]) {
      const withFigure = await look('/story.html', width);
      assert.deepEqual(withFigure, await look('/story-without-figure.html', width));
    }
  });

  it('of a story is shown where no script runs, and where the script does not come', async () => {
    const page = await browser.newPage();
    const height = () => page.$eval('.sgf-figure', (figure) => figure.clientHeight);
    await page.goto(`${server.origin}/story.html`, { waitUntil: 'domcontentloaded' });
    const waiting = await page.$eval('.sgf-figure', (figure) => {
      const { position, visibility } = globalThis.getComputedStyle(figure);
      return { position, visibility };
    });
    assert.deepEqual(waiting, { position: 'absolute', visibility: 'hidden' });
    await page.$eval('.sgf-figure', (figure) => {
      for (const animation of figure.getAnimations()) animation.finish();
    });
    const late = await page.$eval('.sgf-figure', (figure) => {
      const { position, visibility } = globalThis.getComputedStyle(figure);
      return { position, visibility };
    });
    assert.deepEqual(late, { position: 'static', visibility: 'visible' });
    const shown = await height();
    assert.ok(shown > 300, `${shown}`);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${server.origin}/story.html`);
    assert.equal(await height(), shown);
    await page.close();
  });
});
