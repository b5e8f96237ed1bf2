import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { type GameTree, type NodeId, nodesOf } from '../../src/sgf/game-tree.js';
import {
  farVariations,
  foldTree,
  layoutTree,
  type TreeLayout,
} from '../../src/view/layout/tree-layout.js';
import { treeOf } from '../helpers/records.js';
import { allCells, anyTree, corpusTree } from '../helpers/trees.js';

/** Rows of a tree in characters: the number of a node by its last digit, `|` and `\` for lines to variations. */
function drawn(sgf: string): string[] {
  const tree = treeOf(sgf);
  const layout = layoutTree(tree);
  const rows = Array.from({ length: layout.rows }, () => Array<string>(layout.columns).fill('.'));
  const put = (row: number, column: number, sign: string) => {
    const cells = rows[row];
    if (cells) cells[column] = sign;
  };
  layout.eachDrop(allCells(layout), (head, above) => {
    const [column, row] = cellOf(layout, head);
    for (let y = above + 1; y < row; y++) put(y, column - 1, '|');
    put(row, column - 1, '\\');
  });
  for (const node of nodesOf(tree))
    put(cellOf(layout, node)[1], cellOf(layout, node)[0], `${node % 10}`);
  return rows.map((row) => row.join(''));
}

function cellOf({ column, row }: TreeLayout, node: NodeId): [column: number, row: number] {
  return [column[node] ?? -1, row[node] ?? -1];
}

/** All cells that lines down take, each with the parent whose line it is. */
function dropCells(tree: GameTree, layout: TreeLayout): Map<string, NodeId> {
  const taken = new Map<string, NodeId>();
  for (const node of nodesOf(tree)) {
    const parent = tree.parent(node);
    if (parent === undefined) continue;
    const [column, row] = cellOf(layout, node);
    for (let y = cellOf(layout, parent)[1] + 1; y <= row; y++) {
      const cell = `${column - 1},${y}`;
      expect(taken.get(cell) ?? parent, `lines that cross at ${cell}`).to.equal(parent);
      taken.set(cell, parent);
    }
  }
  return taken;
}

