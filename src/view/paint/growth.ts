/** A soft random value from 0 to 1 for each place; whole numbers are about one hump. */
export type Noise = (x: number, y: number) => number;

/**
 * How wood has grown: how dense the grain is at a place, from 0 to 1. Boards are
 * 480 wide; the grain runs down.
 */
export type Figure = (x: number, y: number, noise: Noise) => number;

/** So many numbers from 0 to 1 look random, and are the same at every drawing. */
const NUMBERS = 4096;
/** Those of the next row stand so much farther; noise finds them where it has no more of its own. */
const ROW = 89;
export const numbers = Float32Array.from(
  { length: NUMBERS + 2 * ROW },
  (_, at) => (1e4 + 1e4 * Math.sin(at * at)) % 1,
);

/** Spelt out without calls: the first board is painted before engines have made this fast. */
export const noise: Noise = (x, y) => {
  const at = ((x | 0) + (y | 0) * ROW) & (NUMBERS - 1);
  const right = x % 1;
  const down = y % 1;
  const across = right * right * (3 - 2 * right);
  const first = numbers[at] ?? 0;
  const third = numbers[at + ROW] ?? 0;
  const above = first + ((numbers[at + 1] ?? 0) - first) * across;
  const below = third + ((numbers[at + ROW + 1] ?? 0) - third) * across;
  return above + (below - above) * down * down * (3 - 2 * down);
};
