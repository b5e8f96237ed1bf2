import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { pathTo } from '../../src/game/walk.js';
import type { Position } from '../../src/replay/position.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import {
  codesOf,
  comparable,
  nodeAt,
  pointOn,
  positionOf,
  rowsOf,
  treeOf,
} from '../helpers/records.js';

describe('Replayer', () => {
  describe('who begins (M-18)', () => {
    const rows: readonly (readonly [string, string, string])[] = [
      ['by default', '(;)', 'black'],
      ['the first move', '(;;W[aa])', 'white'],
      ['PL', '(;PL[W];B[aa])', 'white'],
      ['a handicap', '(;HA[2])', 'white'],
      ['a handicap of one is none', '(;HA[1])', 'black'],
      ['the first move counts more than a handicap', '(;HA[4];B[aa])', 'black'],
    ];
    for (const [title, sgf, color] of rows) {
      it(`${title}: ${sgf}`, () => {
        expect(positionOf(sgf, 'root').toPlay).to.equal(color);
      });
    }
  });

  describe('tt', () => {
    it('is a point on boards beyond 19 (V-16)', () => {
      const position = positionOf('(;SZ[21];B[tt])');
      expect(position.lastMove?.kind).to.equal('play');
      expect(position.board.at(pointOn(position.board.size, 19, 19))).to.equal('black');
    });
  });

  it('capitals are the lines from 27 on (V-13)', () => {
    const { board } = positionOf('(;SZ[52];B[ZA])');
    expect(board.at(pointOn(board.size, 51, 26))).to.equal('black');
  });

  it('tells the last move, also where it can’t be read (M-23, V-17)', () => {
    expect(positionOf('(;SZ[9];B[resign])').lastMove).to.eql({
      kind: 'pass',
      color: 'black',
      text: 'resign',
    });
    expect(positionOf('(;SZ[9];W[])').lastMove).to.eql({ kind: 'pass', color: 'white' });
    expect(positionOf('(;SZ[9];W[ba])').lastMove).to.eql({
      kind: 'play',
      color: 'white',
      point: 1,
    });
    expect(positionOf('(;SZ[9]AB[ba])').lastMove).to.equal(undefined);
  });

  it('a game without rules here has no board (R-02)', () => {
    const tree = treeOf('(;GM[3];B[aa])');
    const replayer = new CheckedReplayer(tree);
    expect(replayer.hasBoard).to.equal(false);
    expect(codesOf(replayer.findingsAt(tree.root))).to.eql(['unsupported-game']);
  });

  describe('values are read with blanks, NUL and escapes in them', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['t t', 'pass'],
      ['\0', 'pass'],
      [' ', 'pass'],
      ['a\\a', 'play'],
      ['a\0a', 'play'],
    ];
    for (const [value, kind] of rows) {
      it(`${JSON.stringify(value)} is a ${kind} (P-13, P-43, V-35)`, () => {
        const tree = treeOf(`(;;B[${value}])`);
        const replayer = new CheckedReplayer(tree);
        expect(replayer.positionAt(nodeAt(tree, 'main:1')).lastMove?.kind).to.equal(kind);
        expect(codesOf(replayer.findings)).to.eql([]);
      });
    }
  });

  it('setup and a move in the root are told both (M-15, M-16)', () => {
    const tree = treeOf('(;AB[aa]B[bb])');
    expect(codesOf(new CheckedReplayer(tree).findingsAt(tree.root))).to.eql([
      'setup-and-move',
      'move-in-root',
    ]);
  });

  it('KO[] leaves nothing odd (M-07)', () => {
    const tree = treeOf('(;;B[aa];W[aa]KO[])');
    const replayer = new CheckedReplayer(tree);
    expect(replayer.findingsAt(nodeAt(tree, 'main:2'))).to.eql([]);
    expect(replayer.hasFindings).to.equal(false);
  });

  it('takes nodes of its tree only', () => {
    const tree = treeOf('(;SZ[2];B[aa];W[bb])');
    const replayer = new CheckedReplayer(tree);
    for (const none of [-1, -5, 3, 1.5, NaN]) {
      expect(() => replayer.positionAt(none as NodeId)).to.throw(RangeError);
    }
    expect(replayer.positionAt(nodeAt(tree, 'main:2')).moveNumber).to.equal(2);
  });

  it('a position that was given out never changes', () => {
    const tree = treeOf('(;SZ[2];B[aa];W[bb])');
    const replayer = new CheckedReplayer(tree);
    const before = replayer.positionAt(nodeAt(tree, 'main:1'));
    const seen = { rows: rowsOf(before), ...before };
    replayer.positionAt(nodeAt(tree, 'main:2'));
    replayer.positionAt(tree.root);
    expect({ rows: rowsOf(before), ...before }).to.eql(seen);
  });

  describe('the ko point', () => {
    const ko = 'AB[ba][ab][bc]AW[ca][db][cc][bb]';

    it('is gone after a jump back', () => {
      const tree = treeOf(`(;SZ[4]${ko};B[cb])`);
      const replayer = new CheckedReplayer(tree);
      expect(replayer.positionAt(nodeAt(tree, 'main:1')).koPoint).to.equal(5);
      expect(replayer.positionAt(tree.root).koPoint).to.equal(undefined);
    });

    it('is there again at every depth', () => {
      for (let passes = 0; passes < 20; passes++) {
        const tree = treeOf(`(;SZ[4]${ko}${';W[]'.repeat(passes)};B[cb];W[bb])`);
        const replayer = new CheckedReplayer(tree);
        replayer.positionAt(nodeAt(tree, `main:${passes + 1}`));
        replayer.positionAt(tree.root);
        expect(codesOf(replayer.findingsAt(nodeAt(tree, 'main:last')))).to.eql(['ko']);
      }
    });
  });

  it('random jumps give what stepping from the root gives (M-24, M-35)', () => {
    const tree = treeOf(branchingRecord(400));
    const jumping = new CheckedReplayer(tree);
    const nodes = fc.integer({ min: 0, max: tree.size - 1 });
    fc.assert(
      fc.property(fc.array(nodes, { minLength: 1, maxLength: 8 }), (jumps) => {
        for (const node of jumps as NodeId[]) {
          const stepped = stepTo(new CheckedReplayer(tree), node);
          expect(comparable(jumping.positionAt(node))).to.eql(comparable(stepped));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('10,000 moves are replayed at once', () => {
    const { moveNumber } = positionOf(`(;SZ[19]${';B[aa];W[bb]'.repeat(5000)})`);
    expect(moveNumber).to.equal(10_000);
  });
});

function stepTo(replayer: CheckedReplayer, node: NodeId): Position {
  let position = replayer.positionAt(replayer.tree.root);
  for (const step of pathTo(replayer.tree, node)) position = replayer.positionAt(step);
  return position;
}

/** A record on a small board, so that there are captures, with a variation at every seventh node. */
function branchingRecord(moves: number): string {
  let seed = 1;
  const letter = () => {
    seed = (seed * 48271) % 2147483647;
    return 'abcde'.charAt(seed % 5);
  };
  const move = (index: number) => `;${index % 2 ? 'W' : 'B'}[${letter()}${letter()}]`;
  let sgf = '(;SZ[5]';
  let open = 1;
  for (let index = 0; index < moves; index++) {
    sgf += index % 11 === 10 ? ';AE[aa:bb]PL[B]' : move(index);
    if (index % 7 !== 6) continue;
    sgf += `(${move(index + 1)}${move(index)})(`;
    open += 1;
  }
  return `${sgf};B[]${')'.repeat(open)}`;
}
