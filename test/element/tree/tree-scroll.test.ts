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
  return { axis, scroller };
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

  it('keeps some cells in sight beside the one that is followed', async () => {
    const { axis, scroller } = await axisOver(100_000);
    scroller.scrollTop = 1000;
    expect(axis.offsetFor(1080, CELL)).to.equal(1000);
    expect(axis.offsetFor(1180, CELL)).to.equal(1180 + CELL + 43 - 200);
    expect(axis.offsetFor(1010, CELL)).to.equal(1010 - 43);
    expect(axis.offsetFor(10, CELL)).to.equal(0);
    expect(axis.offsetFor(99_990, CELL)).to.equal(99_800);
  });
});
