import { fillWith, keepPictures } from './material.js';

/** Lengths of the grain in device pixels on a board of `GRAIN_BOARD` pixels; small boards keep some. */
const GRAIN_STEP = 2.4;
const GRAIN_WAVE = 5;
const GRAIN_BOARD = 480;
const SMALLEST_SCALE = 0.6;
/** Where the random numbers of every board begin. */
const GRAIN_SEED = 19;

/** Straight-grained wood: a soft sheen, broad bands of growth, and fine lines that waver a little. */
export const woodPicture = keepPictures(
  (context, width, height, background: string, grain: string) => {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    const random = seededRandom(GRAIN_SEED);
    const scale = Math.max(SMALLEST_SCALE, Math.min(width, height) / GRAIN_BOARD);
    const wave = GRAIN_WAVE * scale;
    context.strokeStyle = grain;
    for (let x = -wave; x < width; x += scale * GRAIN_STEP * (0.35 + random() * 1.5)) {
      const isBand = random() < 0.09;
      context.globalAlpha = isBand ? 0.05 : 0.035 + random() * random() * 0.16;
      context.lineWidth = scale * (isBand ? 5 + random() * 12 : 0.35 + random() * 0.9);
      const bend = (random() - 0.5) * wave;
      const lean = (random() - 0.3) * wave;
      context.beginPath();
      context.moveTo(x, 0);
      context.bezierCurveTo(x + bend, height / 3, x - bend, height / 1.5, x + lean, height);
      context.stroke();
    }
    context.globalAlpha = 1;
    const light = context.createLinearGradient(0, 0, width, height);
    const stops = { 0: '#ffffff21', 0.55: '#fff0', 1: '#00000014' };
    fillWith(context, light, stops);
  },
);

/** Numbers from 0 to 1 that look random and are the same at every drawing (Lehmer, "minstd"). */
function seededRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = seed;
  return () => {
    state = (state * 16807) % modulus;
    return state / modulus;
  };
}
