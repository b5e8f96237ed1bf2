import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { formatAddress, readAddress } from '../../src/game/address.js';
import { nameGrownNodes, splitOwnAddress } from '../../src/game/own-addresses.js';
import { type GrownTree, growTree, type OwnMove } from '../../src/game/own-moves.js';
import { formatSgf } from '../../src/sgf/format.js';
import { type GameTree, type NodeId, nodesOf } from '../../src/sgf/game-tree.js';
import { treeOf } from '../helpers/records.js';

const black = (value: string, after: NodeId | OwnMove): OwnMove => ({ color: 'B', value, after });
const white = (value: string, after: NodeId | OwnMove): OwnMove => ({ color: 'W', value, after });
const oneLine = (tree: GameTree) => formatSgf(tree).replaceAll('\n', '');

/** Each pair: a node of the tree by its number, and a value. */
const RECORD = '(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))';

/** Where a node of the record or a move is, which is not left out. */
function nodeIn(grown: GrownTree, place: NodeId | OwnMove): NodeId {
  const node = grown.nodeOf(place);
  if (node === undefined) throw new Error('left out');
  return node;
}

describe('a tree that grows', () => {
  it('has a move behind the end of a line, on it', () => {
    const tree = treeOf(RECORD);
    const first = white('ee', 3 as NodeId);
    const grown = growTree(tree, [first, black('ff', first)]);
    expect(oneLine(grown.tree)).to.equal('(;SZ[9];B[aa](;W[bb];B[cc];W[ee];B[ff])(;W[dd]))');
  });

  it('has a move elsewhere as the last of the ways on, after all that the record has there', () => {
    const grown = growTree(treeOf(RECORD), [white('ee', 1 as NodeId), black('gg', 2 as NodeId)]);
    expect(oneLine(grown.tree)).to.equal('(;SZ[9];B[aa](;W[bb](;B[cc])(;B[gg]))(;W[dd])(;W[ee]))');
  });

  it('has variations of its own', () => {
    const first = white('ee', 4 as NodeId);
    const grown = growTree(treeOf(RECORD), [first, black('a', first), black('b', first)]);
    expect(oneLine(grown.tree)).to.equal(
      '(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];W[ee](;B[a])(;B[b])))',
    );
  });

  it('keeps a record whose last value is open, long names, repeated properties and empty variations', () => {
    const tree = treeOf('(;SZ[9]LONGNAME[x]C[1]C[2];B[aa](;W[bb])();C[open');
    const grown = growTree(tree, []).tree;
    expect(oneLine(grown)).to.equal(oneLine(tree));
    const { tree: longer } = growTree(tree, [black('cc', tree.root)]);
    for (const node of nodesOf(tree)) {
      if (node === 0) expect(longer.properties(node)).to.deep.equal(tree.properties(node));
    }
    expect(oneLine(longer)).to.contain('C[open').and.to.contain('(;B[cc])');
  });

  it('holds a pass', () => {
    const { tree } = growTree(treeOf('(;SZ[9])'), [black('', 0 as NodeId)]);
    expect(oneLine(tree)).to.equal('(;SZ[9];B[])');
  });

  it('knows where everything is, whatever the record and the moves', () => {
    const move = fc.record({
      at: fc.nat(30),
      isOwn: fc.boolean(),
      value: fc.constantFrom('aa', 'bb'),
    });
    const parents = fc.array(fc.nat(20), { maxLength: 20 });
    fc.assert(
      fc.property(parents, fc.array(move, { maxLength: 12 }), (shape, choices) => {
        const record = treeOf(nested(shape));
        const moves: OwnMove[] = [];
        for (const { at, isOwn, value } of choices) {
          const own = isOwn ? moves[at % Math.max(1, moves.length)] : undefined;
          moves.push(black(value, own ?? ((at % record.size) as NodeId)));
        }
        const grown = growTree(record, moves);
        expect(grown.tree.size).to.equal(record.size + moves.length);
        for (const node of nodesOf(record)) {
          const there = nodeIn(grown, node);
          expect(grown.recordNodeOf(there)).to.equal(node);
          expect(grown.tree.properties(there)).to.deep.equal(record.properties(node));
          const own = moves.filter(({ after }) => after === node);
          expect(grown.tree.children(there)).to.deep.equal([
            ...record.children(node).map((child) => nodeIn(grown, child)),
            ...own.map((one) => nodeIn(grown, one)),
          ]);
        }
        for (const one of moves) {
          const there = nodeIn(grown, one);
          expect(grown.moves.get(there)).to.equal(one);
          expect(grown.tree.parent(there)).to.equal(nodeIn(grown, one.after));
          const next = moves.filter(({ after }) => after === one);
          expect(grown.tree.children(there)).to.deep.equal(
            next.map((other) => nodeIn(grown, other)),
          );
        }
        expect(oneLine(treeOf(formatSgf(grown.tree)))).to.equal(oneLine(grown.tree));
      }),
    );
  });

  it('is made in one pass: four times as many nodes do not take sixteen times as many steps', () => {
    const stepsFor = (count: number) => {
      const tree = treeOf(`(;SZ[19]${';B[aa](;W[bb])'.repeat(count)})`);
      let steps = 0;
      const counted = new Proxy(tree, {
        get: (target, name) => {
          steps++;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      growTree(counted, [black('cc', (tree.size - 1) as NodeId)]);
      return steps;
    };
    expect(stepsFor(400) / stepsFor(100)).to.be.below(5);
  });
});

/** A record whose nodes hang where the numbers say, in file order. */
function nested(shape: readonly number[]): string {
  const children: number[][] = [[]];
  for (const [index, at] of shape.entries()) {
    children.push([]);
    children[at % (index + 1)]?.push(index + 1);
  }
  const text = (node: number): string => {
    const next = children[node] ?? [];
    const below = next.map((child) => (next.length > 1 ? `(${text(child)})` : text(child)));
    return `;C[${node}]${below.join('')}`;
  };
  return `(${text(0)})`;
}

describe('addresses of own moves', () => {
  const record = treeOf(RECORD);
  const first = white('ee', 4 as NodeId);
  const second = black('', first);
  const grown = growTree(record, [first, second, black('gg', 3 as NodeId)]);
  nameGrownNodes(record, grown);

  it('begin with that of the node that they follow', () => {
    expect(formatAddress(grown.tree, nodeIn(grown, first))).to.equal('1.2.ee');
    expect(formatAddress(grown.tree, nodeIn(grown, second))).to.equal('1.2.ee.pass');
  });

  it('lead back', () => {
    for (const node of nodesOf(grown.tree))
      expect(readAddress(grown.tree, formatAddress(grown.tree, node))).to.equal(node);
  });

  it('leave those of the record as they are, its end too', () => {
    for (const node of nodesOf(record))
      expect(formatAddress(grown.tree, nodeIn(grown, node))).to.equal(formatAddress(record, node));
    expect(readAddress(grown.tree, 'last')).to.equal(nodeIn(grown, 3 as NodeId));
  });

  it('lead to the nearest node where the moves are not there', () => {
    expect(readAddress(record, '1.2.ee.pass')).to.equal(4);
    expect(readAddress(grown.tree, '1.2.ee.zz')).to.equal(nodeIn(grown, first));
  });

  it('are told from others, and hold nothing but letters and digits', () => {
    expect(splitOwnAddress('35.2.pd.c5')).to.deep.equal({ start: '35.2', values: ['pd', 'c5'] });
    expect(splitOwnAddress('0.pass')).to.deep.equal({ start: '0', values: [''] });
    for (const other of ['35.2', 'last', '#Name.aa', '35.2.]B', '35.<b>', ''])
      expect(splitOwnAddress(other), other).to.equal(undefined);
  });
});

describe('a tree without nodes that may not be told of', () => {
  const record = treeOf('(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee](;W[ff])(;W[gg])))');
  const isReported =
    (...hidden: readonly number[]) =>
    (node: NodeId) =>
      !hidden.includes(node);

  it('has neither them nor what lies behind them, and the others in their order', () => {
    const grown = growTree(record, [], isReported(2, 6));
    expect(oneLine(grown.tree)).to.equal('(;SZ[9];B[aa];W[dd];B[ee];W[gg])');
    expect(grown.nodeOf(3 as NodeId), 'behind a hidden node').to.equal(undefined);
    expect(grown.recordNodeOf(nodeIn(grown, 7 as NodeId))).to.equal(7);
  });

  it('has the root, whoever hides it', () => {
    expect(growTree(record, [], () => false).tree.size).to.equal(1);
  });

  it('has a reader’s moves, but not those behind what is hidden', () => {
    const told = black('hh', 1 as NodeId);
    const grown = growTree(record, [told, white('ii', 3 as NodeId)], isReported(2));
    expect(grown.moves.size).to.equal(1);
    expect(grown.tree.parent(nodeIn(grown, told))).to.equal(nodeIn(grown, 1 as NodeId));
  });

  it('keeps the addresses of the record', () => {
    const grown = growTree(record, [], isReported(2));
    nameGrownNodes(record, grown);
    expect(formatAddress(grown.tree, nodeIn(grown, 4 as NodeId))).to.equal('1.2');
    expect(readAddress(grown.tree, '3'), 'behind a hidden node').to.equal(1);
  });
});
