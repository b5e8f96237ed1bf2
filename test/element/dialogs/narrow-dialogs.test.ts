import { expect, fixture } from '../../helpers/testing.js';
import { setViewport } from '@web/test-runner-commands';
import { type Board, boardIn, buttonNamed, frames, isSeen, settled, untilPart } from '../board.js';
import { needing } from '../../helpers/abilities.js';
import { openInfo, openSettings, untilDialog } from '../dialogs.js';
import { usualWindow } from '../emulate.js';
import { openMenu, press } from '../menu.js';

/** Dialogs in narrow windows, with text of the usual size and of twice that size. */
const GAME = `(;SZ[19]GN[A game with a name]PB[Sakata Eio]BR[9 Dan]PW[Fujisawa Shuko]WR[9 Dan]RE[W+13]DT[1963-08-23,24]
EV[2nd Meijin, Donaudampfschifffahrtsgesellschaft]PC[The reading room]C[A comment.]SBKV[50];B[pd]SBKV[30];W[dp]SBKV[71.5];B[dd]SBKV[12])`;
const GAMES = GAME.repeat(12);
const PROBLEM = '(;SZ[9]GN[Problem with a name]AB[aa][ba]AW[ca][da];B[ea]C[RIGHT])';
const PROBLEMS = PROBLEM + PROBLEM.replace('[aa]', '[ab]');

async function openHelp(board: Board): Promise<HTMLDialogElement> {
  press(await openMenu(board), 'help');
  return untilDialog(board, 'kbd');
}

async function press1(board: Board, part: string, selector: string): Promise<HTMLDialogElement> {
  (await untilPart(board, part)).click();
  return untilDialog(board, selector);
}

/** Each dialog: the record, the attributes of the board, and how a reader opens it. */
const dialogs: Readonly<
  Record<string, readonly [string, string, (board: Board) => Promise<HTMLDialogElement>]>
> = {
  'the game information': [GAME, '', openInfo],
  'the settings': [GAME, '', openSettings],
  'the help': [GAME, 'try', openHelp],
  'the position as text': [
    GAME,
    '',
    async (board) => {
      buttonNamed(await openHelp(board), 'Show the position as text').click();
      return untilDialog(board, 'pre');
    },
  ],
  'the games of a file': [GAMES, '', (board) => press1(board, 'button-games', 'ol button')],
  'the list of problems': [
    PROBLEMS,
    'mode="problem"',
    (board) => press1(board, 'button-problems', 'ol button'),
  ],
  'the table of the curve': [
    GAME,
    'panels="curve" controls="full"',
    (board) => press1(board, 'button-curve', 'tbody tr'),
  ],
};

/**
 * Everything in a dialog that a reader sees, without the diagram in characters, which scrolls by itself, and without rows
 * of lists that are out of sight: Firefox lays them out when they come into sight.
 */
const contentOf = (dialog: Element) =>
  [...dialog.querySelectorAll('*')].filter(
    (each) => isSeen(each) && !each.closest('pre, select') && !isBelowList(each),
  );

function isBelowList(element: Element): boolean {
  const list = element.closest('ol');
  const [row, all] = [element, list].map((each) => each?.getBoundingClientRect());
  return !!row && !!all && element !== list && row.bottom > all.bottom;
}

/** What is cut or scrolls sideways; empty if all is well. */
function faultsOf(dialog: HTMLDialogElement): string[] {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const faults: string[] = [];
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push('window');
  for (const each of [dialog, ...contentOf(dialog)]) {
    const box = each.getBoundingClientRect();
    const name = `${each.localName}.${each.className} ${each.textContent.trim().slice(0, 20)}`;
    if (box.left < left - 0.5 || box.right > right + 0.5) faults.push(`outside: ${name}`);
    const isInline = getComputedStyle(each).display === 'inline';
    if (!isInline && !each.matches('input') && each.scrollWidth > each.clientWidth + 1)
      if (!each.closest('svg')) faults.push(`wider than its box: ${name}`);
  }
  const close = dialog.querySelector('.close')?.getBoundingClientRect() ?? new DOMRect();
  if (close.width === 0 || close.top < top || close.bottom > bottom) faults.push('close');
  return faults;
}

describe('in a narrow window', () => {
  before(needing('narrow pages'));
  afterEach(usualWindow);

  for (const [name, [sgf, attributes, open]] of Object.entries(dialogs))
    for (const size of [16, 32])
      it(`${name} is seen whole, with text of ${size} px`, async () => {
        await setViewport({ width: 400, height: 640 });
        const page = await fixture(
          `<div style="font-size:${size}px"><sgf-board lang="en" ${attributes}></sgf-board></div>`,
        );
        const board = boardIn(page);
        board.sgf = sgf;
        await settled(board);
        const dialog = await open(board);
        for (const width of [360, 320, 280, 240]) {
          await setViewport({ width, height: 640 });
          dialog.querySelector('details')?.setAttribute('open', '');
          await frames(2);
          expect(faultsOf(dialog), `${width} px`).to.eql([]);
        }
      });
});
