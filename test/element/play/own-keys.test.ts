import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { type Board, partOf, rootOf } from '../board.js';
import { moves, steeredBoard, until, useFakeClock } from '../steered.js';

const GAME = `(;SZ[9]${moves(30)})`;
const MARKED = '(;SZ[9]C[Hello];B[aa];W[ba];B[ca]TR[aa](;W[da];B[ea])(;W[fa]))';

describe('keys that belong to what has the focus', () => {
  const time = useFakeClock();

  /** What comes later, as the parts that are loaded by need do. */
  async function part(board: Board, selector: string): Promise<HTMLElement> {
    await until(() => rootOf(board).querySelector(selector), selector);
    return rootOf(board).querySelector(selector) as HTMLElement;
  }

  async function inCaption(board: Board, markup: string): Promise<HTMLElement> {
    board.innerHTML = `<div slot="caption">${markup}</div>`;
    board.requestUpdate();
    await board.ready;
    return board.querySelector('div')?.firstElementChild as HTMLElement;
  }

  const owners: Record<string, (board: Board) => Promise<HTMLElement>> = {
    'the tree': (board) => part(board, '[role=tree]'),
    'the dialog of the games': async (board) => {
      (await part(board, '[part~=button-games]')).click();
      return part(board, 'dialog ol button');
    },
    'the list of oddities': async (board) => {
      const list = await part(board, '.status ul');
      (list.parentElement as HTMLDetailsElement).open = true;
      return list;
    },
    'a text that the page lets readers edit': (board) =>
      inCaption(board, '<p contenteditable>A note</p>').then((text) => text),
    'a word in such a text': async (board) =>
      (await inCaption(board, '<p contenteditable>A <b>note</b></p>'))
        .firstElementChild as HTMLElement,
    'a field in another component': async (board) => {
      const component = await inCaption(board, '<span></span>');
      const field = document.createElement('input');
      component.attachShadow({ mode: 'open' }).append(field);
      return field;
    },
  };
  for (const [name, ownerIn] of Object.entries(owners)) {
    it(`are those of ${name}: pressed, held, with Shift`, async () => {
      const box = await fixture<HTMLElement>('<div style="width:760px"></div>');
      const board = await steeredBoard(`${MARKED}(;SZ[9]B[aa)`, 'move="1"');
      box.append(board);
      await board.ready;
      const owner = await ownerIn(board);
      for (const more of [{}, { repeat: true }, { shiftKey: true }]) {
        const init = { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true };
        owner.dispatchEvent(new KeyboardEvent('keydown', { ...init, ...more }));
        expect([board.moveNumber, time.waiting], JSON.stringify(more)).to.eql([1, 0]);
      }
    });
  }

  it('are the board’s, whatever it stands in', async () => {
    const dialog = await fixture<HTMLDialogElement>('<dialog open class="text"></dialog>');
    const board = await steeredBoard(GAME);
    dialog.append(board);
    await board.ready;
    const link = await inCaption(board, '<a href="#x">More</a>');
    link.focus();
    await sendKeys({ press: 'ArrowRight' });
    await board.ready;
    expect(board.moveNumber).to.equal(1);
  });
});

describe('Space on a board of one node', () => {
  it('is the page’s: there is nothing to play', async () => {
    const board = await steeredBoard('(;SZ[9]AB[aa])');
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    partOf(board, 'canvas').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });
});
