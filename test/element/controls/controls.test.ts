import { expect, fixture } from '../../helpers/testing.js';
import { point } from '../steered.js';
import { resetMouse } from '@web/test-runner-commands';
import { type Board, boardOf, click, heard, partOf, rootOf, spokenBy, touch } from '../board.js';
import { steeredBoard, untilSteered, useFakeClock } from '../steered.js';
import { pressKey } from '../listener.js';
import { clickAt } from '../mouse.js';

const MOVES = Array.from({ length: 25 }, (_, i) => `;B[${'abcdefghi'[i % 9] ?? ''}a]`).join('');
const LONG = `(;SZ[9]C[${'A long comment.\n'.repeat(60)}]${MOVES})`;
const TREE = '(;SZ[9];B[aa](;W[bb];B[cc])(;W[ee];B[ff])(;W[ii]))';

/** A click that a busy machine makes slow is no hold here. */
useFakeClock();

describe('the buttons', () => {
  it('step along the game', async () => {
    const board = await boardOf(LONG);
    const steps = {
      next: 1,
      last: 25,
      prev: 24,
      first: 0,
    };
    for (const [name, move] of Object.entries(steps)) {
      await click(board, `button-${name}`);
      expect(board.moveNumber, name).to.equal(move);
    }
  });

  it('can be clicked with a mouse', async () => {
    const board = await boardOf(LONG);
    board.scrollIntoView({ block: 'end' });
    await clickAt(partOf(board, 'button-next'));
    await clickAt(partOf(board, 'button-next'));
    await resetMouse();
    expect(board.moveNumber).to.equal(2);
  });

  it('do not send a form that the board stands in', async () => {
    const form = await fixture<HTMLFormElement>('<form></form>');
    const sent = heard(form, 'submit');
    const board = await boardOf(LONG);
    form.append(board);
    await board.ready;
    await click(board, 'button-next');
    expect(sent).to.have.length(0);
    expect(board.moveNumber).to.equal(1);
  });
});

describe('the slider', () => {
  const sliderOf = (board: Board) => partOf(board, 'slider') as HTMLInputElement;

  it('goes where it is dragged, and follows the board', async () => {
    const board = await boardOf(LONG);
    const slider = sliderOf(board);
    slider.value = '17';
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(board.moveNumber).to.equal(17);
    board.goTo(3);
    await board.ready;
    expect(slider.value).to.equal('3');
  });

  it('reaches the end of a longer variation, and stays in it', async () => {
    const board = await boardOf('(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd];W[ee]))', 'move="2"');
    board.goTo('down');
    await board.ready;
    const slider = sliderOf(board);
    expect(slider.max).to.equal('4');
    slider.value = '4';
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(board.describe()).to.contain('E5');
  });

  it('is moved by a click, to about there', async () => {
    const board = await boardOf(LONG);
    board.scrollIntoView({ block: 'end' });
    await clickAt(sliderOf(board), 0.5);
    await resetMouse();
    expect(board.moveNumber).to.be.within(11, 14);
  });

  it('tells its value itself: nothing else is spoken where it moves the board', async () => {
    const board = await steeredBoard(LONG);
    sliderOf(board).focus();
    for (const key of ['ArrowRight', 'PageUp']) {
      await click(board, 'button-next');
      expect(spokenBy(board), key).to.contain('Move');
      await pressKey(key);
      expect(spokenBy(board), key).to.equal('');
    }
    expect(board.moveNumber).to.equal(13);
    expect(sliderOf(board).getAttribute('aria-valuetext')).to.contain('Move 13');
  });

  it('takes one step for one key', async () => {
    const board = await boardOf(LONG);
    sliderOf(board).focus();
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(1);
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(2);
    await pressKey('ArrowLeft');
    expect(board.moveNumber).to.equal(1);
    await pressKey('End');
    expect(board.moveNumber).to.equal(25);
  });
});

