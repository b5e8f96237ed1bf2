import { expect, nextFrame, oneEvent } from '../../helpers/testing.js';
import { brightness, Pixels } from '../pixels.js';
import {
  CELL,
  cellColor,
  EDGE,
  found,
  inkOf,
  painted,
  point,
  spotOf,
  treeOn,
  type TreeHarness,
} from './tree.js';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { prefer, withLittleMotion } from '../emulate.js';

const GAME = '(;C[a];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff];B[gg])(;AB[hh];))';
const BLACK = 60;
const WHITE = 200;
/** Beside the number on a stone. */
const ASIDE = [0, -0.27] as const;

function isSeen({ scroller }: TreeHarness, column: number, row: number): boolean {
  const left = EDGE + column * CELL - scroller.scrollLeft;
  const top = EDGE + row * CELL - scroller.scrollTop;
  const isIn = (start: number, length: number) => start >= 0 && start + CELL <= length;
  return isIn(left, scroller.clientWidth) && isIn(top, scroller.clientHeight);
}

describe('tree panel', () => {
  it('draws a stone for each move, in its colour, the main line first', async () => {
    const tree = await treeOn(GAME);
    expect(brightness(cellColor(tree, 1, 0, ASIDE))).to.be.below(BLACK);
    expect(brightness(cellColor(tree, 2, 0, ASIDE))).to.be.above(WHITE);
    expect(brightness(cellColor(tree, 3, 1, ASIDE))).to.be.below(BLACK);
    expect(brightness(cellColor(tree, 4, 1, ASIDE))).to.be.above(WHITE);
  });

  it('leaves cells empty that have no node', async () => {
    const tree = await treeOn(GAME);
    expect(inkOf(tree, 6, 0)).to.equal(0);
    expect(inkOf(tree, 1, 1)).to.equal(0);
    expect(inkOf(tree, 5, 1)).to.be.above(0.3);
  });

  it('joins variations to the node they branch from, without a gap', async () => {
    const tree = await treeOn(GAME);
    const { canvas } = tree;
    const context = found(canvas.getContext('2d'));
    const density = canvas.width / canvas.clientWidth;
    const x = Math.floor((EDGE + 2.5 * CELL) * density);
    const alphas = Array.from({ length: Math.round(CELL * density) }, (_, y) => {
      const { data } = context.getImageData(x, Math.round((EDGE + CELL) * density) + y, 1, 1);
      return data[3] ?? 0;
    });
    expect(Math.min(...alphas)).to.be.above(40);
  });

  it('emphasises the line that is being read', async () => {
    const tree = await treeOn(GAME, { node: 6 });
    const [read, other] = [lineAfter(tree, 3, 1), lineAfter(tree, 3, 0)];
    expect(other).to.be.above(0.2);
    expect(read).to.be.above(3 * other);
    await tree.go(4);
    expect(lineAfter(tree, 3, 0)).to.equal(read);
  });

  it('rings the shown node, and only that', async () => {
    const tree = await treeOn(GAME, { node: 1 });
    const corner = [-0.3, -0.3] as const;
    const isMarked = (column: number) =>
      cellColor(tree, column, 0, corner).some((level) => level > 0);
    expect([isMarked(1), isMarked(2)]).to.deep.equal([true, false]);
    await tree.go(2);
    expect([isMarked(1), isMarked(2)]).to.deep.equal([false, true]);
  });

  it('has a shape of its own for each sign, so that nobody needs colours', async function () {
    await needs(this, 'forced colours');
    const signs = ['', 'C[x]', 'TR[bb]', 'TE[1]', 'BM[1]', 'DO[]', 'IT[]', 'HO[1]'];
    const judgements = ['GB[1]', 'GW[1]', 'DM[1]', 'UC[1]'];
    await prefer({ 'forced-colors': 'active' });
    const pictures = new Map<number, string>();
    try {
      for (const sign of [...signs, ...judgements]) {
        const { fingerprint } = new Pixels((await treeOn(`(;B[aa]${sign};W[bb])`)).canvas);
        expect(pictures.get(fingerprint), sign).to.be.undefined;
        pictures.set(fingerprint, sign);
      }
    } finally {
      await prefer({ 'forced-colors': 'none' });
    }
  });

  for (const [sign, ...less] of [
    ['BM[1]', 'HO[1]', 'C[x]', 'TR[bb]'],
    ['HO[1]', 'C[x]', 'TR[bb]'],
    ['C[x]', 'TR[bb]'],
  ]) {
    it(`has no other sign at a node with ${sign}`, async () => {
      const pictureOf = async (signs = '') =>
        new Pixels((await treeOn(`(;B[aa]${signs};W[bb])`)).canvas).fingerprint;
      const one = await pictureOf(sign);
      expect(await pictureOf([sign, ...less].join(''))).to.equal(one);
      expect(await pictureOf()).not.to.equal(one);
    });
  }

  it('tells kinds of nodes by their shapes', async () => {
    const nodes = ['', 'B[aa]', 'W[aa]', 'B[aa]W[bb]', 'AB[aa]'];
    const pictures = new Set<number>();
    for (const node of nodes)
      pictures.add(new Pixels((await treeOn(`(;;${node})`)).canvas).fingerprint);
    expect(pictures.size).to.equal(nodes.length);
  });

  it('is light on dark and dark on light, at once when the page changes', async () => {
    const tree = await treeOn('(;;;)');
    expect(brightness(cellColor(tree, 1, 0))).to.be.below(60);
    const page = found(tree.box.parentElement);
    const told = oneEvent(tree.canvas, 'transitionend');
    page.style.color = '#eee';
    await told;
    await painted();
    expect(brightness(cellColor(tree, 1, 0))).to.be.above(120);
  });

  it('is drawn in the reader’s colours where they are forced', async function () {
    await needs(this, 'forced colours');
    await prefer({ 'forced-colors': 'active' });
    try {
      const tree = await treeOn('(;B[aa]C[x];W[bb];)');
      expect(inkOf(tree, 0, 0)).to.be.above(0.3);
      expect(getComputedStyle(tree.canvas).color).to.equal(cssColor('CanvasText'));
    } finally {
      await prefer({ 'forced-colors': 'none' });
    }
  });

  describe('follows the shown node', () => {
    const long = `(${';'.repeat(200)})`;

    it('by scrolling its own box, with some context, and never the page', async () => {
      const tree = await treeOn(long, { style: 'margin: 3000px 0' });
      const page = document.scrollingElement?.scrollTop;
      await tree.go(100);
      await until(() => isSeen(tree, 102, 0), 'two nodes ahead are seen');
      expect(isSeen(tree, 98, 0)).to.be.true;
      expect(document.scrollingElement?.scrollTop).to.equal(page);
    });

    it('not while it is seen well', async () => {
      const tree = await treeOn(long);
      await tree.go(3);
      await painted();
      expect(tree.scroller.scrollLeft).to.equal(0);
    });

    it('only when it changes: readers may scroll away', async () => {
      const tree = await treeOn(long);
      tree.scroller.scrollLeft = 2000;
      await tree.go(0);
      expect(tree.scroller.scrollLeft).to.equal(2000);
      await tree.go(1);
      await until(() => isSeen(tree, 1, 0));
    });

    it('with more of what comes than of what was, after a jump', async () => {
      const tree = await treeOn(long, { width: 600 });
      await tree.go(150);
      expect(isSeen(tree, 160, 0)).to.be.true;
      expect(isSeen(tree, 146, 0)).to.be.true;
    });

    it('from the start', async () => {
      const tree = await treeOn(long, { node: 150 });
      expect(isSeen(tree, 150, 0)).to.be.true;
    });

    it('at once where readers step fast', async () => {
      const tree = await treeOn(long);
      void tree.go(11);
      await tree.go(12);
      expect(isSeen(tree, 14, 0)).to.be.true;
    });

    it('smoothly where they take time, unless they want no motion', async function () {
      await needs(this, 'little motion');
      const tree = await treeOn(long);
      const behaviors = scrollsOf(tree);
      await stepLater(tree, 12);
      await until(() => isSeen(tree, 14, 0));
      await withLittleMotion(async () => {
        await stepLater(tree, 2);
      });
      expect(behaviors).to.deep.equal(['smooth', 'instant']);
      expect(isSeen(tree, 0, 0)).to.be.true;
    });
  });

  it('shows the part that it is scrolled to', async () => {
    const tree = await treeOn(`(;B[aa]${'(;W[bb])'.repeat(10_000)})`);
    point(tree, 'click', [0, 7]); // the sign of the variations that are not drawn
    tree.scroller.scrollTop = 5000 * CELL;
    await painted();
    const row = 5002;
    expect(brightness(cellColor(tree, 1, row, ASIDE))).to.be.above(WHITE);
    expect(inkOf(tree, 0, row), 'the line down goes through').to.be.above(0.01);
  });

  it('reaches all of the largest game that is read', async () => {
    const count = 300_000;
    const tree = await treeOn(`(;${'(;W[bb])'.repeat(count)})`, { node: count });
    point(tree, 'click', [0, 8]); // the sign below the variation that is read
    tree.scroller.scrollTop = count * CELL;
    const { scrollTop, scrollHeight, clientHeight } = tree.scroller;
    expect(scrollTop + clientHeight).to.be.closeTo(scrollHeight, 2);
    expect(scrollHeight).to.be.closeTo(count * CELL + 2 * EDGE, 1);
    await tree.go(count / 2);
    point(tree, 'click', middleOf(tree));
    const [clicked = 0] = tree.entered;
    expect(clicked).to.be.closeTo(count / 2, 5);
  });

  it('draws no more nodes than are in sight', async () => {
    const tree = await treeOn(`(;B[aa]${'(;W[bb])'.repeat(10_000)})`);
    point(tree, 'click', [0, 7]);
    const context = found(tree.canvas.getContext('2d'));
    const fillText = context.fillText.bind(context);
    let count = 0;
    context.fillText = (...args) => {
      count += 1;
      fillText(...args);
    };
    await tree.go(5000);
    expect(count).to.be.within(4, 100);
  });

  it('enters the node that is clicked', async () => {
    const tree = await treeOn(GAME);
    point(tree, 'click', [4, 1]);
    expect(tree.entered).to.deep.equal([6]);
    point(tree, 'click', [6, 0]);
    expect(tree.entered).to.deep.equal([6]);
  });

  it('enters the right node where it is scrolled', async () => {
    const tree = await treeOn(`(${';'.repeat(200)})`, { node: 150 });
    point(tree, 'click', [151, 0]);
    expect(tree.entered).to.deep.equal([151]);
  });

  it('enters the node that is pressed, though the box moves before the click, as when it gets the focus', async () => {
    const tree = await treeOn(GAME);
    const where = { ...spotOf(tree, 4, 1), bubbles: true, composed: true };
    tree.scroller.dispatchEvent(new PointerEvent('pointerdown', where));
    tree.box.style.marginTop = `${-CELL}px`;
    tree.scroller.dispatchEvent(new PointerEvent('click', where));
    expect(tree.entered).to.deep.equal([6]);
    tree.scroller.dispatchEvent(new PointerEvent('click', where));
    expect(tree.entered, 'another click means the node that is there now').to.deep.equal([6, 9]);
  });

  it('fits its box when that changes', async () => {
    const tree = await treeOn(GAME, { width: 600 });
    tree.box.style.width = '160px';
    await painted();
    expect(tree.canvas.clientWidth).to.equal(160);
    expect(tree.canvas.width / devicePixelRatio).to.be.closeTo(160, 1);
    expect(brightness(cellColor(tree, 1, 0, ASIDE))).to.be.below(BLACK);
  });

  it('lies from left to right in pages that go from right to left', async () => {
    const line = ';B[aa];W[bb]'.repeat(100);
    const tree = await treeOn(`(;${line})`, { style: 'direction:rtl', node: 151 });
    expect(spotOf(tree, 1, 0).clientX).to.be.below(spotOf(tree, 2, 0).clientX);
    expect(isSeen(tree, 151, 0)).to.be.true;
    expect(brightness(cellColor(tree, 151, 0, ASIDE))).to.be.below(BLACK);
  });

  it('leaves nothing behind', async () => {
    const tree = await treeOn(GAME);
    await tree.go(3);
    tree.panel.release();
    await nextFrame();
    expect(tree.box.childElementCount).to.equal(0);
  });
});

