import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { canBeSolved } from '../../../src/problem/check-problem.js';
import { openProblem } from '../../../src/problem/problem.js';
import { decodeSgf } from '../../../src/sgf/decode.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import { needing } from '../../helpers/abilities.js';
import { bytesOf } from '../../helpers/records.js';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, rootOf, settled, settledPage } from '../board.js';
import {
  byFinger,
  byMouse,
  examples,
  isLarge,
  loadParts,
  pressButton,
  problemOf,
  stateOf,
  untilMoves,
  verdictOf,
} from './solving.js';

const RECORD = examples[0]?.sgf ?? '';

before(loadParts);
afterEach(fixtureCleanup);

describe('buttons of the page', () => {
  /** Presses a button of the page, as the reader of an article does. */
  async function press(board: Board, command: string): Promise<void> {
    const button = document.createElement('button');
    button.setAttribute('commandfor', board.id);
    button.setAttribute('command', `--${command}`);
    board.after(button);
    await settled(board);
    button.click();
    await settled(board);
    button.remove();
  }

  it('help, tell the solution, and ask again', async () => {
    const board = await problemOf(RECORD, 'id="solve1"');
    await until(async () => {
      await press(board, 'hint');
      return /^Look in the area/.test(verdictOf(board));
    }, 'the chunk of links');
    await press(board, 'hint');
    expect(verdictOf(board)).to.equal('Play E5.');
    await press(board, 'solution');
    await untilMoves(board, 3);
    expect([stateOf(board), verdictOf(board)]).to.deep.equal(['open', 'Solution']);
    await press(board, 'solution');
    expect([board.tree.size, verdictOf(board)]).to.deep.equal([8, '']);
    await press(board, 'reset');
    expect([board.tree.size, verdictOf(board)]).to.deep.equal([1, 'Black to play']);
    await byMouse(board, 'gg');
    await untilMoves(board, 2);
    await press(board, 'reset');
    expect([board.currentPath, stateOf(board)]).to.deep.equal(['0', 'open']);
  });

  it('do nothing but reset where nothing is asked', async () => {
    const board = await boardOf(RECORD, 'id="solve2" move="2"');
    board.goTo(0);
    await until(async () => {
      await press(board, 'reset');
      return board.moveNumber === 2;
    }, 'the chunk of links');
    await press(board, 'hint');
    await press(board, 'solution');
    expect([board.moveNumber, board.tree.size]).to.deep.equal([2, 8]);
  });
});

describe('a finger', () => {
  before(needing('Touch'));

  /** What the row of the question says while a finger plays E5. */
  async function wordsWhile(board: Board): Promise<readonly string[]> {
    const words: string[] = [];
    const observer = new MutationObserver(() => words.push(verdictOf(board)));
    observer.observe(rootOf(board), { childList: true, characterData: true, subtree: true });
    await byFinger(board, 'ee');
    await untilMoves(board, 2);
    observer.disconnect();
    expect(verdictOf(board)).to.equal('Continue: Black to play');
    return words;
  }

  it('is told in words that the next tap plays, where points are small', async () => {
    const board = await problemOf(RECORD, 'coordinates="none" style="width:240px"');
    expect(isLarge(board)).to.equal(false);
    expect(await wordsWhile(board)).to.include('E5: tap again to play');
  });

  it('plays with one tap where points are at least 28 px wide', async () => {
    const board = await problemOf(RECORD);
    expect(isLarge(board)).to.equal(true);
    expect((await wordsWhile(board)).join()).not.to.match(/tap again/);
  });
});

describe('every state of a problem is accessible', () => {
  const states: Readonly<Record<string, (board: Board) => Promise<unknown>>> = {
    'the question': () => settledPage(),
    hint: (board) => pressButton(board, 'Hint'),
    unknown: (board) => byMouse(board, 'hh'),
    failed: (board) => byMouse(board, 'gg').then(() => untilMoves(board, 2)),
    solved: async (board) => {
      for (const point of ['ee', 'gd']) await board.tryMove(point);
    },
    'the solution': (board) => pressButton(board, 'Solution').then(() => untilMoves(board, 3)),
    explored: async (board) => {
      await pressButton(board, 'Solution');
      await untilMoves(board, 3);
      await pressButton(board, 'Explore the record');
      await until(() => verdictOf(board) === '');
    },
  };
  for (const [state, enter] of Object.entries(states))
    for (const scheme of ['light', 'dark'])
      it(`${state}, ${scheme}`, async () => {
        document.body.style.cssText =
          scheme === 'dark' ? 'background:#17181b;color:#e6e4df;color-scheme:dark' : '';
        const board = await problemOf(RECORD, 'solution="reveal"');
        await enter(board);
        await settled(board);
        await expect(board).to.be.accessible();
        document.body.style.cssText = '';
      });
});

/** The files of `corpus/problems`, with the text of each problem that can be solved in a few moves. */
async function realProblems(): Promise<{ path: string; sgf: string; convention: string }[]> {
  const answer = await fetch('/corpus.json');
  const { files } = (await answer.json()) as { files: { path: string; base64: string }[] };
  const found = files.filter(({ path }) => path.startsWith('problems/'));
  return found.flatMap(({ path, base64 }) => {
    const sgf = decodeSgf(bytesOf(base64)).text;
    const [tree] = parseSgf(sgf).trees;
    if (!tree || sgf.length > 4000) return [];
    const problem = openProblem(tree);
    const { convention, marks } = problem;
    return marks.isGame || !canBeSolved(problem) ? [] : [{ path, sgf, convention }];
  });
}

describe('real problems', () => {
  it('are solved by playing the last hint, two of each convention', async function () {
    const real = await realProblems();
    if (real.length === 0) this.skip();
    const conventions = [...new Set(real.map(({ convention }) => convention))];
    for (const convention of conventions) {
      const some = real.filter((each) => each.convention === convention).slice(0, 2);
      for (const { path, sgf } of some) {
        const board = await problemOf(sgf);
        for (let moves = 0; moves < 30 && stateOf(board) === 'open'; moves++) {
          for (let hint = 0; hint < 3; hint++) await pressButton(board, 'Hint');
          const hint = verdictOf(board);
          const [, point = 'pass'] = /^Play (\w+)\.$/.exec(hint) ?? [];
          await board.tryMove(point);
          await settled(board);
        }
        expect(stateOf(board), `${path} (${convention})`).to.equal('solved');
        board.remove();
      }
    }
    expect(conventions.length).to.be.at.least(3);
  });
});
