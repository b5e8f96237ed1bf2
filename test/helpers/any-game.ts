import fc from 'fast-check';

/** A node as text, and its distance to its parent (0: the node before). */
interface AnyNode {
  readonly text: string;
  readonly back: number;
}

/** A game on a board that is small enough to try every rule: its columns, its rows, its record. */
export interface AnyGame {
  readonly columns: number;
  readonly rows: number;
  readonly sgf: string;
}

/** A ko that can be taken at cb, for boards of at least 4 by 3; random games rarely have one. */
const READY_KO = 'AB[ba][ab][bc]AW[ca][db][cc][bb]';
const takenTwice = [';B[cb]', ';W[bb]'].map((text) => ({ text, back: 0 }));

/** Games with variations; nodes have moves, passes, setup, PL, MN and KO in any order. */
export const anyGame: fc.Arbitrary<AnyGame> = fc
  .record({ columns: fc.integer({ min: 2, max: 5 }), rows: fc.integer({ min: 2, max: 4 }) })
  .chain(({ columns, rows }) => {
    const hasRoomForKo = columns >= 4 && rows >= 3;
    return fc
      .record({
        beginning: fc.constantFrom('', 'PL[W]', 'HA[2]', hasRoomForKo ? READY_KO : ''),
        nodes: fc.array(anyNode(columns, rows), { minLength: 1, maxLength: 60, size: 'max' }),
      })
      .map(({ beginning, nodes }) => {
        const opening = beginning === READY_KO ? takenTwice : [];
        const root = `;SZ[${columns}:${rows}]${beginning}`;
        return { columns, rows, sgf: `(${root}${written([...opening, ...nodes])})` };
      });
  });

/** Nodes for other games; in Go the swap is an invalid move. */
export const anyStoneGame: fc.Arbitrary<AnyGame> = fc
  .tuple(anyGame, fc.constantFrom('', 'GM[2]', 'GM[4]', 'GM[11]'), fc.boolean())
  .map(([game, gameType, hasSwap]) => {
    const sgf = game.sgf.replace('(;', `(;${gameType}`);
    return { ...game, sgf: hasSwap ? sgf.replaceAll('W[]', 'W[swap-pieces]') : sgf };
  });

function anyNode(columns: number, rows: number): fc.Arbitrary<AnyNode> {
  const point = fc
    .tuple(fc.integer({ min: 0, max: columns - 1 }), fc.integer({ min: 0, max: rows - 1 }))
    .map(([x, y]) => 'abcde'.charAt(x) + 'abcd'.charAt(y));
  const move = fc
    .tuple(fc.constantFrom('B', 'W'), fc.option(point, { nil: '', freq: 12 }))
    .map(([color, place]) => `${color}[${place}]`);
  const setup = fc
    .tuple(
      fc.constantFrom('AB', 'AW', 'AE'),
      fc.array(point, { minLength: 1, maxLength: columns * rows }),
    )
    .map(([name, points]) => name + points.map((place) => `[${place}]`).join(''));
  const extra = fc.constantFrom(...'PL[B] PL[W] KO[] MN[1] MN[3000000000] C[x] E[aa]'.split(' '));
  const parts = fc.oneof(
    { weight: 16, arbitrary: fc.tuple(move) },
    { weight: 2, arbitrary: fc.tuple(move, move) },
    { weight: 1, arbitrary: fc.tuple(setup) },
    { weight: 1, arbitrary: fc.tuple(setup, setup, move) },
    { weight: 1, arbitrary: fc.tuple(move, setup, extra) },
    { weight: 2, arbitrary: fc.tuple(move, extra) },
    { weight: 1, arbitrary: fc.tuple(extra) },
  );
  const back = fc.oneof(
    { weight: 8, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
  );
  return fc.record({ text: parts.map((texts) => `;${texts.join('')}`), back });
}

/** Writes the nodes after a root, each as a child of the node that is `back` nodes before the previous one. */
function written(nodes: readonly AnyNode[]): string {
  const children: number[][] = [[]];
  nodes.forEach(({ back }, index) => {
    const parent = Math.max(0, index - back);
    children[parent]?.push(index + 1);
    children.push([]);
  });
  const textFrom = (node: number): string => {
    const own = nodes[node - 1]?.text ?? '';
    const below = (children[node] ?? []).map(textFrom);
    return own + (below.length > 1 ? below.map((text) => `(${text})`).join('') : below.join(''));
  };
  return textFrom(0);
}
