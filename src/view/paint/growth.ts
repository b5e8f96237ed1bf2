/** Smooth noise from 0 to 1; its bumps are about one unit wide. */
export type Noise = (x: number, y: number) => number;

/** The density of wood grain at a place, from 0 to 1. Boards are 480 wide; the grain runs downwards. */
export type Figure = (x: number, y: number, noise: Noise) => number;

/** Pseudo-random numbers from 0 to 1, the same for every drawing. */
const NUMBERS = 4096;
/** The offset between rows in `numbers`; beyond it, a row continues with the numbers of the next. */
const ROW = 89;
export const numbers = Float32Array.from(
  { length: NUMBERS + 2 * ROW },
  (_, at) => (1e4 + 1e4 * Math.sin(at * at)) % 1,
);

/** Written without function calls: the first board is painted before engines have optimized this. */
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
