import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { type Board, boardIn, partOf, rootOf, settled, untilPart } from '../board.js';
import { until } from '../../helpers/until.js';
import { openMenu } from '../menu.js';

/** Pages such as presentations step with the keys that boards use. */
const GAME = '(;SZ[9]PB[Ada]C[See E5.];B[ee];W[gc]C[Two];B[cc](;W[cg])(;W[gg]))';

describe('keys that the board uses', () => {
  let heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  beforeEach(() => {
    heard = [];
    document.addEventListener('keydown', hear);
  });
  afterEach(() => document.removeEventListener('keydown', hear));

  async function shown(attributes = ''): Promise<Board> {
    return settled(
      boardIn(await fixture(`<div><sgf-board ${attributes}>${GAME}</sgf-board></div>`)),
    );
  }

  it('stop there, from the first one on', async () => {
    const board = await shown();
    partOf(board, 'canvas').focus();
    for (const press of ['ArrowRight', 'ArrowRight', 'PageDown', 'Home', '=', 'Enter'])
      await sendKeys({ press });
    await until(() => rootOf(board).querySelector('[role=grid] :focus'));
    await sendKeys({ press: 'Escape' });
    await settled(board);
    expect(heard).to.deep.equal([]);
  });

  it('are the page’s where they do nothing: at the end, or with keys="none"', async () => {
    const board = await shown('move="-1"');
    partOf(board, 'canvas').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled(board);
    await sendKeys({ press: 'ArrowRight' });
    expect(heard).to.deep.equal(['ArrowRight', 'ArrowRight']);
    const other = await shown('keys="none"');
    partOf(other, 'canvas').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(heard).to.have.length(3);
  });

  it('include those that press a button, move the slider, or write in a field', async () => {
    const board = await shown();
    (await untilPart(board, 'button-next')).focus();
    for (const press of ['Enter', ' ']) await sendKeys({ press });
    await settled(board);
    expect(board.moveNumber).to.equal(2);
    (await untilPart(board, 'slider')).focus();
    for (const press of ['ArrowLeft', 'PageUp', 'End']) await sendKeys({ press });
    const menu = await openMenu(board);
    menu.querySelector<HTMLInputElement>('input')?.focus();
    await sendKeys({ press: 'f' });
    expect(rootOf(board).activeElement?.localName).to.equal('input');
    expect(heard).to.deep.equal([]);
  });
});

describe('focus()', () => {
  it('goes to the picture, where keys step', async () => {
    const board = await settled(
      boardIn(await fixture(`<div><sgf-board>${GAME}</sgf-board></div>`)),
    );
    board.focus();
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    await sendKeys({ press: 'ArrowRight' });
    expect(board.moveNumber).to.equal(1);
  });
});
