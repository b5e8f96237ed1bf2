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

/** The layout without far variations, and without those that begin with other nodes. */
function folded(tree: GameTree, others: readonly number[] = []): TreeLayout {
  const whole = layoutTree(tree);
  const far = farVariations(tree, whole);
  return foldTree(tree, whole, (head) => far[head] === 1 || others.includes(head));
}

/** The signs of a layout: the node that each one belongs to, and how many variations it stands for. */
function signsIn(
  tree: GameTree,
  layout: TreeLayout,
): [parent: number | undefined, count: number][] {
  const signs: [number | undefined, number][] = [];
  layout.eachFold(allCells(layout), ({ head, count }) => signs.push([tree.parent(head), count]));
  return signs;
}

describe('layout of a tree without far variations', () => {
  it('has one sign for those that the whole layout has more than six rows below their node', () => {
    const tree = treeOf(`(;(;)${'(;;)'.repeat(10)})`);
    const layout = folded(tree);
    expect(layout.rows).to.equal(8);
    expect(layout.columns).to.equal(3);
    expect(signsIn(tree, layout)).to.deep.equal([[0, 4]]);
    const sign = 14 as NodeId; // the number of the first variation that is not drawn
    expect([layout.cellOf(sign), layout.nodeAt(0, 7)]).to.deep.equal([[0, 7], sign]);
    expect([13, 14, 15, 16].map((node) => layout.has(node as NodeId))).to.deep.equal([
      ...[true, true, false, false],
    ]);
  });

  it('is the whole layout where all are near', () => {
    const tree = treeOf('(;(;)(;)(;;(;)(;;)))');
    const [layout, whole] = [folded(tree), layoutTree(tree)];
    expect([layout.row, layout.column]).to.deep.equal([whole.row, whole.column]);
    expect(signsIn(tree, layout)).to.deep.equal([]);
  });

  it('draws a variation that is opened, and has the sign below it', () => {
    const tree = treeOf(`(;(;)${'(;)'.repeat(5)})`);
    const layout = folded(tree, [2, 3, 5]);
    expect([1, 4, 6].map((node) => layout.row[node])).to.deep.equal([0, 1, 2]);
    expect(signsIn(tree, layout)).to.deep.equal([[0, 3]]);
    expect(layout.nodeAt(0, 3)).to.equal(2);
  });

  it('folds a line that begins near its node and goes down far from it', () => {
    const later = '(;;)'.repeat(8);
    const tree = treeOf(`(;(;;;(;;)${later})(;;;;;))`);
    const head = [...nodesOf(tree)].at(-5) ?? tree.root;
    const whole = layoutTree(tree);
    expect([whole.row[head], whole.row[head + 4]]).to.deep.equal([1, 9]);
    expect(folded(tree).foldAt(head)?.count).to.equal(1);
  });

  it('has cells of their own for nodes, lines and signs, and counts all variations', () => {
    fc.assert(
      fc.property(anyTree, fc.array(fc.nat(80)), (sgf, others) => {
        const tree = treeOf(sgf);
        const isFirst = (node: number) =>
          tree.firstChild(tree.parent(node as NodeId) ?? tree.root) === node;
        const layout = folded(
          tree,
          others.filter((node) => node > 0 && !isFirst(node)),
        );
        const cells = new Map<string, string>();
        const take = (column: number, row: number, owner: string) => {
          const cell = `${column},${row}`;
          expect(cells.get(cell) ?? owner, cell).to.equal(owner);
          cells.set(cell, owner);
          expect([row < layout.rows, column < layout.columns], cell).to.deep.equal([true, true]);
        };
        layout.eachDrop(allCells(layout), (head, above) => {
          const [column, row] = layout.cellOf(head);
          for (let y = above + 1; y <= row; y++)
            take(column - 1, y, `line of ${tree.parent(head)}`);
        });
        for (const node of nodesOf(tree)) {
          const fold = layout.foldAt(node);
          const children = tree.children(node);
          const signs = children.flatMap((child) => layout.foldAt(child) ?? []);
          const drawn = children.filter((child) => layout.has(child) && !layout.foldAt(child));
          if (!layout.has(node) || fold) expect([signs, drawn]).to.deep.equal([[], []]);
          else expect(drawn.length + (signs[0]?.count ?? 0)).to.equal(children.length);
          if (!layout.has(node)) continue;
          const [column, row] = layout.cellOf(node);
          take(column, row, `node ${node}`);
          expect(layout.nodeAt(column, row)).to.equal(node);
          if (!fold) continue;
          const parent = tree.parent(node) ?? tree.root;
          const lowest = Math.max(
            ...tree
              .children(parent)
              .flatMap((child) =>
                layout.has(child) && child !== node ? [layout.row[child] ?? 0] : [],
              ),
          );
          expect([column, row]).to.deep.equal([layout.column[parent], lowest + 1]);
        }
      }),
    );
  });

  it('has no long lines down, and few rows, in a joseki dictionary and in a game of a server', async function () {
    for (const [name, rows] of [
      ['Kogo_s_Joseki_Dictionary_316c8b', 9],
      ['tests_sgf_fox_go_server_japanese', 7],
    ] as const) {
      const tree = await corpusTree(name);
      if (!tree) return this.skip();
      const layout = folded(tree);
      expect(layout.rows, name).to.equal(rows);
      layout.eachDrop(allCells(layout), (head, above) =>
        expect((layout.row[head] ?? 0) - above, `line to ${head}`).to.be.at.most(6),
      );
    }
  });
});
