import { expect } from '../../helpers/testing.js';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { type Board, partOf, rootOf, settled } from '../board.js';
import { moves, point, steeredBoard, until } from '../steered.js';

const GAME = `(;SZ[9]${moves(20)}C[<b>the end</b>])`;

const preview = (board: Board) => rootOf(board).querySelector<HTMLElement>('[role=tooltip]');
const isShown = (board: Board) => preview(board)?.hidden === false;
const textOf = (board: Board) => preview(board)?.textContent.replace(/\s+/g, ' ').trim();
const slider = (board: Board) => partOf(board, 'slider') as HTMLInputElement;

/** Where a share of an element's width is in the window. */
function spotOn(element: Element, share: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + share * width, clientY: top + height / 2 };
}

const hover = (element: Element, share = 0.5, more: PointerEventInit = {}) =>
  point(element, 'pointermove', { pointerType: 'mouse', ...spotOn(element, share), ...more });

async function readable(sgf: string, attributes = ''): Promise<Board> {
  const board = await steeredBoard(sgf, attributes);
  await until(() => preview(board), 'the chunk should come');
  return board;
}

async function moveMouse(x: number, y: number): Promise<void> {
  await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
}

describe('previews along the slider', () => {
  afterEach(() => resetMouse());

  it('show at once the node under the pointer: its board, its move, its first words', async () => {
    const board = await readable(GAME);
    hover(slider(board), 1);
    expect(textOf(board)).to.contain('Move 20').and.contain('<b>the end</b>');
    expect(preview(board)?.querySelector('canvas')?.clientWidth).to.be.above(100);
    hover(slider(board), 0.5);
    expect(textOf(board)).to.contain('Move 10,');
    expect(board.moveNumber, 'nothing has moved').to.equal(0);
  });

  it('stand above the place, in the window', async () => {
    const board = await readable(GAME);
    hover(slider(board), 0.5);
    const at = spotOn(slider(board), 0.5);
    const box = preview(board)?.getBoundingClientRect() ?? new DOMRect();
    expect(box.bottom).to.be.below(at.clientY);
    expect((box.left + box.right) / 2).to.be.closeTo(at.clientX, 2);
    hover(slider(board), 0);
    expect(preview(board)?.getBoundingClientRect().left).to.be.at.least(0);
  });

  it('stay while the pointer moves into them, and go when it leaves', async () => {
    const board = await readable(GAME);
    const { clientX, clientY } = spotOn(slider(board), 0.5);
    await moveMouse(clientX, clientY);
    await until(() => isShown(board));
    const { bottom, top } = preview(board)?.getBoundingClientRect() ?? new DOMRect();
    for (const y of [bottom + 6, bottom - 2, (top + bottom) / 2]) await moveMouse(clientX, y);
    await settled(board);
    expect(isShown(board)).to.equal(true);
    const play = spotOn(partOf(board, 'button-play'), 0.5);
    await moveMouse(play.clientX, play.clientY);
    await until(() => !isShown(board), 'it should go');
  });

  it('go with Escape, and come again only when the pointer has left', async () => {
    const board = await readable(GAME);
    hover(slider(board), 0.5);
    await sendKeys({ press: 'Escape' });
    expect(isShown(board)).to.equal(false);
    hover(slider(board), 0.6);
    expect(isShown(board)).to.equal(false);
    hover(partOf(board, 'canvas'));
    hover(slider(board), 0.6);
    expect(isShown(board)).to.equal(true);
  });

  it('follow the focus, wherever the pointer is', async () => {
    const board = await readable(GAME);
    partOf(board, 'canvas').focus();
    await sendKeys({ press: 'Tab' });
    expect(rootOf(board).activeElement).to.equal(slider(board));
    expect(isShown(board)).to.equal(true);
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    expect(textOf(board)).to.contain('Move 2,');
    hover(partOf(board, 'canvas'));
    expect(isShown(board)).to.equal(true);
    board.goTo(5);
    await settled(board);
    expect(textOf(board)).to.contain('Move 5,');
    slider(board).blur();
    expect(isShown(board)).to.equal(false);
  });

  it('go with the pointer again after the focus, even if Escape had closed them', async () => {
    const board = await readable(GAME);
    hover(slider(board), 0.5);
    await sendKeys({ press: 'Escape' });
    slider(board).focus();
    expect(slider(board).matches(':focus-visible')).to.equal(true);
    slider(board).blur();
    hover(slider(board), 0.6);
    expect(isShown(board)).to.equal(true);
    hover(partOf(board, 'canvas'));
    expect(isShown(board)).to.equal(false);
  });

  it('follow a finger that drags, until it is lifted; none for one that scrolls', async () => {
    const board = await readable(GAME);
    const finger = { pointerType: 'touch' };
    hover(slider(board), 0.5, finger);
    expect(isShown(board)).to.equal(false);
    slider(board).value = '7';
    slider(board).dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(textOf(board)).to.contain('Move 7,');
    point(slider(board), 'pointerup', finger);
    expect(isShown(board)).to.equal(false);
  });

  it('leave nothing behind when the board leaves the page', async () => {
    const board = await readable(GAME);
    const page = board.parentElement;
    hover(slider(board), 0.5);
    board.remove();
    expect(isShown(board)).to.equal(false);
    page?.append(board);
    await board.ready;
    await until(() => {
      hover(slider(board), 1);
      return isShown(board);
    }, 'it should come again');
    expect(rootOf(board).querySelectorAll('[role=tooltip]')).to.have.length(1);
  });
});

