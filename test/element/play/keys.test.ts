import { expect, fixture } from '../../helpers/testing.js';
import { resetMouse } from '@web/test-runner-commands';
import { type Board, partOf, rootOf, spokenBy, untilPart } from '../board.js';
import { warningsOf } from '../page.js';
import { moves, steeredBoard, useFakeClock } from '../steered.js';
import { until } from '../../helpers/until.js';
import { pressKey } from '../listener.js';
import { clickAt } from '../mouse.js';

const GAME = `(;SZ[9]${moves(30)})`;
const MARKED =
  '(;SZ[9]C[Hello];B[aa];W[ba];B[ca]TR[aa];W[da];B[ea]TR[ea];W[fa]C[ ](;B[ga];W[ha])(;B[ia]))';

const focused = (board: Board) =>
  rootOf(board).activeElement?.getAttribute('part')?.split(' ').at(-1)?.replace('button-', '');

describe('the toolbar', () => {
  /** A board with a button of the page before it, which has the focus. */
  async function afterStart(attributes = ''): Promise<Board> {
    const start = await fixture<HTMLButtonElement>('<button>Start</button>');
    const board = await steeredBoard(GAME, attributes);
    start.after(board);
    await board.ready;
    start.focus();
    return board;
  }

  it('is one, with a name', async () => {
    const board = await steeredBoard(GAME);
    const toolbar = rootOf(board).querySelector('[role=toolbar]');
    expect(toolbar?.ariaLabel).to.equal('Steps');
    expect(toolbar?.contains(partOf(board, 'button-play'))).to.equal(true);
    expect(toolbar?.contains(partOf(board, 'slider')), 'has its own arrows').to.equal(false);
  });

  it('is one stop of Tab: the button that stops what plays; arrows go along it, and around', async () => {
    const board = await afterStart();
    await untilPart(board, 'button-tools');
    const stops: unknown[] = [];
    for (let stop = 0; stop < 5; stop++) {
      await pressKey('Tab');
      stops.push(focused(board));
    }
    expect(stops.slice(2)).to.eql(['fullscreen', 'tools', 'play']);
    const names: unknown[] = [];
    for (let step = 0; step < 5; step++) {
      await pressKey('ArrowRight');
      names.push(focused(board));
    }
    expect(names.slice(0, 3)).to.eql(['next', 'last', 'first']);
    expect(board.moveNumber).to.equal(0);
    while (focused(board) !== 'first') await pressKey('ArrowLeft');
    await pressKey('ArrowLeft');
    expect(focused(board)).to.equal('last');
    await pressKey('Shift+Tab');
    expect(focused(board)).to.equal('tools');
    await pressKey('Tab');
    expect(focused(board), 'once more').to.equal('play');
  });

  it('goes by what is seen', async () => {
    const board = await afterStart('style="width:280px"');
    partOf(board, 'button-play').focus();
    const names = new Set<unknown>();
    for (let step = 0; step < 12; step++) {
      await pressKey('ArrowRight');
      names.add(focused(board));
    }
    expect([...names]).to.include.members(['prev', 'play', 'next']);
    expect([...names]).not.to.include.members(['first']);
  });

  for (const attributes of ['controls="compact"', 'style="width:160px"'])
    it(`can be reached with ${attributes}: play stands between back and on`, async () => {
      const board = await afterStart(attributes);
      for (let stop = 0; stop < 3 && !/play/.test(focused(board) ?? ''); stop++)
        await pressKey('Tab');
      const names = [focused(board)];
      for (let step = 0; step < 3; step++) {
        await pressKey('ArrowRight');
        names.push(focused(board));
      }
      expect(names).to.eql(['play', 'next', 'prev', 'play']);
    });

  it('can be reached where the page has hidden its play button', async () => {
    const style = document.createElement('style');
    style.textContent = 'sgf-board::part(button-play) { display: none }';
    document.head.append(style);
    try {
      const board = await afterStart('controls="compact"');
      for (let stop = 0; stop < 3 && focused(board) !== 'prev'; stop++) await pressKey('Tab');
      expect(focused(board)).to.equal('prev');
    } finally {
      style.remove();
    }
  });

  it('keeps the focus on a button that can do nothing any more', async () => {
    const board = await steeredBoard(GAME);
    partOf(board, 'button-last').focus();
    await pressKey('Enter');
    expect([board.moveNumber, focused(board)]).to.eql([30, 'last']);
    expect(partOf(board, 'button-last').ariaDisabled).to.equal('true');
    await pressKey('ArrowLeft');
    expect(focused(board)).not.to.equal('last');
  });

  it('leaves the keys of the board to it: up, down, pages, ends', async () => {
    const board = await steeredBoard(GAME);
    partOf(board, 'button-play').focus();
    await pressKey('PageDown');
    expect(board.moveNumber).to.equal(10);
    await pressKey('End');
    expect(board.moveNumber).to.equal(30);
  });

  it('names the keys in its tips, unless there are none', async () => {
    const board = await steeredBoard(GAME);
    expect(partOf(board, 'button-last').title).to.equal('Last move (End)');
    expect(partOf(board, 'button-next-comment').title).to.equal('Next comment or mark (Shift →)');
    board.keys = 'none';
    await board.ready;
    expect(partOf(board, 'button-last').title).to.equal('Last move');
  });
});

