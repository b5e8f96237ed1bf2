import { sendKeys } from '@web/test-runner-commands';
import { expect } from '../../helpers/testing.js';
import {
  activeItem,
  found,
  GAME,
  nodeOf,
  painted,
  point,
  press,
  treeOn,
  untilPreview,
  walk,
} from './tree.js';

describe('tree panel with keys', () => {
  it('is accessible', async () => {
    const tree = await treeOn(GAME, { node: 2 });
    await expect(tree.box).to.be.accessible();
    expect(await walk(tree, 'ArrowRight')).to.equal(3);
    await expect(tree.box).to.be.accessible();
    await untilPreview(tree);
    await expect(tree.box).to.be.accessible();
  });

  it('is one tab stop', async () => {
    const tree = await treeOn(GAME);
    const before = document.createElement('button');
    const after = document.createElement('button');
    tree.box.before(before);
    tree.box.after(after);
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(tree.scroller);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(after);
  });

  for (const [keys, node] of [
    [['ArrowRight'], 3],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 4],
    [['ArrowLeft'], 1],
    [['ArrowRight', 'ArrowDown'], 5],
    [['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown'], 9],
    [['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 8],
    [['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp'], 3],
    [['ArrowRight', 'ArrowDown', 'ArrowLeft'], 2],
    [['ArrowRight', 'ArrowDown', 'End'], 7],
    [['End'], 4],
    [['Home'], 0],
    [['PageDown', 'PageUp'], 0],
  ] as const) {
    it(`walks from node 2 with ${keys.join(', ')} to node ${node}`, async () => {
      const tree = await treeOn(GAME, { node: 2 });
      expect(await walk(tree, ...keys)).to.equal(node);
      expect(tree.entered, 'the board waits').to.deep.equal([]);
    });
  }

  it('walks on along the line that is being read', async () => {
    const tree = await treeOn(GAME, { node: 6 });
    expect(await walk(tree, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight')).to.equal(5);
  });

  for (const key of ['Enter', ' ']) {
    it(`shows the node on the board with ${key === ' ' ? 'Space' : key}`, async () => {
      const tree = await treeOn(GAME, { node: 2 });
      expect(await walk(tree, 'ArrowRight', 'ArrowDown', key)).to.equal(5);
      expect(tree.entered).to.deep.equal([5]);
      expect(activeItem(tree).ariaSelected).to.equal('true');
    });
  }

  it('keeps its keys from the board, and leaves all others to it', async () => {
    const tree = await treeOn(GAME);
    const taken = press(tree.scroller, 'ArrowRight');
    expect([taken.defaultPrevented, tree.place().node]).to.deep.equal([true, 0]);
    const left = [press(tree.scroller, 'x'), press(tree.scroller, 'ArrowRight', { altKey: true })];
    expect(left.map((event) => event.defaultPrevented)).to.deep.equal([false, false]);
  });

  it('takes no key that somebody else has taken', async () => {
    const tree = await treeOn(GAME);
    const take = (event: Event) => event.preventDefault();
    tree.box.addEventListener('keydown', take, true);
    expect(await walk(tree, 'ArrowRight')).to.equal(0);
  });

  it('draws a frame around the node that it has walked to, until it is left', async () => {
    const tree = await treeOn(GAME);
    const context = found(tree.canvas.getContext('2d'));
    const dashes: number[] = [];
    const setLineDash = context.setLineDash.bind(context);
    context.setLineDash = (lengths) => {
      dashes.push([...lengths].length);
      setLineDash(lengths);
    };
    await walk(tree, 'ArrowRight');
    expect(dashes).to.include(2);
    dashes.length = 0;
    tree.scroller.blur();
    await painted();
    expect(dashes).to.deep.equal([]);
    expect(nodeOf(activeItem(tree))).to.equal(0);
  });

  it('goes with the board when that steps', async () => {
    const tree = await treeOn(GAME);
    await walk(tree, 'ArrowRight');
    await tree.go(4);
    expect(nodeOf(activeItem(tree))).to.equal(4);
  });

  it('sees the node that it walks to, and the page stays', async () => {
    const tree = await treeOn(`(${';'.repeat(300)})`, { style: 'margin: 2000px 0' });
    tree.scroller.focus({ preventScroll: true });
    const page = document.scrollingElement?.scrollTop;
    await walk(tree, 'End');
    expect(tree.scroller.scrollLeft).to.be.above(299 * 28 - 300);
    expect(document.scrollingElement?.scrollTop).to.equal(page);
  });

  it('takes no focus by itself', async () => {
    const tree = await treeOn(GAME);
    await tree.go(4);
    point(tree, 'click', [4, 1]);
    await painted();
    expect(document.activeElement).to.equal(document.body);
  });

  describe('for screen readers', () => {
    it('is a tree with a name, whose items say what the node is', async () => {
      const tree = await treeOn(GAME, { node: 5 });
      expect([tree.scroller.role, tree.scroller.ariaLabel]).to.deep.equal(['tree', 'Game tree']);
      const item = activeItem(tree);
      expect(item.ariaLabel).to.equal('Move 3, Black E15, bad move, marks');
      expect([item.ariaLevel, item.ariaPosInSet, item.ariaSetSize]).to.deep.equal(['2', '2', '3']);
      expect(item.ariaSelected).to.equal('true');
    });

    for (const [node, label] of [
      [0, 'Start, Black to play, comment'],
      [2, 'Move 2, White B18, 3 variations'],
      [3, 'Move 3, Black C17, comment'],
      [8, 'Setup after move 2, Now'],
      [9, 'After move 2'],
    ] as const) {
      it(`calls node ${node} ‘${label}’`, async () => {
        const tree = await treeOn(GAME, { node });
        expect(activeItem(tree).ariaLabel).to.equal(label);
      });
    }

    it('has a level for each variation of a variation, not for each move', async () => {
      const tree = await treeOn('(;B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff](;B[gg])(;B[hh];W[ii])))');
      const levels: unknown[] = [];
      for (let node = 0; node < 9; node++) {
        await tree.go(node);
        levels.push(activeItem(tree).ariaLevel);
      }
      expect(levels).to.deep.equal(['1', '1', '1', '1', '2', '2', '2', '3', '3']);
    });

    it('tells once where it branches: near variations can’t be collapsed', async () => {
      const tree = await treeOn(GAME, { node: 2 });
      expect(activeItem(tree).ariaLabel).to.contain('3 variations');
      expect(activeItem(tree).ariaExpanded).to.equal(null);
    });

    it('has the nodes around the active one, in order, and few others', async () => {
      const tree = await treeOn(GAME, { node: 5 });
      const items = () => [...tree.box.querySelectorAll('[role=treeitem]')].map(nodeOf);
      expect(items(), 'a step of the board stays cheap').to.deep.equal([5]);
      tree.scroller.focus();
      await painted();
      expect(items()).to.deep.equal([2, 3, 5, 6, 8]);
      const wide = await treeOn(`(;${'(;W[bb])'.repeat(10_000)})`, { node: 5000 });
      wide.scroller.focus();
      await painted();
      expect(wide.box.querySelectorAll('[role=treeitem]').length).to.be.within(5, 12);
    });

    it('enters the node of an item that is pressed without a pointer', async () => {
      const tree = await treeOn(GAME, { node: 2 });
      tree.scroller.focus();
      await painted();
      const item = [...tree.box.querySelectorAll<HTMLElement>('[role=treeitem]')].find(
        (other) => nodeOf(other) === 3,
      );
      item?.click();
      expect(tree.entered).to.deep.equal([3]);
    });
  });
});
