// What a page with one commented game fetches: until it is idle, and with the first touch. Compressed as servers do.
import { brotliCompressSync } from 'node:zlib';
import { generatedGame } from './records.js';
import { hasWgo, makers, openStage } from './stage.js';
import { rowsOf, units } from './table.js';

const game = generatedGame(5, 200, 0.1);
const style = 'width: 600px';
const pages = {
  ours: () => makers.ours(style, game),
  'wgo 3': () => makers.wgo(style, game),
};

export async function weightRows() {
  const stage = await openStage(pages);
  try {
    const names = Object.keys(pages).filter((name) => name !== 'wgo 3' || hasWgo());
    const loads = {};
    for (const name of names)
      loads[name] = await stage.visit(name, (visit) => fetchedOf(stage, visit));
    const phases = [
      ['first load of a commented game, brotli', 'first'],
      ['… later, when the page is idle', 'idle'],
      ['… at the first touch', 'touch'],
    ];
    return phases.flatMap(([what, phase]) => {
      const count = loads.ours[phase].length;
      const bytes = Object.entries(loads).map(([name, load]) => [name, weigh(stage, load[phase])]);
      return rowsOf(
        `${what} (${count} ${count === 1 ? 'file' : 'files'})`,
        Object.fromEntries(bytes),
        units.kilobytes,
      );
    });
  } finally {
    await stage.close();
  }
}

/** What is fetched before anything is seen, then while nothing happens, then when a pointer comes. */
async function fetchedOf({ asked }, { page, url }) {
  asked.length = 0;
  await page.evaluateOnNewDocument(() => {
    window.requestIdleCallback = (run) => (window.whenTold ??= []).push(run);
  });
  await page.goto(url, { waitUntil: 'networkidle0' });
  const first = asked.splice(0);
  await page.evaluate(() => (window.whenTold ?? []).forEach((run) => run()));
  await page.waitForNetworkIdle();
  const idle = asked.splice(0);
  for (const x of [200, 220, 240]) await page.mouse.move(x, 300);
  await page.mouse.click(240, 300);
  await page.waitForNetworkIdle();
  const parts = { first, idle, touch: asked.splice(0) };
  const isPart = (pathname) => /\.(js|css)$/.test(pathname);
  return Object.fromEntries(
    Object.entries(parts).map(([phase, paths]) => [phase, paths.filter(isPart)]),
  );
}

function weigh({ bodyOf }, paths) {
  const files = paths.map(bodyOf);
  const sizes = files.map((body) => brotliCompressSync(Buffer.from(body ?? '')).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
