// A clock that is wound by hand, in place of the page's own. What waits for a time, a frame or the page at rest is then
// called in the same order in each page, however busy the machine is. Loaded before all other scripts.

const real = {
  setTimeout: globalThis.setTimeout.bind(globalThis),
  frame: globalThis.requestAnimationFrame.bind(globalThis),
};
const START_MS = 1_700_000_000_000;
const FRAME_MS = 16;
/** How long an interaction may go on, on this clock. */
const HORIZON_MS = 1000;
/** How often in a row nothing may happen until it is believed that nothing will. */
const CALM_TASKS = 3;
const STEP_MS = 2 * HORIZON_MS;
const PAUSES = 20;
const LONGEST_MS = 60_000;

let now = 1000;
let stepEnd = 0;
let last = 0;
let timers = [];

function add(ms, run) {
  timers.push({ id: ++last, due: now + Math.max(1, Number(ms) || 0), run });
  return last;
}

function remove(id) {
  timers = timers.filter((timer) => timer.id !== id);
}

function repeat(run, ms) {
  const id = add(ms, function again() {
    timers.push({ id, due: now + Math.max(1, ms), run: again });
    run();
  });
  return id;
}

Object.assign(globalThis, {
  setTimeout: (run, ms, ...values) => add(ms, () => run(...values)),
  setInterval: repeat,
  clearTimeout: remove,
  clearInterval: remove,
  requestAnimationFrame: (run) => add(FRAME_MS, () => run(now)),
  cancelAnimationFrame: remove,
});
// As in Safari: the page is at rest with the next task.
delete globalThis.requestIdleCallback;
performance.now = () => now;
Date.now = () => START_MS + now;
Math.random = () => 0.3;

/** How much of what takes the browser its own time is on its way. */
let underWay = 0;

const fetchFile = globalThis.fetch;
/** A file is under way until all of it is here. */
globalThis.fetch = (...wanted) =>
  whileUnderWay(
    fetchFile(...wanted).then(async (response) => {
      await response.clone().arrayBuffer();
      return response;
    }),
  );

/** The clock stands still as long as this work goes on. */
export async function whileUnderWay(work) {
  underWay++;
  try {
    return await work;
  } finally {
    underWay--;
  }
}

const canvases = globalThis.HTMLCanvasElement.prototype;
const { toBlob } = canvases;
canvases.toBlob = function (done, ...how) {
  const made = new Promise((resolve) => toBlob.call(this, resolve, ...how));
  void whileUnderWay(made).then(done);
};

/** Nobody is asked whether the page may use the clipboard; it takes all. */
const clipboard = { write: () => Promise.resolve(), writeText: () => Promise.resolve() };
Object.defineProperty(navigator, 'clipboard', { value: clipboard });

/** Runs what is due next, unless it is due after `end`. */
function runNext(end) {
  const due = Math.min(...timers.map((timer) => timer.due));
  if (!(due <= end)) return false;
  now = Math.max(now, due);
  const called = timers.filter((timer) => timer.due === due);
  timers = timers.filter((timer) => timer.due !== due);
  for (const { run } of called) run();
  return true;
}

const { port1, port2 } = new MessageChannel();
/** Waits for a task of the browser; what promises have to do is done before it. */
export function task() {
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}

/** Waits for frames of the browser: it tells sizes, and what is in sight, with a frame. */
export async function frames(count) {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((resolve) => real.frame(resolve));
    await pause(); // it tells them after the frame
  }
}

/**
 * Winds the clock on until all promises are kept (or broken) and nothing happens any more; then a second has passed.
 * Before each step of the clock, whatever needs no clock has its turn.
 */
export async function settle(promises = [], horizonMs = HORIZON_MS) {
  let isDone = false;
  void Promise.allSettled(promises).then(() => (isDone = true));
  const end = now + horizonMs;
  const limit = setRealLimit();
  for (let calm = 0; calm < CALM_TASKS || !isDone; calm++) {
    await task();
    await task();
    for (let wait = 0; (!isDone || underWay > 0) && wait < patience(); wait++) await pause();
    if (calm === CALM_TASKS - 1) await pause();
    if (underWay > 0) calm = 0;
    else if (runNext(isDone ? end : now + HORIZON_MS)) calm = 0;
    if (limit.isOver) throw new Error('a board is never done');
  }
  now = Math.max(now, end);
}

/** What the browser does beside the page has time: a file that is read, a part that is called. */
function pause() {
  return new Promise((resolve) => real.setTimeout(resolve));
}

/** How many pauses there are before the clock moves: few before a frame. */
function patience() {
  const isSoon = timers.some(({ due }) => due - now <= FRAME_MS);
  return isSoon ? 1 : PAUSES;
}

/** Ends a step at the same time, however many frames it had: what is due by then is called in the next one. */
export function endStep() {
  now = Math.max(now, stepEnd);
  stepEnd = now + STEP_MS;
}

function setRealLimit() {
  const limit = { isOver: false };
  real.setTimeout(() => (limit.isOver = true), LONGEST_MS);
  return limit;
}
