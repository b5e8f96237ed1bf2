import { expect, oneEvent } from '../../helpers/testing.js';
import { Replayer } from '../../../src/replay/replayer.js';
import { buildLayout } from '../../../src/view/layout/build-layout.js';
import { treeOf } from '../../helpers/records.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { frames, heard } from '../board.js';
import {
  activeItem,
  found,
  GAME,
  point,
  press,
  previewOf,
  spotOf,
  type TreeHarness,
  treeOn,
  untilPreview,
  walk,
} from './tree.js';

describe('tree panel previews', () => {
  it('a node on which a mouse rests, with its move and its comment', async () => {
    const tree = await treeOn(GAME);
    point(tree, 'pointermove', [3, 0]);
    expect(previewOf(tree)?.hidden, 'after a moment only').not.to.be.false;
    const preview = await untilPreview(tree);
    expect(preview.querySelector('b')?.textContent).to.equal('Move 3, Black C17');
    expect(preview.textContent).to.contain('so it goes');
    const board = found(preview.querySelector('canvas'));
    expect(board.clientWidth).to.be.within(100, 160);
    const { clientX, clientY } = spotOf(tree, 3, 0);
    const { left, top, right, bottom } = preview.getBoundingClientRect();
    const isCovered = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    expect(isCovered, 'the pointer is seen').to.be.false;
  });

  it('the board at that node', async () => {
    const tree = await treeOn('(;SZ[9];B[ee])');
    point(tree, 'pointermove', [1, 0]);
    const board = found((await untilPreview(tree)).querySelector('canvas'));
    const context = found(board.getContext('2d'));
    const [red = 255] = context.getImageData(board.width / 2 - 2, board.height / 2 + 2, 1, 1).data;
    expect(red).to.be.below(90);
  });

  for (const [what, type, column] of [
    ['fingers', 'touch', 3],
    ['the shown node', 'mouse', 0],
    ['places without a node', 'mouse', 7],
  ] as const) {
    it(`nothing for ${what}`, async () => {
      const tree = await treeOn(GAME);
      await loadPart('reader');
      const original = window.setTimeout.bind(window);
      let waiting = 0;
      window.setTimeout = Object.assign((...args: Parameters<typeof original>) => {
        waiting += 1;
        return original(...args);
      }, original);
      try {
        point(tree, 'pointermove', [column, 0], type);
        await frames(1); // the tree may paint with one
        expect(waiting).to.equal(0);
        point(tree, 'pointermove', [4, 0]);
        await frames(1);
        expect(waiting).to.equal(1);
      } finally {
        window.setTimeout = original;
      }
    });
  }

  for (const [how, leave] of [
    ['the pointer leaves', (tree: TreeHarness) => point(tree, 'pointerleave', [3, 0])],
    ['the pointer is beside all nodes', (tree: TreeHarness) => point(tree, 'pointermove', [7, 0])],
    ['Escape is pressed', () => press(document.body, 'Escape')],
    ['the page scrolls', () => document.dispatchEvent(new Event('scroll'))],
    ['the node is clicked', (tree: TreeHarness) => point(tree, 'click', [3, 0])],
    ['the panel goes', (tree: TreeHarness) => tree.panel.release()],
  ] as const) {
    it(`no more when ${how}`, async () => {
      const tree = await treeOn(GAME);
      point(tree, 'pointermove', [3, 0]);
      const preview = await untilPreview(tree);
      leave(tree);
      expect(preview.hidden).to.be.true;
    });
  }

  it('no more when the tree is scrolled', async () => {
    const tree = await treeOn(`(${';'.repeat(200)})`);
    point(tree, 'pointermove', [3, 0]);
    const preview = await untilPreview(tree);
    tree.scroller.scrollLeft = 100;
    await oneEvent(tree.scroller, 'scroll');
    expect(preview.hidden).to.be.true;
  });

  it('stays while the pointer is in it', async () => {
    const tree = await treeOn(GAME);
    point(tree, 'pointermove', [3, 0]);
    const preview = await untilPreview(tree);
    const into = new PointerEvent('pointerleave', { relatedTarget: preview.querySelector('p') });
    tree.scroller.dispatchEvent(into);
    expect(preview.hidden).to.be.false;
    preview.dispatchEvent(new PointerEvent('pointerleave'));
    expect(preview.hidden).to.be.true;
  });

  it('keeps Escape to itself while it is there', async () => {
    const tree = await treeOn(GAME);
    point(tree, 'pointermove', [3, 0]);
    await untilPreview(tree);
    const keys = heard<KeyboardEvent>(document.body, 'keydown');
    press(document.body, 'Escape');
    press(document.body, 'Escape');
    expect(keys).to.have.length(1);
  });

  it('the node that the keyboard walks to, and describes it by that', async () => {
    const tree = await treeOn(`(;C[a]${';B[aa];W[bb]'.repeat(40)};B[cc]C[the end])`);
    await walk(tree, 'End');
    const preview = await untilPreview(tree);
    expect(preview.textContent).to.contain('the end');
    expect(activeItem(tree).getAttribute('aria-describedby')).to.equal(preview.id);
    const spoken = preview.querySelectorAll('p:not([aria-hidden])');
    expect(
      Array.from(spoken, (part) => part.textContent),
      'the item names the move',
    ).to.eql(['the end']);
    press(document.body, 'Escape');
    expect(preview.hidden).to.be.true;
    expect(activeItem(tree).hasAttribute('aria-describedby')).to.be.false;
  });

  it('each node that the keyboard walks to anew', async () => {
    const tree = await treeOn(GAME);
    await walk(tree, 'End');
    const preview = await untilPreview(tree);
    press(tree.scroller, 'ArrowLeft');
    expect(preview.hidden).to.be.true;
    await untilPreview(tree);
    expect(preview.textContent).to.contain('so it goes');
  });

  it('what the page shows of a node', async () => {
    const layout = buildLayout(new Replayer(treeOf(GAME)), corner, false);
    const tree = await treeOn(GAME, { layout });
    point(tree, 'pointermove', [3, 0]);
    const { width, height } = found((await untilPreview(tree)).querySelector('canvas'));
    expect(width).to.be.above(height);
  });

  it('stays in the window', async () => {
    const tree = await treeOn(GAME, { style: 'position:fixed;inset:auto 0 0 auto', height: 60 });
    point(tree, 'pointermove', [3, 0]);
    const { right, bottom } = (await untilPreview(tree)).getBoundingClientRect();
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('shows texts of a record as text', async () => {
    const tree = await treeOn('(;SZ[9];B[ee]C[<img src=x onerror=alert(1)>])');
    point(tree, 'pointermove', [1, 0]);
    const preview = await untilPreview(tree);
    expect(preview.querySelector('img')).to.be.null;
    expect(preview.textContent).to.contain('<img');
  });
});

const corner = { left: 9, top: 0, right: 18, bottom: 4 };
