import { expect } from '@esm-bundle/chai';
import { lineThrough } from '../../src/game/walk.js';
import { goNotation } from '../../src/replay/notation/go-notation.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { type GameTree, type NodeId, nodesOf } from '../../src/sgf/game-tree.js';
import {
  codesOf,
  comparable,
  nodeAt,
  pointOn,
  positionOf,
  rowsOf,
  treeOf,
} from '../helpers/records.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIDE = LETTERS.length;
const WHOLE = SIDE * SIDE;

/** Moves of both sides in turn, wherever `pointOf` says. */
function moves(count: number, pointOf: (index: number) => string): string {
  const nodes = Array.from(
    { length: count },
    (_, index) => `;${index % 2 ? 'W' : 'B'}[${pointOf(index)}]`,
  );
  return nodes.join('');
}

/** Row by row over the largest board, then from its beginning again. */
function nextPoint(index: number): string {
  return LETTERS.charAt(index % SIDE) + LETTERS.charAt(Math.floor(index / SIDE) % SIDE);
}

/** How many values of lists are read while something is done: a node that is applied again reads again. */
function countingLists(act: () => void): number {
  const readPoints = goNotation.readPoints.bind(goNotation);
  let count = 0;
  goNotation.readPoints = (raw, size, note) => {
    count += 1;
    return readPoints(raw, size, note);
  };
  try {
    act();
  } finally {
    goNotation.readPoints = readPoints;
  }
  return count;
}

/** Jumps from the end to the middle, the root and near the end, against replayers that have seen nothing. */
function expectJumpsLikeFresh(tree: GameTree): void {
  const line = lineThrough(tree, tree.root);
  const jumping = new CheckedReplayer(tree);
  const last = line.length - 1;
  for (const step of [last, Math.floor(last / 2), 0, last - 1, 1, Math.floor(last / 3), last]) {
    const node = line[step] ?? tree.root;
    const fresh = new CheckedReplayer(tree).positionAt(node);
    expect(comparable(jumping.positionAt(node)), `step ${step}`).to.eql(comparable(fresh));
  }
}

describe('chains as large as the board', () => {
  const full = `(;SZ[${SIDE}]AB[aa:ZZ]`;

  it('2,703 stones are taken by one move', () => {
    const position = positionOf(`${full};W[zz])`);
    expect(position.captures).to.eql({ black: 0, white: WHOLE - 1 });
    expect(position.board.at(pointOn(position.board.size, 25, 25))).to.equal('white');
    expect(rowsOf(position).join('').replaceAll('.', '')).to.equal('O');
  });

  it('2,704 stones are one suicide', () => {
    const position = positionOf(`${full};B[zz])`);
    expect(position.captures).to.eql({ black: 0, white: WHOLE });
    expect(rowsOf(position).join('')).to.equal('.'.repeat(WHOLE));
  });

  it('2,704 stones without a liberty in many chains stay until they are touched', () => {
    const columns = Array.from(LETTERS, (letter, index) =>
      index % 2 ? `AW[${letter}a:${letter}Z]` : `AB[${letter}a:${letter}Z]`,
    );
    const { captures, board } = positionOf(`(;SZ[${SIDE}]${columns.join('')};B[ba])`);
    expect(captures).to.eql({ black: SIDE - 1, white: 0 }); // the rest of the second column
    expect(board.at(pointOn(board.size, 1, 1))).to.equal(undefined);
    expect(board.at(pointOn(board.size, 3, 0))).to.equal('white');
  });

  it('one move takes four chains that reach from the borders to it', () => {
    const setup = 'AW[za:zy][zA:zZ][az:yz][Az:Zz]AB[aa:yy][Aa:Zy][aA:yZ][AA:ZZ]';
    const { captures } = positionOf(`(;SZ[${SIDE}]${setup};B[zz])`);
    expect(captures).to.eql({ black: 2 * (SIDE - 1), white: 0 });
  });
});