describe('the attribute keys', () => {
  it('with none leaves all keys to the page', async () => {
    const board = await steeredBoard(MARKED, 'keys="none" move="1"');
    partOf(board, 'canvas').focus();
    for (const key of ['ArrowRight', 'End', 'PageDown', ' ']) await pressKey(key);
    await pressKey('Shift+ArrowRight');
    expect(board.moveNumber).to.equal(1);
    expect(board.matches(':state(playing)')).to.equal(false);
    partOf(board, 'slider').focus();
    await pressKey('ArrowRight');
    expect(board.moveNumber, 'the slider is the browser’s').to.equal(2);
  });

  it('warns of what it does not know', async () => {
    const warnings = await warningsOf(async () => {
      const board = await steeredBoard(GAME, 'keys="always"');
      partOf(board, 'canvas').focus();
      await pressKey('ArrowRight');
      expect(board.moveNumber).to.equal(1);
    });
    expect(warnings).to.have.length(1);
  });
});

describe('the keys of a diagram with controls', () => {
  it('are those of a game: Space, Shift with arrows, a key that is held', async () => {
    const board = await steeredBoard(MARKED, 'mode="diagram" controls="compact" move="0"');
    partOf(board, 'canvas').focus();
    await pressKey('Shift+ArrowRight');
    expect(board.moveNumber).to.equal(3);
    await pressKey(' ');
    expect(board.matches(':state(playing)')).to.equal(true);
    await pressKey(' ');
    expect(board.matches(':state(playing)')).to.equal(false);
  });
});

describe('the keys for comments and marks', () => {
  it('go to the next one, and back; a mark of each last move is none', async () => {
    const board = await steeredBoard(MARKED);
    partOf(board, 'canvas').focus();
    const places: number[] = [];
    for (let step = 0; step < 3; step++) {
      await pressKey('Shift+ArrowRight');
      places.push(board.moveNumber);
    }
    expect(places).to.eql([3, 6, 6]);
    for (let step = 0; step < 3; step++) {
      await pressKey('Shift+ArrowLeft');
      places.push(board.moveNumber);
    }
    expect(places.slice(3)).to.eql([3, 0, 0]);
  });

  it('are used up where they lead, and left to the page elsewhere', async () => {
    const board = await steeredBoard(MARKED);
    const heard: string[] = [];
    const note = ({ key }: KeyboardEvent) => key !== 'Shift' && heard.push(key);
    document.addEventListener('keydown', note);
    partOf(board, 'canvas').focus();
    for (let step = 0; step < 3; step++) await pressKey('Shift+ArrowRight');
    partOf(board, 'button-next').focus();
    await pressKey('Enter');
    await pressKey('Escape');
    document.removeEventListener('keydown', note);
    expect(heard, 'of the page').to.eql(['ArrowRight', 'Escape']);
  });

  it('do not disturb a field in the caption', async () => {
    const board = await steeredBoard(MARKED);
    board.innerHTML = '<label slot="caption">Name <input /></label>';
    board.requestUpdate();
    await board.ready;
    const input = board.querySelector('input');
    input?.focus();
    expect(document.activeElement).to.equal(input);
    await pressKey('Shift+ArrowRight');
    await pressKey(' ');
    expect(board.moveNumber).to.equal(0);
    expect(board.matches(':state(playing)')).to.equal(false);
  });
});

describe('a key that is held', () => {
  const time = useFakeClock();

  const repeat = (board: Board, key: string) => {
    const event = new KeyboardEvent('keydown', {
      ...{ key, repeat: true, bubbles: true, composed: true, cancelable: true },
    });
    partOf(board, 'canvas').dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('runs faster and faster, until it is let go', async () => {
    const board = await steeredBoard(GAME);
    expect(repeat(board, 'ArrowRight')).to.equal(true);
    expect(board.moveNumber).to.equal(1);
    for (let again = 0; again < 5; again++) expect(repeat(board, 'ArrowRight')).to.equal(true);
    expect(board.moveNumber, 'the clock steps').to.equal(1);
    time.pass(1000);
    const { moveNumber } = board;
    expect(moveNumber).to.be.within(6, 10);
    partOf(board, 'canvas').dispatchEvent(
      new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true, composed: true }),
    );
    time.pass(1000);
    expect([board.moveNumber, time.waiting]).to.eql([moveNumber, 0]);
  });

  it('is the page’s at the end', async () => {
    const board = await steeredBoard(GAME, 'move="last"');
    expect(repeat(board, 'ArrowRight')).to.equal(false);
    expect(repeat(board, 'ArrowLeft')).to.equal(true);
    board.remove();
    expect(time.waiting).to.equal(0);
  });
});

describe('keys that lead forward', () => {
  for (const key of ['ArrowRight', 'PageDown', 'End'])
    it(`say that there is nothing more: ${key}`, async () => {
      const board = await steeredBoard(GAME, 'move="last"');
      partOf(board, 'canvas').focus();
      const isSaid = () => spokenBy(board).startsWith('No more moves');
      expect(isSaid()).to.equal(false);
      await pressKey(key);
      await until(isSaid, 'it is said');
    });
});

describe('who has come to a button with a pointer', () => {
  useFakeClock(); // a click that a busy machine makes slow is no hold here

  it('steps with the arrows, until Tab takes the focus on', async () => {
    const board = await steeredBoard(GAME);
    board.scrollIntoView({ block: 'end' });
    await clickAt(partOf(board, 'button-next'));
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(2);
    await pressKey('Shift+Tab');
    await pressKey('Tab');
    await pressKey('ArrowRight');
    expect([board.moveNumber, focused(board)]).to.eql([2, 'next']);
    await resetMouse();
  });
});
