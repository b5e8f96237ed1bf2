// A box that is dragged wider: the work of the main thread for each frame.
import { median } from './measure.js';
import { generatedGame } from './records.js';
import { figuresOf, hasWgo, inTurns, makers, openStage, workOf } from './stage.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 5;
const [FROM, TO, STEP] = [300, 900, 5];
const FRAMES = (TO - FROM) / STEP;
const game = generatedGame(5, 200, 0.1);
const style = `width: ${FROM}px`;

const pages = {
  ours: () => makers.ours(style, game, 'mode="diagram"'),
  'ours with panels': () => makers.ours(style, game, 'move="last"'),
  'wgo 3': () => `${makers.wgo(style, game)}<script>board.last()</script>`,
};

export async function resizeRows() {
  const stage = await openStage(pages);
  try {
    const names = Object.keys(pages).filter((name) => name !== 'wgo 3' || hasWgo());
    const samples = await inTurns(stage, names, ROUNDS, drag);
    return rowsOf(
      `resize drag, ${FROM} to ${TO} px, work per frame`,
      figuresOf(samples, median),
      units.ms,
    );
  } finally {
    await stage.close();
  }
}

async function drag({ page, client, url }) {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.evaluate(dragBox, TO, FROM, STEP); // warms up
  const before = await workOf(client);
  await page.evaluate(dragBox, FROM, TO, STEP);
  return ((await workOf(client)) - before) / FRAMES;
}

/** Runs in the page; a window that is dragged says so as well. */
async function dragBox(from, to, step) {
  const box = document.querySelector('#box');
  const way = Math.sign(to - from);
  for (let width = from; (to - width) * way >= 0; width += step * way) {
    box.style.width = `${width}px`;
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
