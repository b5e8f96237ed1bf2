import { expect } from '@esm-bundle/chai';
import { lineThrough } from '../../src/game/walk.js';
import type { Notation } from '../../src/replay/notation/notation.js';
import { Replayer } from '../../src/replay/replayer.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { moveNumbers } from '../../src/view/scene/move-numbers.js';
import type { NumberChoice } from '../../src/view/scene/rich-scene.js';
import { nodeAt, treeOf } from '../helpers/records.js';

const choices: readonly NumberChoice[] = [
  { kind: 'all' },
  { kind: 'auto' },
  { kind: 'figure' },
  { kind: 'latest', count: 3 },
  { kind: 'range', first: 2, last: 6 },
];

/** A ko, captures, setup on stones that were played, a pass, two moves in a node, figures and variations of variations. */
const branching =
  '(;SZ[5];B[ba];W[ca];B[ab](;W[db];B[bc];W[cc]FG[];B[cb];W[bb](;B[ee];W[];B[cb])(;AE[bb];AB[bb];W[aa]MN[40]))' +
  '(;AW[ba];B[ba](;W[aa]B[cc];AE[aa:ee];B[aa])(;W[ee]PM[2])))';

/** Moves on all points of the board, over and over: a board that is full is emptied. */
function longGame(moves: number): string {
  const points = Array.from('abcde', (row) => Array.from('abcde', (column) => column + row)).flat();
  const moveAt = (move: number) =>
    `;${move % points.length ? '' : 'AE[aa:ee]'}${move % 2 ? 'W' : 'B'}[${points[move % points.length]}]`;
  return `(;SZ[5]${Array.from({ length: moves }, (_move, index) => moveAt(index)).join('')})`;
}

/** A replayer that counts how many moves are read by whoever looks at its record. */
function countingReplayer(sgf: string) {
  const replayer = new Replayer(treeOf(sgf));
  const { notation } = replayer;
  const counts = { moves: 0 };
  const counting: Notation = Object.create(notation, {
    readMove: {
      value: (...move: Parameters<Notation['readMove']>) => {
        counts.moves++;
        return notation.readMove(...move);
      },
    },
  }) as Notation;
  return { replayer: Object.assign(replayer, { notation: counting }), counts };
}

describe('move numbers, step by step', () => {
  it('are the same whatever was shown before', () => {
    const tree = treeOf(branching);
    const nodes = [...nodesOf(tree)];
    const [shared, others] = [new Replayer(tree), nodes.map(() => new Replayer(tree))];
    for (const first of nodes) {
      for (const [index, then] of nodes.entries()) {
        for (const choice of choices) {
          const other = others[index] ?? shared;
          moveNumbers(shared, first, choice);
          const expected = moveNumbers(other, then, choice, 1);
          expect(moveNumbers(shared, then, choice, 1), `${first} ${then}`).to.eql(expected);
        }
      }
    }
  });

  it('read the moves of a step only, however long the game', () => {
    for (const moves of [100, 1600]) {
      const { replayer, counts } = countingReplayer(longGame(moves));
      const line = lineThrough(replayer.tree, replayer.tree.root);
      for (const node of line) {
        counts.moves = 0;
        const numbers = moveNumbers(replayer, node, { kind: 'all' });
        expect(numbers.length).to.be.at.most(25);
        expect(counts.moves).to.be.at.most(1);
      }
      for (const node of line.reverse()) {
        counts.moves = 0;
        moveNumbers(replayer, node, { kind: 'all' });
        expect(counts.moves).to.equal(0);
      }
    }
  });

  it('read a jump as far as the two paths differ', () => {
    const { replayer, counts } = countingReplayer(branching);
    const [before, after] = ['main:5', 'main:7'].map((path) => nodeAt(replayer.tree, path));
    for (const node of [before, after, before]) {
      if (node !== undefined) moveNumbers(replayer, node, { kind: 'all' });
    }
    expect(counts.moves).to.equal(7);
  });
});
