import { expect } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { type Board, branchButtons, partOf, rootOf, settled, touch, untilPart } from '../board.js';
import { brightness, nearCentre, painted, PLAIN } from '../pixels.js';
import { point, until } from '../steered.js';

/** Black may play in the middle, or two columns to the right of it. */
const GAME = '(;SZ[9];B[aa];W[ba](;B[ee];W[ca])(;B[ge]C[or here];W[cb]))';

/** Least difference in brightness between a translucent stone and the faint stones of all ways on. */
const DARKER = 15;
const ghosts = ([game, other]: readonly [number, number]) => [
  game > other + DARKER,
  other > game + DARKER,
];

/** How much darker the points of the two ways are than an empty point. */
function inkOf(board: Board): readonly [number, number] {
  const empty = brightness(nearCentre(board, 0, 2));
  const ink = (column: number) => empty - brightness(nearCentre(board, column, 0));
  return [ink(0), ink(2)];
}

async function branching(): Promise<Board> {
  const board = await painted(GAME, `${PLAIN} move="2" panels="comment"`);
  touch(board);
  await untilPart(board, 'button-tools');
  await settled(board);
  return board;
}

const hover = (element: Element | undefined) =>
  element && point(element, 'pointermove', { pointerType: 'mouse' });

describe('a next move whose button is pointed at', () => {
  it('is a translucent stone on the board, and nothing covers the buttons', async () => {
    const board = await branching();
    const [game, other] = branchButtons(board);
    await until(() => (hover(game), ghosts(inkOf(board))[0]), 'the move of the game');
    expect(ghosts(inkOf(board))).to.eql([true, false]);
    hover(other);
    await until(() => !ghosts(inkOf(board))[0], 'the other one');
    expect(rootOf(board).querySelector('[role=tooltip]:not([hidden])')).to.equal(null);
    point(partOf(board, 'comment').closest('.panel') ?? board, 'pointerleave', {
      pointerType: 'mouse',
    });
    await until(() => !ghosts(inkOf(board))[1], 'none when the pointer leaves');
  });

  it('is shown at the focus, too, and goes with a step', async () => {
    const board = await branching();
    await until(
      () => (hover(branchButtons(board)[0]), ghosts(inkOf(board))[0]),
      'the part is loaded',
    );
    partOf(board, 'comment').focus();
    hover(partOf(board, 'comment'));
    await until(() => !ghosts(inkOf(board))[0], 'the pointer is not on a button');
    await sendKeys({ press: 'Tab' });
    await until(() => ghosts(inkOf(board))[0], 'the focus shows it');
    board.prev();
    await until(() => !ghosts(inkOf(board))[0], 'it goes');
  });
});
