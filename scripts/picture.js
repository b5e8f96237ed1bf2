// Renders demo/picture.webp, the README's picture, with the built files: run `npm run build` first.
import path from 'node:path';
import { launch, serve } from '../test/node/page-server.js';
import { root } from './run.js';

const page = `<!doctype html><meta charset="utf-8"><title>picture</title>
<style>body{margin:24px;font:16px/1.5 system-ui,sans-serif;color:#2a2620;background:#fff}</style>
<script type="module" src="/dist/sgf-board.js"></script>
<sgf-board src="/demo/records/game.sgf" move="124"></sgf-board>`;

const { origin, close } = await serve({ folder: root, pages: { '/': page } });
const browser = await launch();
const tab = await browser.newPage();
await tab.setViewport({ width: 880, height: 700, deviceScaleFactor: 2 });
await tab.goto(origin);
await tab.evaluate(async () => {
  const board = document.querySelector('sgf-board');
  await board.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
});
const board = await tab.$('sgf-board');
const { x, y, width, height } = await board.boundingBox();
const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
await tab.screenshot({
  path: path.join(root, 'demo/picture.webp'),
  clip,
  type: 'webp',
  quality: 88,
});
await browser.close();
close();
