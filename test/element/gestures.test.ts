import { expect } from '@open-wc/testing';
import { sendMouse, resetMouse } from '@web/test-runner-commands';
import { type Board, click, frames, heard, partOf, rootOf } from './board.js';
import { FakeClock, moves, steeredBoard } from './steered.js';

const GAME = `(;SZ[9]${moves(40)})`;

const point = (element: Element, type: string, init: PointerEventInit = {}) => {
  const event = new PointerEvent(type, {
    ...{
      bubbles: true,
      composed: true,
      cancelable: true,
      button: 0,
      pointerId: 7,
      isPrimary: true,
    },
    ...init,
  });
  element.dispatchEvent(event);
  return event;
};

describe('a button that is held', () => {
  let time: FakeClock;
  beforeEach(() => (time = new FakeClock()));
  afterEach(() => time.restore());

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
    const { left, top, width, height } = partOf(board, 'button-next').getBoundingClientRect();
    const position = [left + width / 2, top + height / 2].map(Math.round) as [number, number];
    await sendMouse({ type: 'click', position });
    expect([board.moveNumber, time.waiting]).to.eql([1, 0]);
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    time.pass(400 + 200);
    const { moveNumber } = board;
    expect(moveNumber).to.equal(3);
    await sendMouse({ type: 'up' });
    await frames(1);
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
    expect([style.userSelect, style.touchAction]).to.eql(['none', 'manipulation']);
    board.remove();
  });

  it('is not held by another mouse button, nor are the others', async () => {
    const board = await steeredBoard(GAME);
    point(partOf(board, 'button-next'), 'pointerdown', { button: 2 });
    point(partOf(board, 'button-forward10'), 'pointerdown');
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
    const region = rootOf(board).querySelector('.spoken');
    time.pass(600);
    await frames(1);
    expect(region?.ariaLive).to.equal('off');
    point(button, 'pointerup');
    expect([region?.ariaLive, region?.textContent]).to.eql(['polite', '']);
    await frames(1);
    expect(region?.textContent).to.contain('Move 2');
  });
});