describe('the keys on the board', () => {
  async function focused(sgf: string, attributes = ''): Promise<Board> {
    const board = await boardOf(sgf, attributes);
    partOf(board, 'canvas').focus();
    return board;
  }

  it('step along the game', async () => {
    const board = await focused(LONG);
    const steps: [string, number][] = [
      ['ArrowRight', 1],
      ['PageDown', 11],
      ['ArrowLeft', 10],
      ['End', 25],
      ['PageUp', 15],
      ['Home', 0],
    ];
    for (const [key, move] of steps) {
      await pressKey(key);
      expect(board.moveNumber, key).to.equal(move);
    }
  });

  it('lead to other variations', async () => {
    const board = await focused(TREE, 'move="2"');
    await pressKey('ArrowDown');
    expect(board.describe()).to.contain('E5');
    await pressKey('ArrowUp');
    expect(board.describe()).to.contain('B8');
  });

  it('tell the page that a reader moved the board', async () => {
    const board = await focused(LONG);
    const events = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    await pressKey('ArrowRight');
    expect(events.map(({ detail }) => detail.source)).to.deep.equal(['user']);
  });

  it('work after a click that came before the chunk of gestures', async () => {
    const group = await fixture('<div></div>');
    const board = document.createElement('sgf-board');
    board.sgf = LONG;
    group.append(board);
    await board.ready;
    expect(partOf(board, 'button-next').title, 'without its key before the chunk').to.equal(
      'Next move',
    );
    point(partOf(board, 'button-next'), 'pointerdown');
    partOf(board, 'button-next').focus();
    touch(board);
    await untilSteered(board);
    await pressKey('ArrowRight');
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(2);
  });

  it('work after a click on a button too, so that a mouse does not end the use of keys', async () => {
    const board = await boardOf(LONG);
    board.scrollIntoView({ block: 'end' });
    await clickAt(partOf(board, 'button-next'));
    await resetMouse();
    await pressKey('ArrowRight');
    await pressKey('Enter');
    expect(board.moveNumber).to.equal(3);
  });

  it('are used up by a step, and left to the page where there is none', async () => {
    const board = await focused(LONG);
    const heard: string[] = [];
    const note = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', note);
    await pressKey('ArrowRight');
    await pressKey(';'); // letters begin the name of a point
    document.removeEventListener('keydown', note);
    expect(heard, 'of the page').to.deep.equal([';']);
    expect(board.moveNumber).to.equal(1);
  });

  it('are left to the browser with a modifier', async () => {
    const board = await focused(LONG, 'move="12"');
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      const canvas = partOf(board, 'canvas');
      const name = `${modifier === 'Control' ? 'ctrl' : modifier.toLowerCase()}Key`;
      for (const key of ['ArrowRight', 'End', 'Home', 'PageDown', ' ']) {
        const init = { key, [name]: true, bubbles: true, composed: true, cancelable: true };
        const event = new KeyboardEvent('keydown', init);
        canvas.dispatchEvent(event);
        expect([board.moveNumber, event.defaultPrevented], name).to.deep.equal([12, false]);
      }
    }
  });

  it('scroll the comment when that has the focus', async () => {
    const board = await boardOf(LONG);
    const comment = partOf(board, 'comment');
    comment.focus();
    await pressKey('ArrowDown');
    await pressKey('ArrowRight');
    await pressKey('End');
    expect(board.moveNumber).to.equal(0);
    expect(rootOf(board).activeElement).to.equal(comment);
  });

  it('are the page’s own when the page has used them', async () => {
    const board = await focused(LONG);
    const use = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', use, { capture: true });
    await pressKey('ArrowRight');
    document.removeEventListener('keydown', use, { capture: true });
    expect(board.moveNumber).to.equal(0);
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(1);
  });

  it('do nothing elsewhere on the page', async () => {
    const board = await boardOf(LONG, 'move="5"');
    const input = await fixture<HTMLInputElement>('<input aria-label="Search" value="abc" />');
    input.focus();
    for (const key of ['ArrowRight', 'Home', 'End', 'PageDown']) await pressKey(key);
    input.blur();
    for (const key of ['ArrowRight', 'Home', 'End', 'PageDown']) await pressKey(key);
    expect(board.moveNumber).to.equal(5);
  });

  it('do nothing in a field that stands in the board’s caption', async () => {
    const board = await boardOf(LONG, 'move="5"');
    board.innerHTML = '<label slot="caption">Name <input /></label>';
    await board.ready;
    board.querySelector('input')?.focus();
    await pressKey('ArrowLeft');
    await pressKey('Home');
    expect(board.moveNumber).to.equal(5);
  });

  it('are not there in a diagram', async () => {
    const board = await focused(LONG, 'mode="diagram" move="5"');
    await pressKey('ArrowRight');
    expect(board.moveNumber).to.equal(5);
    expect(partOf(board, 'canvas').tabIndex).to.equal(-1);
  });
});
