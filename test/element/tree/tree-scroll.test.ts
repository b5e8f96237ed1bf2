import { expect, fixture } from '../../helpers/testing.js';
import { DOWN, ScrollAxis } from '../../../src/element/tree/tree-viewport.js';
import { until } from '../../helpers/until.js';
import { CELL, found, inkOf, painted, treeOn } from './tree.js';

/** An axis over a tree so many CSS pixels high, in a scroller of 200. */
async function axisOver(length: number) {
  const scroller = await fixture<HTMLElement>(
    '<div style="height:200px;width:100px;overflow:auto"><div></div></div>',
  );
  const axis = new ScrollAxis(scroller, found(scroller.querySelector('div')), DOWN);
  axis.resize(length);
  const scrollTo = (offset: number) => {
    scroller.scrollTop = axis.positionOf(offset);
    axis.pin(offset);
  };
  return { axis, scroller, scrollTo };
}

describe('scrolling of a tree panel', () => {
  it('fades where the tree goes on beyond an edge, and nowhere else', async () => {
    const long = await treeOn(`(${';B[aa]'.repeat(60)})`);
    expect(inkOf(long, 9, 0)).to.be.below(0.95 * inkOf(long, 5, 0));
    expect(inkOf(long, 1, 0), 'nothing is before the first node').to.be.above(
      0.9 * inkOf(long, 5, 0),
    );
    await long.go(59);
    await until(() => long.scroller.scrollLeft > 1300, 'it follows');
    await painted();
    const first = Math.ceil(long.scroller.scrollLeft / CELL);
    expect(inkOf(long, first, 0)).to.be.below(0.95 * inkOf(long, first + 4, 0));
  });

  it('is the browser’s own where boxes can be as long as the tree', async () => {
    const { axis, scroller } = await axisOver(100_000);
    expect([scroller.scrollHeight, axis.isWhole]).to.deep.equal([100_000, true]);
    scroller.scrollTop = 777;
    expect(axis.offset).to.equal(777);
  });

  it('finds any row of a tree that is longer, to the pixel', async () => {
    const { axis, scroller, scrollTo } = await axisOver(1e9);
    expect(scroller.scrollHeight).to.be.below(1e7);
    for (const offset of [0, 123_456_789, 123_456_817, 1e9 - 200]) {
      scrollTo(offset);
      expect(axis.offset).to.equal(offset);
    }
    expect(scroller.scrollTop).to.be.closeTo(scroller.scrollHeight - 200, 1);
    scroller.scrollTop -= 1000;
    expect(axis.offset, 'readers scroll too').to.be.below(1e9 - 1000);
  });

  it('keeps some cells in sight beside the one that is followed', async () => {
    const { axis, scrollTo } = await axisOver(100_000);
    scrollTo(1000);
    expect(axis.offsetFor(1080, CELL)).to.equal(1000);
    expect(axis.offsetFor(1180, CELL)).to.equal(1180 + CELL + 43 - 200);
    expect(axis.offsetFor(1010, CELL)).to.equal(1010 - 43);
    expect(axis.offsetFor(10, CELL)).to.equal(0);
    expect(axis.offsetFor(99_990, CELL)).to.equal(99_800);
  });
});