describe('the wheel over the board', () => {
  const turn = (board: Board, init: WheelEventInit) => {
    const event = new WheelEvent('wheel', {
      ...{ bubbles: true, composed: true, cancelable: true },
      ...init,
    });
    partOf(board, 'canvas').dispatchEvent(event);
    return event.defaultPrevented;
  };

  async function focused(attributes = 'wheel="focus"'): Promise<Board> {
    const board = await steeredBoard(GAME, attributes);
    partOf(board, 'canvas').focus();
    return board;
  }

  it('scrolls the page, as long as nobody wants it otherwise', async () => {
    const board = await focused('');
    expect(turn(board, { deltaY: 120 })).to.equal(false);
    expect(board.moveNumber).to.equal(0);
  });

  it('steps with wheel="focus": a notch is a step', async () => {
    const board = await focused();
    const steps = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    expect(turn(board, { deltaY: 120 })).to.equal(true);
    turn(board, { deltaY: 100 });
    turn(board, { deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(board.moveNumber).to.equal(3);
    turn(board, { deltaY: -120 });
    expect(board.moveNumber).to.equal(2);
    expect(steps[0]?.detail.source).to.equal('user');
  });

  it('adds up what a trackpad draws, one way at a time', async () => {
    const board = await focused();
    for (let event = 0; event < 5; event++) expect(turn(board, { deltaY: 10 })).to.equal(true);
    expect(board.moveNumber).to.equal(0);
    turn(board, { deltaY: 10 });
    expect(board.moveNumber).to.equal(1);
    for (let event = 0; event < 5; event++) turn(board, { deltaY: 10 });
    turn(board, { deltaY: -20 });
    turn(board, { deltaY: 10 });
    turn(board, { deltaY: 40 });
    expect(board.moveNumber).to.equal(1);
  });

  it('is the page’s at both ends, without the focus, across, and with a key for zooming', async () => {
    const board = await focused();
    expect(turn(board, { deltaY: -120 }), 'start').to.equal(false);
    expect(turn(board, { deltaY: 120, ctrlKey: true }), 'zoom').to.equal(false);
    expect(turn(board, { deltaY: 20, deltaX: 120 }), 'across').to.equal(false);
    board.last();
    expect(turn(board, { deltaY: 120 }), 'end').to.equal(false);
    expect(turn(board, { deltaY: -120 }), 'back').to.equal(true);
    partOf(board, 'canvas').blur();
    expect(turn(board, { deltaY: -120 }), 'no focus').to.equal(false);
    expect(board.moveNumber).to.equal(39);
  });

  it('is the page’s again without the attribute', async () => {
    const board = await focused();
    board.removeAttribute('wheel');
    await frames(1);
    expect(turn(board, { deltaY: 120 })).to.equal(false);
  });

  it('makes no page wait that has not asked for it', async () => {
    const add = Reflect.get(EventTarget.prototype, 'addEventListener') as typeof addEventListener;
    const blocking: string[] = [];
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (type === 'wheel' || type.startsWith('touch')) blocking.push(type);
      Reflect.apply(add, this, [type, listener, options]);
    };
    try {
      await focused('');
      expect(blocking).to.eql([]);
      await focused();
      expect(blocking).to.eql(['wheel']);
    } finally {
      EventTarget.prototype.addEventListener = add;
    }
  });
});

describe('a finger on the board', () => {
  const touch = (board: Board, type: string, x: number, y = 100, init: PointerEventInit = {}) =>
    point(partOf(board, 'canvas'), type, {
      ...{ pointerType: 'touch', clientX: x, clientY: y },
      ...init,
    });

  it('drags the game: to the left leads on, a longer way further', async () => {
    const board = await steeredBoard(GAME);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 290);
    expect(board.moveNumber, 'a tap that trembles').to.equal(0);
    touch(board, 'pointermove', 280);
    expect(board.moveNumber, 'a short swipe').to.equal(1);
    touch(board, 'pointermove', 180);
    expect(board.moveNumber, 'a long one').to.equal(4);
    touch(board, 'pointermove', 240);
    expect(board.moveNumber, 'and some way back').to.equal(2);
    touch(board, 'pointerup', 240);
    touch(board, 'pointermove', 100);
    expect(board.moveNumber, 'over').to.equal(2);
    touch(board, 'pointerdown', 100);
    touch(board, 'pointermove', 130);
    expect(board.moveNumber, 'to the right').to.equal(1);
  });

  it('stays at the ends', async () => {
    const board = await steeredBoard(GAME, 'move="1"');
    touch(board, 'pointerdown', 100);
    touch(board, 'pointermove', 400);
    expect(board.moveNumber).to.equal(0);
    touch(board, 'pointermove', -2000);
    expect(board.moveNumber).to.equal(40);
  });

  it('scrolls the page up and down, and zooms with a second one', async () => {
    const board = await steeredBoard(GAME);
    const { touchAction } = getComputedStyle(partOf(board, 'canvas'));
    expect(touchAction.split(' ').sort()).to.eql(['pan-y', 'pinch-zoom']);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 280, 150);
    expect(board.moveNumber, 'down').to.equal(0);
    touch(board, 'pointercancel', 280, 150);
    touch(board, 'pointermove', 100, 150);
    expect(board.moveNumber, 'taken by the browser').to.equal(0);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointerdown', 200, 100, { pointerId: 8, isPrimary: false });
    touch(board, 'pointermove', 100);
    expect(board.moveNumber, 'two').to.equal(0);
  });

  it('does not click where it has swiped, and does where it taps', async () => {
    const board = await steeredBoard(GAME);
    const clicks = heard(partOf(board, 'canvas'), 'click');
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 270);
    touch(board, 'pointerup', 270);
    touch(board, 'click', 270, 100, { detail: 1 });
    expect(clicks).to.have.length(0);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 304);
    touch(board, 'pointerup', 304);
    touch(board, 'click', 304, 100, { detail: 1 });
    expect(clicks).to.have.length(1);
  });

  it('is a finger: a mouse that is dragged swipes nothing', async () => {
    const board = await steeredBoard(GAME);
    touch(board, 'pointerdown', 300, 100, { pointerType: 'mouse' });
    touch(board, 'pointermove', 100, 100, { pointerType: 'mouse' });
    expect(board.moveNumber).to.equal(0);
  });

  it('leaves a diagram alone', async () => {
    const board = await steeredBoard(GAME);
    board.mode = 'diagram';
    await frames(1);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 100);
    expect(board.moveNumber).to.equal(0);
    expect(getComputedStyle(partOf(board, 'canvas')).touchAction).to.equal('auto');
  });
});
