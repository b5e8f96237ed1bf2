// Side-by-side timing in one process: every contestant is warmed up, then all take turns.

const WARM_UP_MS = 200;
const WARM_UP_CALLS = 60;
const SAMPLE_MS = 15;
const BUDGET_MS = 2500;
const FEWEST_ROUNDS = 5;
const MOST_ROUNDS = 21;

/** Keeps results alive, so that no work can be optimised away. */
let kept;

export function median(numbers) {
  return quantile(numbers, 0.5);
}

export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** The processor's time of this process, helper threads (garbage collector, compiler) included. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeCalls(call, calls) {
  const start = cpuMs();
  for (let i = 0; i < calls; i++) kept = call();
  return (cpuMs() - start) / calls;
}

/** Warms up; returns about how many calls fill one sample. */
function warmUp(call) {
  const start = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < WARM_UP_MS && (calls < WARM_UP_CALLS || elapsed < WARM_UP_MS / 2)) {
    kept = call();
    calls += 1;
    elapsed = performance.now() - start;
  }
  return Math.max(1, Math.round((SAMPLE_MS * calls) / elapsed));
}

/**
 * @param {Record<string, (() => unknown) | Error>} contestants what each is called, and its work;
 *   an `Error` in its place says why there is none
 * @returns {Record<string, number | Error>} median milliseconds of processor time per call
 */
export function race(contestants) {
  const runners = [];
  const results = {};
  for (const [name, call] of Object.entries(contestants)) {
    try {
      if (call instanceof Error) throw call;
      runners.push({ name, call, calls: warmUp(call), samples: [] });
    } catch (error) {
      results[name] = error;
    }
  }
  const start = performance.now();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (round >= FEWEST_ROUNDS && performance.now() - start > BUDGET_MS) break;
    for (const { call, calls, samples } of runners) samples.push(timeCalls(call, calls));
  }
  for (const { name, samples } of runners) results[name] = median(samples);
  return Object.fromEntries(Object.keys(contestants).map((name) => [name, results[name]]));
}

/** Whatever was measured last; exported only so that it counts as used. */
export const lastResult = () => kept;
