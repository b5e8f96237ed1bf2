import { BLACK, BORDER, EMPTY, WHITE } from './stones.js';

/*
 * Shapes around a point that is worth a move in the middle of them: hane, cuts, blocks at the edge, as MoGo's random
 * games knew them (Gelly, Wang, Munos and Teytaud 2006). X and O are stones of two colours, x is anything but X, o is
 * anything but O, . is empty, # is outside of the board, ? is anything.
 */
const shapes: readonly string[] = [
  'XOX/.../???', // hane around a stone
  'XO./.../?.?', // hane
  'XO?/X../x.?', // turn
  '.O./X../...', // shoulder hit
  'XO?/O.o/?o?', // cut
  'XO?/O.X/???', // cut after a peep
  '?X?/O.O/ooo', // cut through
  'OX?/o.O/???', // cut of a knight's move
  'X.?/O.?/###', // hane along the edge
  'OX?/X.O/###', // block a cut at the edge
  '?X?/x.O/###', // block a connection at the edge
  '?XO/x.x/###', // descend to the edge
  '?OX/X.O/###', // cut at the edge
];

const meanings: Readonly<Record<string, readonly number[]>> = {
  X: [BLACK],
  O: [WHITE],
  x: [EMPTY, WHITE, BORDER],
  o: [EMPTY, BLACK, BORDER],
  '.': [EMPTY],
  '#': [BORDER],
  '?': [EMPTY, BLACK, WHITE, BORDER],
};

/** A shape row by row, as its nine points. */
type Shape = readonly string[];

const turned = (shape: Shape): Shape =>
  [6, 3, 0, 7, 4, 1, 8, 5, 2].map((index) => shape[index] ?? '?');
const mirrored = (shape: Shape): Shape =>
  [2, 1, 0, 5, 4, 3, 8, 7, 6].map((index) => shape[index] ?? '?');
const swapped = (shape: Shape): Shape => {
  const other: Readonly<Record<string, string>> = { X: 'O', O: 'X', x: 'o', o: 'x' };
  return shape.map((point) => other[point] ?? point);
};

/** For each neighbourhood (8 points of 2 bits, row by row, without the middle) whether it is one of the shapes. */
export function patternTable(): Uint8Array {
  const table = new Uint8Array(4 ** 8);
  for (const text of shapes) {
    let shape: Shape = [...text.replaceAll('/', '')];
    for (let turn = 0; turn < 4; turn++) {
      shape = turned(shape);
      for (const one of [shape, mirrored(shape)])
        for (const each of [one, swapped(one)]) mark(table, each);
    }
  }
  return table;
}

function mark(table: Uint8Array, shape: Shape): void {
  let codes = [0];
  shape.forEach((point, index) => {
    if (index === 4) return;
    codes = codes.flatMap((code) => (meanings[point] ?? []).map((value) => code * 4 + value));
  });
  for (const code of codes) table[code] = 1;
}