describe('layout of a tree', () => {
  it('has the main line in the first row', () => {
    expect(drawn('(;;;;)')).to.deep.equal(['0123']);
  });

  it('has variations below, the last branching highest', () => {
    expect(drawn('(;;(;;(;;)(;))(;;;;))')).to.deep.equal(['012345', '.|.\\6.', '.\\7890']);
  });

  it('uses a row again where there is room', () => {
    expect(drawn('(;(;(;(;(;;)(;))(;))(;))(;))')[1]).to.have.length(6);
    expect(drawn('(;(;;;;(;;)(;;))(;;))')).to.deep.equal(['0123456', '\\90.\\78']);
  });

  it('has the siblings of one node one below the other', () => {
    expect(drawn('(;(;)(;)(;))')).to.deep.equal(['01', '\\2', '\\3']);
  });

  it('goes around the variations of a variation', () => {
    expect(drawn('(;(;;;)(;;(;)(;))(;))')).to.deep.equal(['0123', '\\456', '\\8\\7']);
  });

  it('puts each node into a cell of its own, crosses nothing, and only first children stay in the row', () => {
    fc.assert(
      fc.property(anyTree, (sgf) => {
        const tree = treeOf(sgf);
        const layout = layoutTree(tree);
        const drops = dropCells(tree, layout);
        const cells = new Set<string>();
        for (const node of nodesOf(tree)) {
          const [column, row] = cellOf(layout, node);
          const parent = tree.parent(node);
          const isTaken = cells.has(`${column},${row}`) || drops.has(`${column},${row}`);
          expect(isTaken, `cell of ${node}`).to.be.false;
          cells.add(`${column},${row}`);
          expect(layout.nodeAt(column, row)).to.equal(node);
          expect(row).to.be.within(0, layout.rows - 1);
          if (parent === undefined) continue;
          expect(column).to.equal(cellOf(layout, parent)[0] + 1);
          const isFirst = tree.firstChild(parent) === node;
          if (!isFirst) expect(row).to.be.above(cellOf(layout, parent)[1]);
          expect(row).to.be.at.least(cellOf(layout, parent)[1]);
        }
        for (let row = -1; row <= layout.rows; row++) {
          for (let column = -1; column <= layout.columns; column++) {
            const isThere = layout.nodeAt(column, row) !== undefined;
            expect(isThere).to.equal(cells.has(`${column},${row}`));
          }
        }
      }),
    );
  });

  it('has a variation near its game, going down once where later ones are in its way', () => {
    const later = '(;(;;)(;))(;)(;)(;)';
    expect(drawn(`(;(;;;${later})(;;;;;))`)).to.deep.equal([
      '0123456',
      '\\12|\\7.',
      '..|\\8..',
      '..|\\9..',
      '..|\\0..',
      '..\\345.',
    ]);
  });

  it('lets no variation begin much lower than it has to', () => {
    fc.assert(
      fc.property(anyTree, (sgf) => {
        const tree = treeOf(sgf);
        const layout = layoutTree(tree);
        const taken = new Set(dropCells(tree, layout).keys());
        for (const node of nodesOf(tree)) taken.add(cellOf(layout, node).join());
        for (const head of nodesOf(tree)) {
          const parent = tree.parent(head);
          if (parent === undefined || tree.firstChild(parent) === head) continue;
          const [column, row] = cellOf(layout, head);
          const above = cellOf(layout, parent)[1];
          let free = row;
          const isFree = (y: number) =>
            !taken.has(`${column},${y}`) && !taken.has(`${column - 1},${y}`);
          while (free - 1 > above && isFree(free - 1)) free--;
          expect(row - free, `rows above ${head}`).to.be.below(3);
        }
      }),
    );
  });

  it('finds the nodes and lines of a part, and no others', () => {
    const part = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(6), fc.nat(6));
    fc.assert(
      fc.property(anyTree, part, (sgf, [left, top, width, height]) => {
        const tree = treeOf(sgf);
        const layout = layoutTree(tree);
        const cells = { left, top, right: left + width, bottom: top + height };
        const isInside = (column: number, row: number) =>
          column >= left && column <= cells.right && row >= top && row <= cells.bottom;
        const seen: number[] = [];
        layout.eachRun(cells, (first, last) => {
          for (let node: number = first; node <= last; node++) seen.push(node);
        });
        const nodes = [...nodesOf(tree)].filter((node) => isInside(...cellOf(layout, node)));
        expect(seen.sort((a, b) => a - b)).to.deep.equal(nodes);
        const lines = new Set<string>();
        layout.eachDrop(cells, (head, above) => {
          const [column, row] = cellOf(layout, head);
          for (let y = above + 1; y <= row; y++) {
            if (isInside(column - 1, y)) lines.add(`${column - 1},${y}`);
          }
        });
        const expected = [...dropCells(tree, layout).keys()].filter((cell) => {
          const [column = 0, row = 0] = cell.split(',').map(Number);
          return isInside(column, row);
        });
        expect([...lines].sort()).to.deep.equal(expected.sort());
      }),
    );
  });

  const shapes: readonly (readonly [string, (count: number) => string])[] = [
    ['a long line', (count) => `(${';'.repeat(count)})`],
    ['many siblings', (count) => `(;${'(;)'.repeat(count)})`],
    ['nested variations', (count) => `${'(;(;)'.repeat(count)}${')'.repeat(count)}`],
    [
      'variations nested on the other side',
      (count) => `${'(;(;)(;'.repeat(count)}${'))'.repeat(count)}`,
    ],
    [
      'long variations of one line',
      (count) => {
        const short = Math.round(Math.sqrt(count));
        return `(${`;(;`.repeat(short)}${`)(${';'.repeat(short)})`.repeat(short)})`;
      },
    ],
  ];
  for (const [name, write] of shapes) {
    it(`ends for a million nodes of ${name}`, () => {
      const tree = treeOf(write(1_000_000));
      const layout = layoutTree(tree);
      const far = farVariations(tree, layout);
      expect(foldTree(tree, layout, (head) => far[head] === 1).rows).to.be.below(layout.rows + 1);
      expect(
        layout.nodeAt(
          layout.columns - 1,
          layout.row[layout.column.indexOf(layout.columns - 1)] ?? 0,
        ),
      ).to.not.be.undefined;
    }).timeout(60_000); // a layout that takes quadratic time would need hours
  }

  it('is as long as the longest line of a joseki dictionary', async function () {
    const tree = await corpusTree('Kogo_s_Joseki_Dictionary_316c8b');
    if (!tree) return this.skip();
    expect(layoutTree(tree).columns).to.equal(274);
  });
});