/** How strong the line is that goes to the right from a cell: its width, less where it is translucent. */
function lineAfter({ canvas }: TreeHarness, column: number, row: number): number {
  const density = canvas.width / canvas.clientWidth;
  const left = Math.round((EDGE + (column + 1) * CELL) * density);
  const top = Math.round((EDGE + row * CELL) * density);
  const context = found(canvas.getContext('2d'));
  const { data } = context.getImageData(left, top, 1, Math.round(CELL * density));
  return data.reduce((sum, byte, index) => sum + (index % 4 === 3 ? byte / 255 : 0), 0);
}

/** A step of a reader who has looked at the last one for a while. */
function stepLater(tree: TreeHarness, node: number): Promise<void> {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 1000;
  const done = tree.go(node);
  Reflect.deleteProperty(performance, 'now');
  return done;
}

/** How the panel is scrolled by scripts, from now on. */
function scrollsOf({ scroller }: TreeHarness): (string | undefined)[] {
  const behaviors: (string | undefined)[] = [];
  const scroll = scroller.scroll.bind(scroller);
  scroller.scroll = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    behaviors.push(options.behavior);
    scroll(options);
  };
  return behaviors;
}

/** The cell in the middle of the box, counted from where it is scrolled. */
function middleOf({ scroller }: TreeHarness): readonly [number, number] {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  return [1, Math.floor((middle - EDGE) / CELL)];
}

function cssColor(name: string): string {
  const element = document.createElement('i');
  element.style.color = name;
  document.body.append(element);
  const { color } = getComputedStyle(element);
  element.remove();
  return color;
}
