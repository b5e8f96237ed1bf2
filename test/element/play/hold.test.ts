import { expect } from '../../helpers/testing.js';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { type Board, click, liveRegionOf, partOf } from '../board.js';
import { moves, point, steeredBoard, useFakeClock } from '../steered.js';
import { placeOn } from '../mouse.js';

const GAME = `(;SZ[9]${moves(40)})`;

describe('a button that is held', () => {
  const time = useFakeClock();

  async function held(name = 'next', attributes = ''): Promise<[Board, HTMLElement]> {
    const board = await steeredBoard(GAME, attributes);
    const button = partOf(board, `button-${name}`);
    point(button, 'pointerdown');
    return [board, button];
  }

  it('runs, faster and faster', async () => {
    const [board] = await held();
    time.pass(399);
    expect(board.moveNumber).to.equal(0);
    const marks: number[] = [];
    for (let second = 0; second < 3; second++) {
      const before = board.moveNumber;
      time.pass(700);
      marks.push(board.moveNumber - before);
    }
    expect(marks[0]).to.be.within(3, 5);
    expect(marks[1]).to.be.greaterThan(marks[0] ?? 0);
    expect(marks[2]).to.be.greaterThan(marks[1] ?? 0);
  });

  it('runs back too, and stops at the start', async () => {
    const [board] = await held('prev', 'move="5"');
    time.pass(10_000);
    expect([board.moveNumber, time.waiting]).to.eql([0, 0]);
  });

  it('is one step where it is clicked, and none more where it has run', async () => {
    const board = await steeredBoard(GAME);
    board.scrollIntoView({ block: 'end' });
    const position = placeOn(partOf(board, 'button-next'));
    await sendMouse({ type: 'click', position });
    expect([board.moveNumber, time.waiting]).to.eql([1, 0]);
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    time.pass(400 + 200);
    const { moveNumber } = board;
    expect(moveNumber).to.equal(3);
    await sendMouse({ type: 'up' });
    await board.ready;
    expect([board.moveNumber, time.waiting]).to.eql([3, 0]);
    await sendMouse({ type: 'click', position });
    expect(board.moveNumber).to.equal(4);
    await resetMouse();
  });

  it('leaves the click of a key alone after it has run elsewhere', async () => {
    const [board, button] = await held();
    time.pass(400);
    point(button, 'pointerout', { relatedTarget: document.body });
    await click(board, 'button-next');
    expect(board.moveNumber).to.equal(2);
  });

  const ends: Record<string, (button: HTMLElement, board: Board) => unknown> = {
    'is let go': (button) => point(button, 'pointerup'),
    'is let go, and the page keeps that to itself': (button) => {
      const keep = (event: Event) => event.stopPropagation();
      document.addEventListener('pointerup', keep, { capture: true, once: true });
      point(button, 'pointerup');
      document.removeEventListener('pointerup', keep, { capture: true });
    },
    'was let go elsewhere': (button) => point(button, 'pointermove', { buttons: 0 }),
    'is left': (button) => point(button, 'pointerout', { relatedTarget: document.body }),
    'is taken by the browser': (button) => point(button, 'pointercancel'),
    'loses its window': () => dispatchEvent(new Event('blur')),
    'asks for a menu with a mouse': (button) =>
      point(button, 'contextmenu', { pointerType: 'mouse' }),
    'leaves the page': (_, board) => {
      board.remove();
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    it(`stops when it ${name}`, async () => {
      for (const wait of [100, 800]) {
        const [board, button] = await held();
        time.pass(wait);
        const { moveNumber } = board;
        end(button, board);
        expect(time.waiting, `after ${wait} ms`).to.equal(0);
        expect(board.moveNumber).to.equal(moveNumber);
      }
    });
  }

  it('goes on while the pointer trembles, and while another moves', async () => {
    const [, button] = await held();
    point(button, 'pointermove', { buttons: 1 });
    point(button, 'pointermove', { buttons: 0, pointerId: 1 });
    expect(time.waiting).to.equal(1);
    point(button, 'pointerup');
  });

  it('is let go by the pointer that holds it, not by another', async () => {
    const [, button] = await held();
    point(button, 'pointerout', { pointerId: 1, relatedTarget: document.body });
    expect(time.waiting).to.equal(1);
    point(button, 'pointerup');
  });

  it('goes on while the pointer goes from its edge to its icon', async () => {
    const [, button] = await held();
    point(button, 'pointerout', { relatedTarget: button.querySelector('svg') });
    expect(time.waiting).to.equal(1);
    point(button, 'pointerup');
  });

  it('has no menu under a finger, and no text to select', async () => {
    const [board, button] = await held();
    const menu = point(button, 'contextmenu', { pointerType: 'touch' });
    expect([menu.defaultPrevented, time.waiting]).to.eql([true, 1]);
    const style = getComputedStyle(button);
    const userSelect = ['user-select', '-webkit-user-select'].map((n) => style.getPropertyValue(n));
    expect(userSelect.find(Boolean)).to.equal('none');
    expect(style.touchAction).to.equal('manipulation');
    board.remove();
  });

  it('is not held by another mouse button, nor are the others', async () => {
    const board = await steeredBoard(GAME);
    point(partOf(board, 'button-next'), 'pointerdown', { button: 2 });
    point(partOf(board, 'button-last'), 'pointerdown');
    expect(time.waiting).to.equal(0);
  });

  it('stops when the page goes elsewhere meanwhile', async () => {
    const [board] = await held();
    board.addEventListener('sgf-before-navigate', (event) => {
      if (board.moveNumber === 2) event.preventDefault();
    });
    time.pass(5000);
    expect([board.moveNumber, time.waiting]).to.eql([2, 0]);
  });

  it('does not speak of each step, only of the last', async () => {
    const [board, button] = await held();
    const region = liveRegionOf(board);
    time.pass(600);
    await board.ready;
    expect(region.ariaLive).to.equal('off');
    point(button, 'pointerup');
    expect([region.ariaLive, region.textContent]).to.eql(['polite', '']);
    await board.ready;
    expect(region.textContent).to.contain('Move 2');
  });
});
