import { expect, fixture } from '../helpers/testing.js';
import { sendMouse } from '@web/test-runner-commands';
import { boxOf, zoomOf } from '../../src/element/platform/spot.js';
import { needing } from '../helpers/abilities.js';
import { until } from '../helpers/until.js';
import { type Board, boardIn, partOf, rootOf, settled, spokenBy, untilPart } from './board.js';
import { inWindow } from './emulate.js';
import { leaveBoards, placeAt, placeOn, SMALL } from './mouse.js';

/** Pages that enlarge a board: by CSS zoom, by a transform, by both. */
const GAME = '(;SZ[9]C[Begin];B[ee];W[gc]C[Two];B[cc](;W[cg])(;W[gg]))';

type Styles = Partial<Record<'html' | 'body' | 'around' | 'board', string>>;

const pages: Readonly<Record<string, Styles>> = {
  'a zoomed root': { html: 'zoom:1.4' },
  'a zoomed body': { body: 'zoom:1.4' },
  'a zoomed ancestor': { around: 'zoom:1.4' },
  'a zoomed board': { board: 'zoom:1.4' },
  'a scaled ancestor': { around: 'transform:scale(1.4);transform-origin:0 0' },
  'zoom in zoom': { body: 'zoom:1.2', around: 'zoom:0.8', board: 'zoom:1.3' },
  'zoom and scale': { body: 'zoom:1.2', around: 'transform:scale(1.3);transform-origin:0 0' },
};

/** A board on a page with these styles, scrolled a little. */
async function boardOn(styles: Styles, attributes = ''): Promise<Board> {
  document.documentElement.style.cssText = styles.html ?? '';
  document.body.style.cssText = styles.body ?? '';
  const around = await fixture(
    `<div style="${styles.around ?? ''}"><p style="height:40px"></p><div style="${styles.board ?? ''};width:300px">
      <sgf-board loading="eager" ${attributes} ${SMALL}>${GAME}</sgf-board></div><p style="height:2000px"></p></div>`,
  );
  scrollTo(0, 20);
  return settled(boardIn(around));
}

async function usualPage(): Promise<void> {
  await leaveBoards();
  for (const { style } of [document.documentElement, document.body]) style.cssText = '';
  scrollTo(0, 0);
}

const menuOf = (board: Board) => rootOf(board).querySelector('[popover]:popover-open');

/** Moves the mouse to a place step by step, since a browser compares it with the place before. */
async function moveTo([x, y]: readonly [number, number]): Promise<void> {
  await sendMouse({ type: 'move', position: [x - 3, y] });
  await sendMouse({ type: 'move', position: [x, y] });
}

describe('on an enlarged page', () => {
  inWindow(1000, 900);
  afterEach(usualPage);

  for (const [name, styles] of Object.entries(pages))
    describe(name, () => {
      it('a click plays the point below it', async () => {
        const board = await boardOn(styles, 'try panels="none"');
        for (const [column, row, point] of [
          [-4, -4, 'aa'],
          [4, 4, 'ii'],
          [2, -3, 'gb'],
        ] as const) {
          await sendMouse({ type: 'click', position: placeAt(board, column, row) });
          await until(
            () => board.currentPath.endsWith(point),
            `${board.currentPath} should end with ${point}`,
          );
        }
      });

      it('the picture has the pixels of the screen', async () => {
        const board = await boardOn(styles, 'panels="none"');
        const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
        expect(canvas.width).to.be.closeTo(300 * zoomOf(canvas) * devicePixelRatio, 1);
      });

      it('the slider shows the node below the pointer', async () => {
        const board = await boardOn(styles);
        const slider = (await untilPart(board, 'slider')) as HTMLInputElement;
        await until(() => rootOf(board).querySelector('[part~=button-tools]'));
        await moveTo(placeOn(slider, 0.98));
        const preview = () => rootOf(board).querySelector('[role=tooltip]:not([hidden])');
        await until(() => preview()?.textContent.includes('4'), 'the preview of move 4');
        const box = boxOf(preview() as Element);
        const at = placeOn(slider, 0.98);
        expect(at[0]).to.be.within(box.left - 10, box.right + 10);
        expect(box.top - boxOf(slider).bottom).to.be.within(-200 - box.height, 40);
      });

      it('the menu opens at its button', async () => {
        const board = await boardOn(styles);
        const button = await untilPart(board, 'button-tools');
        button.click();
        await until(() => menuOf(board));
        const menu = menuOf(board) as Element;
        const [box, at] = [boxOf(menu), boxOf(button)];
        const isBelow = Math.abs(box.right - at.right) < 3;
        const isBeside = Math.abs(box.left - at.right) < 3 || Math.abs(box.right - at.left) < 3;
        expect(isBelow || isBeside, `${box.left} to ${box.right} at ${at.left} to ${at.right}`).to
          .be.true;
        expect(box.top).to.be.within(at.top - box.height - 12, at.bottom + 12);
        expect(box.bottom).to.be.below(innerHeight);
      });

      it('a click on the tree goes to the node below it', async () => {
        const board = await boardOn(styles, 'panels="tree"');
        const tree = await untilPart(board, 'tree');
        const shown = () =>
          tree.querySelector('[role=treeitem][aria-current], [role=treeitem][aria-selected=true]');
        const first = await until(shown).then(() => placeOn(shown() as Element)[0]);
        board.goTo(4);
        await until(() => placeOn(shown() as Element)[0] > first + 50, 'the tree should follow');
        const place = placeOn(shown() as Element);
        board.goTo(1);
        await settled(board);
        await sendMouse({ type: 'click', position: place });
        await until(() => board.moveNumber === 4, `move ${board.moveNumber}`);
      });
    });
});

describe('with a finger on an enlarged page', () => {
  inWindow(1000, 900);
  before(needing('Touch'));
  afterEach(usualPage);

  for (const [name, styles] of Object.entries(pages))
    it(`a stone is dragged above the finger, in pixels of the window: ${name}`, async () => {
      const board = await boardOn(styles, 'try panels="none"');
      const target = partOf(board, 'canvas');
      const touch = (type: string, [clientX, y]: readonly [number, number], down = 0) => {
        const one = new Touch({ identifier: 1, target, clientX, clientY: y + down });
        const init = { bubbles: true, composed: true, cancelable: true };
        const touches = type === 'touchend' ? [] : [one];
        target.dispatchEvent(new TouchEvent(type, { ...init, touches, changedTouches: [one] }));
      };
      const pointer = (type: string, [clientX, clientY]: readonly [number, number]) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            clientX,
            clientY,
            bubbles: true,
            composed: true,
            pointerType: 'touch',
          }),
        );
      const [from, to] = [placeAt(board, -3, 3), placeAt(board, 2, -3)];
      pointer('click', from);
      await settled(board);
      await until(() => spokenBy(board).startsWith('B2'), spokenBy(board));
      touch('touchstart', from);
      touch('touchmove', placeAt(board, -2, 3));
      touch('touchmove', to, 48);
      touch('touchend', to);
      await until(() => board.currentPath.endsWith('gb'), board.currentPath);
    });
});
