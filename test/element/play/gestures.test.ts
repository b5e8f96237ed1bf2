import { expect } from '../../helpers/testing.js';
import { type Board, heard, partOf } from '../board.js';
import { moves, point, steeredBoard } from '../steered.js';

const GAME = `(;SZ[9]${moves(40)})`;

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

  it('steps in a diagram with controls, and in no other', async () => {
    const board = await focused('mode="diagram" controls="full" move="0" wheel="focus"');
    expect(turn(board, { deltaY: 120 })).to.equal(true);
    expect(board.moveNumber).to.equal(1);
    board.controls = 'auto';
    await board.ready;
    expect(turn(board, { deltaY: 120 })).to.equal(false);
  });

  it('is the page’s where the page refuses the step, one way', async () => {
    const board = await focused('wheel="focus" move="2"');
    const refuse = (event: Event) => event.preventDefault();
    board.addEventListener('sgf-before-navigate', refuse);
    expect(turn(board, { deltaY: 120 }), 'a notch').to.equal(false);
    for (let event = 0; event < 12; event++)
      expect(turn(board, { deltaY: 10 }), 'a trackpad').to.equal(false);
    expect(turn(board, { deltaY: -10 }), 'who knows').to.equal(true);
    board.removeEventListener('sgf-before-navigate', refuse);
    expect(turn(board, { deltaY: 120 })).to.equal(true);
    expect(turn(board, { deltaY: 10 }), 'is forgotten').to.equal(true);
    expect(board.moveNumber).to.equal(3);
  });

  it('is the page’s again without the attribute', async () => {
    const board = await focused();
    board.removeAttribute('wheel');
    await board.ready;
    expect(turn(board, { deltaY: 120 })).to.equal(false);
  });

  it('makes no page wait that has not asked for it', async () => {
    const add = Reflect.get(EventTarget.prototype, 'addEventListener') as typeof addEventListener;
    const blocking: string[] = [];
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isPassive = typeof options === 'object' && options.passive;
      if (/^(wheel|touch)/.test(type) && !isPassive) blocking.push(type);
      Reflect.apply(add, this, [type, listener, options]);
    };
    try {
      await focused('');
      expect(blocking).to.eql([]);
      await focused();
      expect([...new Set(blocking)]).to.eql(['wheel']);
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

  it('takes one step with each swipe, however far: to the left forward, to the right back', async () => {
    const board = await steeredBoard(GAME);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 290);
    expect(board.moveNumber, 'a tap that trembles').to.equal(0);
    touch(board, 'pointermove', 280);
    expect(board.moveNumber, 'a short swipe').to.equal(1);
    touch(board, 'pointermove', 100);
    touch(board, 'pointermove', 240);
    touch(board, 'pointermove', 400);
    expect(board.moveNumber, 'the same swipe').to.equal(1);
    touch(board, 'pointerup', 240);
    touch(board, 'pointermove', 100);
    expect(board.moveNumber, 'over').to.equal(1);
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 100);
    expect(board.moveNumber, 'the next one').to.equal(2);
    touch(board, 'pointerdown', 100);
    touch(board, 'pointermove', 130);
    expect(board.moveNumber, 'to the right').to.equal(1);
  });

  it('stays at the ends', async () => {
    const board = await steeredBoard(GAME);
    touch(board, 'pointerdown', 100);
    touch(board, 'pointermove', 400);
    expect(board.moveNumber).to.equal(0);
    board.last();
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 100);
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
    touch(board, 'pointermove', 100, 100, { pointerId: 8, isPrimary: false });
    expect(board.moveNumber, 'two').to.equal(0);
  });

  it('pulls the page about where the reader has zoomed in', async () => {
    const board = await steeredBoard(GAME);
    const viewport = visualViewport ?? new EventTarget();
    const { style } = partOf(board, 'canvas');
    Object.defineProperty(viewport, 'scale', { configurable: true, get: () => 2 });
    viewport.dispatchEvent(new Event('resize'));
    expect(style.touchAction).to.equal('auto');
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 100);
    expect(board.moveNumber).to.equal(0);
    board.remove();
    Reflect.deleteProperty(viewport, 'scale');
    viewport.dispatchEvent(new Event('resize'));
    expect(style.touchAction, 'nobody listens any more').to.equal('auto');
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

  it('drags a diagram with controls, too', async () => {
    const board = await steeredBoard(GAME, 'mode="diagram" controls="compact" move="5"');
    const { touchAction } = getComputedStyle(partOf(board, 'canvas'));
    expect(touchAction).to.contain('pan-y');
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 280);
    expect(board.moveNumber).to.equal(6);
  });

  it('leaves a diagram alone', async () => {
    const board = await steeredBoard(GAME);
    board.mode = 'diagram';
    await board.ready;
    touch(board, 'pointerdown', 300);
    touch(board, 'pointermove', 100);
    expect(board.moveNumber).to.equal(0);
    expect(getComputedStyle(partOf(board, 'canvas')).touchAction).to.equal('auto');
  });
});
