import { expect } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { Unfolding } from '../../../src/element/tree/unfolding.js';
import { lineThrough } from '../../../src/game/walk.js';
import type { NodeId } from '../../../src/sgf/game-tree.js';
import { growGame, nodeIn } from '../../../src/view/grown-game.js';
import { openGame } from '../../../src/view/open-game.js';
import { treeOf } from '../../helpers/records.js';
import { activeItem, inkOf, nodeOf, painted, point, treeOn, walk } from './tree.js';

/** A game of two moves (nodes 1 and 2), and ten variations (3 and 4, 5 and 6, …): six are near, four are far. */
const DENSE = `(;B[aa]${'(;W[bb];B[cc])'.repeat(11)})`;
const SIGN = 15;
const SIGN_CELL = [0, 7] as const;

describe('tree panel with far variations', () => {
  it('has one sign for them, at the end of the line down', async () => {
    const tree = await treeOn(DENSE, { height: 400 });
    expect(inkOf(tree, ...SIGN_CELL)).to.be.above(0.05);
    expect(inkOf(tree, 1, 7)).to.equal(0);
    expect(inkOf(tree, 0, 8)).to.equal(0);
    expect(tree.box.parentElement?.querySelector('.box')?.getAttribute('style')).to.contain(
      '--rows: 8',
    );
  });

  it('draws them when the sign is pressed, and stays where it is', async () => {
    const tree = await treeOn(DENSE, { height: 400 });
    point(tree, 'click', SIGN_CELL);
    await painted();
    expect(tree.entered, 'the board stays').to.deep.equal([]);
    for (const row of [7, 8, 9, 10]) expect(inkOf(tree, 2, row), `row ${row}`).to.be.above(0.3);
    expect(inkOf(tree, 0, 11)).to.equal(0);
    expect(tree.scroller.scrollTop).to.equal(0);
    point(tree, 'click', [2, 10]);
    expect(tree.entered).to.deep.equal([22]);
    await tree.go(0);
    expect(inkOf(tree, 2, 9), 'they stay drawn').to.be.above(0.3);
  });

  it('scrolls to the first of them if it is out of sight', async () => {
    const variation = `)(${';B[aa]'.repeat(12)})`;
    const tree = await treeOn(`${'(;'.repeat(10)}${variation.repeat(9)})`, { height: 60 });
    point(tree, 'click', [0, 1]);
    await until(() => inkOf(tree, 1, 2) > 0.2, 'the first one is seen');
  });

  it('shows the sign’s first variation to a mouse that rests on it', async () => {
    const tree = await treeOn(DENSE, { height: 400 });
    point(tree, 'pointermove', SIGN_CELL);
    expect(tree.scroller.style.cursor).to.equal('pointer');
  });

  for (const key of ['Enter', 'ArrowRight']) {
    it(`opens a sign with ${key}, and is then at the first variation`, async () => {
      const tree = await treeOn(DENSE, { height: 400 });
      expect(await walk(tree, 'ArrowDown')).to.equal(SIGN);
      expect(activeItem(tree).ariaLabel).to.equal('4 more variations');
      expect(activeItem(tree).ariaExpanded).to.equal('false');
      await expect(tree.box).to.be.accessible();
      expect(await walk(tree, key)).to.equal(SIGN);
      expect(activeItem(tree).ariaLabel).to.match(/^Move 2, White/);
      expect(activeItem(tree).ariaExpanded).to.equal(null);
      expect(tree.entered).to.deep.equal([]);
      expect(tree.said).to.deep.equal(['Now shown: 4 more variations']);
      expect(await walk(tree, 'ArrowRight')).to.equal(SIGN + 1);
    });
  }

  it('walks from a sign back to its node, and no further', async () => {
    const tree = await treeOn(DENSE, { height: 400 });
    await walk(tree, 'ArrowDown');
    expect(await walk(tree, 'End')).to.equal(SIGN);
    expect(await walk(tree, 'ArrowLeft')).to.equal(0);
    await walk(tree, 'ArrowDown');
    expect(await walk(tree, 'ArrowUp')).to.equal(0);
  });

  it('has items for what is drawn only', async () => {
    const tree = await treeOn(DENSE, { height: 400 });
    tree.scroller.focus();
    await tree.go(13);
    const items = [...tree.box.querySelectorAll('[role=treeitem]')].map(nodeOf);
    expect(items).to.deep.equal([0, 7, 9, 11, 13, 14, SIGN]);
  });

  it('draws a variation that is read, and keeps it', async () => {
    const tree = await treeOn(DENSE, { height: 400 });
    await tree.go(20);
    expect(inkOf(tree, 2, 7)).to.be.above(0.3);
    expect(inkOf(tree, 0, 8), 'the sign is below').to.be.above(0.05);
    await tree.go(1);
    expect(inkOf(tree, 2, 7)).to.be.above(0.3);
    point(tree, 'click', [2, 7]);
    expect(tree.entered).to.deep.equal([20]);
  });
});