describe('records of very many nodes', () => {
  it('100,000 moves on one point', () => {
    const tree = treeOf(`(;SZ[9]${moves(100_000, () => 'ee')})`);
    const replayer = new CheckedReplayer(tree);
    const last = nodeAt(tree, 'main:last');
    const { moveNumber, captures, board } = replayer.positionAt(last);
    expect({ moveNumber, captures }).to.eql({
      moveNumber: 100_000,
      captures: { black: 0, white: 0 },
    });
    expect(board.at(pointOn(board.size, 4, 4))).to.equal('white');
    const codes = codesOf(replayer.findingsAt(last));
    expect([codes.length, ...new Set(codes)]).to.eql([99_999, 'overwrite']);
    expectJumpsLikeFresh(tree);
  });

  it('10,000 passes', () => {
    const tree = treeOf(`(;SZ[9]${moves(10_000, () => '')})`);
    const position = new CheckedReplayer(tree).positionAt(nodeAt(tree, 'main:last'));
    expect(comparable(position)).to.eql({
      ...comparable(positionOf('(;SZ[9])')),
      moveNumber: 10_000,
      lastMove: { kind: 'pass', color: 'white' },
    });
    expectJumpsLikeFresh(tree);
  });

  it('100,000 moves on the largest board', () => {
    const tree = treeOf(`(;SZ[${SIDE}]${moves(100_000, nextPoint)})`);
    const position = new CheckedReplayer(tree).positionAt(nodeAt(tree, 'main:last'));
    expect(position.moveNumber).to.equal(100_000);
    expect(position.lastMove).to.eql({
      kind: 'play',
      color: 'white',
      point: 99_999 % WHOLE,
    });
    expectJumpsLikeFresh(tree);
  });

  it('setup of the whole board in each of 2,000 nodes', () => {
    const setups = Array.from({ length: 2000 }, (_, index) =>
      index % 3 === 2 ? ';AE[aa:ZZ]' : `;A${index % 3 ? 'W' : 'B'}[aa:ZZ]`,
    );
    const tree = treeOf(`(;SZ[${SIDE}]${setups.join('')})`);
    const replayer = new CheckedReplayer(tree);
    const wholeAt = (step: number) => [
      ...new Set(rowsOf(replayer.positionAt(nodeAt(tree, `main:${step}`))).join('')),
    ];
    expect([2000, 1999, 1998, 1000, 1, 0].map(wholeAt)).to.eql([
      ...[['O'], ['X'], ['.'], ['X'], ['X'], ['.']],
    ]);
    expect(replayer.positionAt(nodeAt(tree, 'main:2000')).moveNumber).to.equal(0);
    expect(replayer.findingsAt(nodeAt(tree, 'main:2000'))).to.eql([]);
    expectJumpsLikeFresh(tree);
  });

  it('2,000 nodes that name every point of the board ten times', () => {
    const tree = treeOf(`(;SZ[19]${`;AB${'[aa:ss]'.repeat(10)}`.repeat(2000)})`);
    const codes = codesOf(new CheckedReplayer(tree).findingsAt(nodeAt(tree, 'main:last')));
    expect([codes.length, ...new Set(codes)]).to.eql([2000, 'duplicate-point']);
  });

  it('50,000 variations of the first move', () => {
    const tree = treeOf(`(;SZ[9]${'(;B[aa];W[bb])(;B[bb];W[aa])'.repeat(25_000)})`);
    const replayer = new CheckedReplayer(tree);
    const children = tree.children(tree.root);
    const rowOf = (child: number) =>
      rowsOf(replayer.positionAt(tree.firstChild(children[child] ?? tree.root) ?? tree.root))[0];
    expect([49_999, 0, 25_001, 25_000].map(rowOf)).to.eql(
      ['O', 'X', 'O', 'X'].map((stone) => `${stone}........`),
    );
  });

  it('10,000 variations, each of them in the one before', () => {
    const depth = 10_000;
    const tree = treeOf(`(;SZ[9]${'(;B[aa];W[aa](;B[bb])'.repeat(depth)}${')'.repeat(depth)})`);
    const replayer = new CheckedReplayer(tree);
    const numbers = Array.from({ length: tree.size }, (_, node) =>
      replayer.positionAt((tree.size - 1 - node) as never),
    );
    expect(Math.max(...numbers.map(({ moveNumber }) => moveNumber))).to.equal(2 * depth + 1);
  });
});

describe('boards of no size', () => {
  const sizes: readonly (readonly [size: string, columns: number, rows: number, isOdd: boolean])[] =
    [
      ['0', 19, 19, true],
      ['-1', 19, 19, true],
      ['1000000000', 52, 52, true],
      ['99999999999999999999999999', 19, 19, true], // no number that can be read
      ['1000000000:1', 52, 1, true],
      ['0:0', 19, 19, true],
      ['0:9', 19, 19, true],
      ['3:', 19, 19, true],
      [':3', 19, 19, true],
      [':', 19, 19, true],
      ['', 19, 19, true],
      ['NaN', 19, 19, true],
      ['1e9', 19, 19, true],
      ['1', 1, 1, false],
      ['1:2', 1, 2, false],
    ];
  for (const [size, columns, rows, isOdd] of sizes) {
    it(`SZ[${size}] is ${columns} by ${rows}`, () => {
      const replayer = new CheckedReplayer(treeOf(`(;SZ[${size}];B[aa];W[];B[ZZ])`));
      const first = replayer.positionAt(nodeAt(replayer.tree, 'main:1'));
      const isAlone = columns * rows === 1; // the only stone of such a board is suicide
      expect(replayer.size).to.eql({ columns, rows });
      expect(first.board.at(pointOn(first.board.size, 0, 0))).to.equal(
        isAlone ? undefined : 'black',
      );
      expect(codesOf(replayer.findingsAt(replayer.tree.root))).to.eql(isOdd ? ['board-size'] : []);
      expect(replayer.positionAt(nodeAt(replayer.tree, 'main:last')).moveNumber).to.equal(3);
      expectJumpsLikeFresh(replayer.tree);
    });
  }
});