describe('the time line in a variation', () => {
  const VARIATION = `(;SZ[9];B[aa];W[ba](${moves(18)})(;B[cc]C[x];W[dd]))`;
  const spur = (board: Board) => rootOf(board).querySelector('.spur')?.getAttribute('d');

  it('keeps the length of the game, and the counter says how long the variation is', async () => {
    const board = await readable(VARIATION, 'move="3"');
    const { max } = slider(board);
    const widest = () => rootOf(board).querySelector('.counter')?.getAttribute('data-widest');
    const before = widest();
    board.goTo('2.2');
    await board.ready;
    expect([slider(board).max, slider(board).value]).to.eql([max, '3']);
    expect(rootOf(board).querySelector('.counter')?.textContent).to.equal('3 / 4');
    expect(widest()).to.equal(before);
    const track = slider(board).parentElement;
    expect(track?.className, 'its thumb is another').to.contain('off-game');
    const rail = rootOf(board).querySelector<HTMLElement>('.rail');
    expect(Number(rail?.style.getPropertyValue('--played'))).to.be.closeTo(3 / 20, 1e-6);
  });

  it('ends where the variation ends, for drags, keys and the pointer', async () => {
    const board = await readable(VARIATION, 'path="2.2"');
    slider(board).value = '15';
    slider(board).dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect([board.moveNumber, slider(board).value]).to.eql([4, '4']);
    hover(slider(board), 0.9);
    expect(textOf(board)).to.contain('Move 4,');
  });

  it('shows the variation as a spur from where it leaves the game to its end', async () => {
    const board = await readable(VARIATION, 'move="3"');
    await until(() => spur(board) === '', 'no spur in the game');
    board.goTo('2.2');
    await until(() => spur(board), 'a spur in the variation');
    const [from = 0, , , , , to = 0] =
      (spur(board) ?? '')
        .match(/[\d.]+/g)
        ?.map(Number)
        .filter((_, at) => at !== 1) ?? [];
    const { width } = slider(board).getBoundingClientRect();
    expect(from).to.be.closeTo(8 + ((width - 16) * 2) / 20, 0.1);
    expect(to).to.be.closeTo(8 + ((width - 16) * 4) / 20, 0.1);
  });
});