describe('the layout of a tree with far variations', () => {
  const game = openGame(treeOf(DENSE));
  const { tree } = game;
  const lineTo = (node: number, { tree } = game) => lineThrough(tree, node as NodeId);

  it('is the same for all boards, and at all steps, until something is opened', () => {
    const [one, other] = [new Unfolding(), new Unfolding()];
    const line = lineTo(0);
    const layout = one.layoutFor(game, line);
    expect(other.layoutFor(game, line)).to.equal(layout);
    expect(one.layoutFor(game, line)).to.equal(layout);
    expect(one.layoutFor(game, lineTo(3)), 'a near variation').to.equal(layout);
    const opened = one.layoutFor(game, lineTo(19));
    expect(opened.has(19 as NodeId)).to.be.true;
    expect(opened.has(21 as NodeId)).to.be.false;
    expect(one.layoutFor(game, line)).to.equal(opened);
    expect(other.layoutFor(game, line)).to.equal(layout);
  });

  it('stays open as the reader plays moves of their own, which are always drawn', () => {
    const unfolding = new Unfolding();
    unfolding.layoutFor(game, lineTo(19));
    const moves = [
      { color: 'W', value: 'ee', after: 0 as NodeId },
      { color: 'W', value: 'ff', after: 13 as NodeId },
    ] as const;
    const grown = growGame(game, moves);
    const layout = unfolding.layoutFor(grown, lineTo(0, grown));
    for (const place of [19 as NodeId, ...moves])
      expect(layout.has(nodeIn(grown, place)), JSON.stringify(place)).to.be.true;
    expect(layout.has(nodeIn(grown, 21 as NodeId))).to.be.false;
    expect(layout.foldAt(nodeIn(grown, SIGN as NodeId))?.count).to.equal(3);
    unfolding.open(grown, grown.tree.root);
    expect(unfolding.layoutFor(grown, lineTo(0, grown)).rows).to.be.above(11);
  });

  it('begins anew with another record', () => {
    const unfolding = new Unfolding();
    unfolding.open(game, tree.root);
    unfolding.layoutFor(game, lineTo(0));
    const other = openGame(treeOf(DENSE.replace('B[cc]', 'B[dd]')));
    expect(unfolding.layoutFor(other, lineTo(0, other)).rows).to.equal(8);
  });

  it('stays open in a record that has grown', () => {
    const unfolding = new Unfolding();
    unfolding.layoutFor(game, lineTo(0));
    unfolding.open(game, tree.root);
    const rows = unfolding.layoutFor(game, lineTo(0)).rows;
    const grown = openGame(treeOf(DENSE.replace('B[cc])', 'B[cc];W[dd];B[ee])')));
    expect(unfolding.layoutFor(grown, lineTo(0, grown)).rows).to.equal(rows);
  });

  it('keeps what is read in a record that has grown', () => {
    const unfolding = new Unfolding();
    unfolding.layoutFor(game, lineTo(19));
    const grown = openGame(treeOf(DENSE.replace('B[cc])', 'B[cc];W[dd];B[ee])')));
    const layout = unfolding.layoutFor(grown, lineTo(0, grown));
    expect(layout.has(21 as NodeId), 'two moves later').to.be.true;
    expect(layout.has(23 as NodeId)).to.be.false;
  });
});