describe('more changes than are remembered', () => {
  const setup = (index: number) => `;${index % 2 ? 'AB' : 'AW'}[aa:ZZ]`;

  it('a line with variations, the deepest first, is applied twice at most', () => {
    const depth = 3_000;
    const line = Array.from({ length: depth }, (_, index) => `${setup(index)}(`).join('');
    const ends = Array.from({ length: depth }, (_, index) => `)(${setup(depth - index)})`).join('');
    const tree = treeOf(`(;SZ[52]${line};C[x]${ends})`);
    expect(tree.size).to.equal(2 * depth + 2);
    const replayer = new CheckedReplayer(tree);
    const applied = countingLists(() => {
      for (const node of nodesOf(tree)) replayer.positionAt(node);
    });
    expect(applied).to.be.lessThan(3 * tree.size);
  });

  it('a jump applies few nodes, back and forth', () => {
    const count = 3_000;
    const tree = treeOf(
      `(;SZ[52]${Array.from({ length: count }, (_, index) => setup(index)).join('')})`,
    );
    const replayer = new CheckedReplayer(tree);
    replayer.positionAt(nodeAt(tree, 'main:last'));
    for (const wanted of [10, 2_000, 50, 2_999, 1_000]) {
      const node = wanted as NodeId;
      expect(countingLists(() => replayer.positionAt(node))).to.be.lessThan(100);
      const color = wanted % 2 ? 'white' : 'black';
      expect(replayer.positionAt(node).board.at(pointOn(replayer.size, 51, 51))).to.equal(color);
    }
  });

  it('a move taken back by thousands of variations is read once', () => {
    const count = 5_000;
    const tree = treeOf(`(;;${'B[aa]'.repeat(count)}${'(;AE[aa]AB[bb])'.repeat(count)})`);
    const replayer = new CheckedReplayer(tree);
    for (const node of nodesOf(tree)) replayer.positionAt(node);
    expect(codesOf(replayer.findings)).to.have.length(count);
  });
});

describe('points off the board', () => {
  const values = [
    'ja',
    'aj',
    'zz',
    'a',
    'aaa',
    '!!',
    '🙂',
    'A10',
    'J10',
    '-1',
    'aa:bb',
    'a'.repeat(1e5),
  ];
  for (const value of values) {
    const short = value.slice(0, 10);

    it(`a move at ${short} is a pass, and told`, () => {
      const replayer = new CheckedReplayer(treeOf(`(;SZ[9];B[${value}])`));
      const last = nodeAt(replayer.tree, 'main:last');
      const position = replayer.positionAt(last);
      expect([position.lastMove?.kind, position.moveNumber]).to.eql(['pass', 1]);
      expect(rowsOf(position).join('')).to.equal('.'.repeat(81));
      expect(codesOf(replayer.findingsAt(last))).to.eql(['bad-point']);
    });

    it(`setup at ${short} counts only what is on the board`, () => {
      const { diagnostics } = examineRecord(`(;SZ[9]AB[${value}][cc])`);
      const rows = rowsOf(positionOf(`(;SZ[9]AB[${value}][cc])`));
      expect(rows[2]?.charAt(2)).to.equal('X');
      expect(codesOf(diagnostics)).to.eql(value === 'aa:bb' ? [] : ['bad-point']);
    });
  }

  it('of a rectangle that leaves the board the points on it count (V-26)', () => {
    expect(rowsOf(positionOf('(;SZ[3]AB[aa:cc];AE[zz:bb])'))).to.eql(['XXX', 'X..', 'X..']);
    expect(rowsOf(positionOf('(;SZ[2]AB[cc:zz][bb])'))).to.eql(['..', '.X']);
    const { diagnostics } = examineRecord('(;SZ[2]AB[aa:bc])');
    expect(codesOf(diagnostics)).to.eql(['bad-point']);
  });
});

describe('a record that fills and empties its board without end', () => {
  it('stops to do so before it has used up the memory, and moves are still played', () => {
    const fills = Array.from({ length: 10_000 }, (_, index) => `;A${index % 2 ? 'E' : 'B'}[aa:ZZ]`);
    const tree = treeOf(`(;SZ[${SIDE}]${fills.join('')};W[aa])`); // 27 million changes
    const replayer = new CheckedReplayer(tree);
    const last = nodeAt(tree, 'main:last');
    expect(replayer.positionAt(last).moveNumber).to.equal(1);
    const [stones] = rowsOf(replayer.positionAt(1 as NodeId));
    expect(stones).to.equal('X'.repeat(SIDE));
    expect(rowsOf(replayer.positionAt(2 as NodeId))[0]).to.equal('.'.repeat(SIDE));
    expect(replayer.positionAt(last).moveNumber).to.equal(1);
  });
});
