import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, liveRegionOf, partOf, rootOf, settled, spokenBy, wordsOf } from '../board.js';
import { Listener, pressKey } from '../listener.js';
import {
  byMouse,
  byName,
  examples,
  loadParts,
  problemButtons,
  problemOf,
  stateOf,
  verdictOf,
} from './solving.js';

const sgf = examples[0]?.sgf ?? '';

before(loadParts);
afterEach(fixtureCleanup);

/** Plays by name, and waits until so many moves are on the board. */
async function playTo(board: Board, point: string, count: number): Promise<void> {
  await byName(board, point);
  await until(() => board.moveNumber === count, point);
}

/** Presses a button by its place in its row, whatever its language. */
function press(board: Board, index: number): void {
  problemButtons(board)[index]?.click();
}

/** A whole visit: hints, a wrong move, the right ones. What the grid says of its points is left out. */
async function visit(lang: string): Promise<string> {
  const board = await problemOf(sgf, `lang="${lang}"`);
  if (lang === 'ja') await until(() => !verdictOf(board).includes('Black'), 'Japanese');
  const listener = new Listener(board);
  const lines: string[] = [];
  const doing = async (what: string, act: () => unknown) => {
    await act();
    await settled(board);
    const heard = listener.take().split('\n');
    lines.push(what, ...heard.filter((line) => line.includes('“')));
  };
  for (const what of ['hint', 'hint']) await doing(what, () => press(board, 0));
  await doing('wrong', async () => {
    await byMouse(board, 'gg');
    await until(() => board.moveNumber === 2);
  });
  await doing('try again', () => press(board, 0));
  await doing('unknown', () => byMouse(board, 'hh'));
  await doing('right', async () => {
    await byMouse(board, 'ee');
    await until(() => board.moveNumber === 2);
  });
  await doing('the last one', () => byMouse(board, 'gd'));
  expect(stateOf(board)).to.equal('solved');
  listener.stop();
  board.remove();
  return lines.join('\n');
}

const ENGLISH = `hint
   “Look in the area C3–G7.”
hint
   “Play E5.”
wrong
   “Move 1, Black G3. Comment: Slow. Move 2, White E5. Wrong.”
try again
   “Black to play”
unknown
   “Move 1, Black H2. This move isn’t covered.”
right
   “Move 1, Black E5. Move 2, White E6. Continue: Black to play”
the last one
   “Move 3, Black G6. Comment: Alive now. Solved!”`;

const pointsIn = (text: string) => text.match(/[A-J][1-9]/g) ?? [];

describe('what a problem says', () => {
  it('tells a visit in English, and the same in Japanese', async () => {
    const english = await visit('en');
    expect(english).to.equal(ENGLISH);
    const japanese = await visit('ja');
    expect(pointsIn(japanese)).to.deep.equal(pointsIn(english));
    expect(japanese).to.contain('黒').and.not.to.contain('undefined');
  });

  it('is said again by the key =, moves and verdict, in the grid, too', async () => {
    const board = await problemOf(sgf, 'lang="en"');
    const spoken = () => wordsOf(liveRegionOf(board));
    const again = async () => {
      partOf(board, 'canvas').focus();
      for (const key of ['d', 'Escape', '=']) await pressKey(key);
      return spoken();
    };
    expect(await again(), 'the question').to.match(/^Start, setup\. Comment: Black lives/);
    press(board, 0);
    expect(await again(), 'a hint').to.equal('Look in the area C3–G7.');
    await byMouse(board, 'ee');
    const answered = 'Move 1, Black E5. Move 2, White E6. Continue: Black to play';
    await until(() => spoken() === answered, 'the answer');
    expect(await again()).to.equal(answered);
    press(board, 0);
    expect(await again(), 'a hint after moves').to.equal(
      'Move 1, Black E5. Move 2, White E6. Look in the area E4–J8.',
    );
    await playTo(board, 'gd', 3);
    await until(() => /Solved!/.test(spoken()));
    await pressKey('=');
    expect(spoken(), 'in the grid').to.equal('Move 3, Black G6. Comment: Alive now. Solved!');
    board.prev();
    expect(await again(), 'elsewhere')
      .to.match(/^Move 2, White E6/)
      .and.not.contain('Solved');
  });

  it('is heard in the grid of points, too, where the reader stays', async () => {
    const board = await problemOf(sgf);
    await playTo(board, 'ee', 2);
    expect(rootOf(board).activeElement?.role).to.equal('gridcell');
    await playTo(board, 'gd', 3);
    await until(() => /Solved!/.test(spokenBy(board)));
    expect(rootOf(board).activeElement?.role).to.equal('gridcell');
  });
});
