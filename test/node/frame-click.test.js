// Clicks on a board in a frame of another page, where the frame is enlarged, its content is zoomed, or both.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launch, open, serve } from './page-server.js';

const root = new URL('../..', import.meta.url).pathname;
const FRAME_WIDTH = 500;
const FRAMES = {
  'a plain frame': ['', ''],
  'a scaled frame': ['transform:scale(1.3);transform-origin:0 0', ''],
  'a zoomed frame': ['zoom:1.25', ''],
  'a scaled frame with a zoomed page': ['transform:scale(1.3);transform-origin:0 0', 'zoom:1.4'],
};
const framed = (style) =>
  `<!doctype html><body style="margin:0;${style}"><p>Text</p><script type="module" src="/dist/sgf-board.js"></script>
  <sgf-board loading="eager" try panels="none" coordinates="none" style="width:300px">(;SZ[9])</sgf-board>`;

describe('a board in a frame', () => {
  let browser, server;
  const pages = {};
  before(async () => {
    [browser, server] = [await launch(), await serve({ folder: root, pages })];
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const [name, [outer, inner]] of Object.entries(FRAMES))
    it(`plays the point below a click: ${name}`, async () => {
      pages['/framed.html'] = framed(inner);
      pages['/page.html'] =
        `<!doctype html><p>Above</p><iframe src="/framed.html" style="width:${FRAME_WIDTH}px;height:600px;border:0;${outer}"></iframe>`;
      const { page, problems } = await open(browser, `${server.origin}/page.html`);
      await page.setViewport({ width: 1000, height: 1000 });
      const frame = page.frames().find((each) => each.url().endsWith('/framed.html'));
      await frame.waitForFunction(() => document.querySelector('sgf-board')?.collection);
      const boxOf = (where, selector) =>
        where.evaluate((wanted) => {
          const { shadowRoot } = document.querySelector('sgf-board') ?? {};
          const found = (shadowRoot ?? document).querySelector(wanted);
          const { x, y, width, height } = found.getBoundingClientRect();
          return { x, y, width, height };
        }, selector);
      for (const [column, row, point] of [
        [-4, -4, 'aa'],
        [2, -3, 'gb'],
      ]) {
        const outside = await boxOf(page, 'iframe');
        const { x, y, width, height } = await boxOf(frame, 'canvas');
        const scale = outside.width / FRAME_WIDTH;
        const share = (cells) => 0.5 + cells / 9.44;
        await page.mouse.click(
          outside.x + scale * (x + width * share(column)),
          outside.y + scale * (y + height * share(row)),
        );
        await frame.waitForFunction(
          (wanted) => document.querySelector('sgf-board').currentPath.endsWith(wanted),
          { timeout: 20_000 },
          point,
        );
      }
      assert.deepEqual(problems, []);
      await page.close();
    });
});
