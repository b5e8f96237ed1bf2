// A processor six times as slow, a key held: one step a frame through a long game. Frames that come late are dropped ones.
import { median } from './measure.js';
import { generatedGame } from './records.js';
import { figuresOf, hasWgo, inTurns, makers, openStage, workOf } from './stage.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 3;
const SLOWED = 6;
const STEPS = 140;
const FRAME_MS = 1000 / 60;
const game = generatedGame(5, 280, 0);
const style = 'width: 600px';

const pages = {
  'blank page': () => '<script>window.board = { next() {} }</script>',
  ours: () => makers.ours(style, game, 'mode="diagram" move="0"'),
  'ours with panels': () => makers.ours(style, game),
  'wgo 3': () => makers.wgo(style, game),
};

export async function slowedRows() {
  const stage = await openStage(pages, {}, { width: 800, height: 900, deviceScaleFactor: 2 });
  try {
    const names = Object.keys(pages).filter((name) => name !== 'wgo 3' || hasWgo());
    const samples = await inTurns(stage, names, ROUNDS, holdKey);
    const row = (what, unit, of) =>
      rowsOf(
        what,
        figuresOf(samples, (list) => median(list.map(of))),
        unit,
      );
    return [
      ...row(
        `frames dropped in ${STEPS} steps, processor slowed ${SLOWED} times`,
        units.frames,
        ({ dropped }) => dropped,
      ),
      ...row('… work per step', units.ms, ({ work }) => work / STEPS),
    ];
  } finally {
    await stage.close();
  }
}

async function holdKey({ page, client, url }) {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(stepEachFrame, STEPS / 2, FRAME_MS); // warms up
  const before = await workOf(client);
  const dropped = await page.evaluate(stepEachFrame, STEPS, FRAME_MS);
  return { dropped, work: (await workOf(client)) - before };
}

/** Runs in the page; tells how many frames were not there. */
async function stepEachFrame(steps, frameMs) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let dropped = 0;
  let before = await nextFrame();
  for (let step = 0; step < steps; step++) {
    globalThis.board.next();
    const now = await nextFrame();
    dropped += Math.max(0, Math.round((now - before) / frameMs) - 1);
    before = now;
  }
  return dropped;
}
