import { expect } from '@esm-bundle/chai';
import { chainsOn } from '../../src/rules/chains-on.js';
import { formatWestern } from '../../src/replay/notation/western.js';
import { positionOf } from '../helpers/records.js';

/** Each chain in a line: colour, stones, liberties. */
function chainsIn(sgf: string): string[] {
  const { board } = positionOf(sgf);
  return chainsOn(board).map(({ color, stones, liberties }) => {
    const [on, free] = [stones, liberties].map((points) =>
      points.map((point) => formatWestern(point, board.size)).join(' '),
    );
    return `${color} ${on} | ${free}`;
  });
}

describe('the chains that stand on a board', () => {
  it('are found with their stones and liberties, each liberty once', () => {
    // X X O
    // . O O
    // . . .
    expect(chainsIn('(;SZ[3]AB[aa][ba]AW[ca][bb][cb])')).to.eql([
      'black A3 B3 | A2',
      'white C3 B2 C2 | A2 B1 C1',
    ]);
  });

  it('are none on an empty board, and one where it is full', () => {
    expect(chainsIn('(;SZ[3])')).to.eql([]);
    expect(chainsIn('(;SZ[2]AB[aa:bb])')).to.eql(['black A2 B2 A1 B1 | ']);
  });

  it('do not hang together across the edge', () => {
    expect(chainsIn('(;SZ[3]AB[ca][ab])')).to.eql(['black C3 | B3 C2', 'black A2 | A3 B2 A1']);
  });
});
