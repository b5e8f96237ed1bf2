import { expect, fixture, fixtureCleanup } from '../../helpers/testing.js';
import type { NavigateDetail } from '../../../src/element/platform/events.js';
import { until } from '../../helpers/until.js';
import {
  type Board,
  boardIn,
  buttonNamed,
  heard,
  isSeen,
  liveRegionOf,
  quiet,
  rootOf,
  settled,
  spokenBy,
  wordsOf,
} from '../board.js';
import { focusedIn, pressKey } from '../listener.js';
import { FetchGate } from '../page.js';
import {
  buttonsOf,
  byMouse,
  loadParts,
  pressButton,
  problemButton,
  problemOf,
  stateOf,
  verdictOf,
} from './solving.js';
import { dialogOf, untilDialog } from '../dialogs.js';

let sets = 0;

/** Three problems with one answer each: E5, G3, B8. Each set has a stone where no other has it: results are known by position. */
function three(): string[] {
  const stones = `SZ[9]AB[cc][cd][${sets < 9 ? 'h' : 'f'}${'abcdefghi'.charAt(sets++ % 9)}]AW[dc]`;
  return [
    `(;${stones}GN[Ladder]PB[Ada]RE[B+R];B[ee]C[RIGHT])`,
    `(;${stones}C[White lives]PL[W](;W[gg]C[RIGHT])(;W[aa]))`,
    `(;${stones}GN[Étoile];B[bb]C[RIGHT])`,
  ];
}

const KEY = 'sgf-board-problems';

/** The buttons of the course; the frame has others of that name, which are hidden then. */
const courseButton = (board: Board, name: string) => {
  const found = rootOf(board).querySelector<HTMLElement>(`.course [part~=button-${name}]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (board: Board, name: string) => {
  courseButton(board, name).click();
  return quiet(board); // the next record may not be there
};
const place = (board: Board) => courseButton(board, 'problems').textContent.trim();
const openDialog = (board: Board) => dialogOf(board) as HTMLDialogElement;
const rowsOf = (board: Board) => [...openDialog(board).querySelectorAll('ol li')].map(wordsOf);
const textIn = (board: Board, selector: string) =>
  openDialog(board).querySelector(selector)?.textContent.trim();

async function openList(board: Board): Promise<void> {
  await press(board, 'problems');
  await untilDialog(board, 'ol');
}

async function show(board: Board, filter: string): Promise<void> {
  const select = openDialog(board).querySelector('select') as HTMLSelectElement;
  select.value = filter;
  select.dispatchEvent(new Event('change'));
  await settled(board);
}

/** Fails the first problem of the three, and solves the second one. */
async function play(board: Board): Promise<void> {
  await board.tryMove('ee');
  await until(() => stateOf(board) === 'solved', 'the first');
  await press(board, 'next-game');
  await board.tryMove('aa');
  await until(() => stateOf(board) === 'failed', 'the second');
}

before(loadParts);
afterEach(() => {
  fixtureCleanup();
  localStorage.removeItem(KEY);
});

describe('a file of several problems', () => {
  it('is gone through by buttons; each begins with its question', async () => {
    const board = await problemOf(three().join('\n'));
    const events = heard<CustomEvent<NavigateDetail>>(board, 'sgf-navigate');
    expect([place(board), verdictOf(board)]).to.deep.equal(['1 / 3', 'Black to play']);
    await byMouse(board, 'ee');
    await until(() => stateOf(board) === 'solved', 'a solution');
    await pressButton(board, 'Next problem');
    await until(() => place(board) === '2 / 3', 'the second problem');
    expect([verdictOf(board), stateOf(board)]).to.deep.equal(['White to play', 'open']);
    expect(events.at(-1)?.detail.game).to.equal(2);
    await press(board, 'next-game');
    await until(() => place(board) === '3 / 3', 'the third problem');
    expect(courseButton(board, 'next-game').ariaDisabled).to.equal('true');
    await press(board, 'prev-game');
    await until(() => place(board) === '2 / 3', 'the second problem again');
  });

  it('says where the reader has come, and what is asked there', async () => {
    const board = await problemOf(three().join('\n'));
    await press(board, 'next-game');
    await until(() => spokenBy(board).includes('White to play'), 'an announcement');
    expect(wordsOf(liveRegionOf(board))).to.equal(
      'Problem 2 of 3: Start, setup. Comment: White lives. White to play',
    );
  });

  it('keeps the focus on the board when the button that was pressed is gone', async () => {
    const board = await problemOf(three().join('\n'));
    await board.tryMove('ee');
    await until(() => buttonsOf(board).includes('Next problem'), 'the button');
    problemButton(board, 'Next problem').focus();
    await pressKey('Enter');
    await until(() => place(board) === '2 / 3', 'the second problem');
    expect(Boolean(focusedIn(board)), 'focus within the board').to.equal(true);
  });

  it('has a list with what was solved: by title, never by players or result', async () => {
    const board = await problemOf(three().join('\n'));
    await play(board);
    await openList(board);
    expect(rowsOf(board).map((row) => row.replace(/ ?\d+:\d\d$/, ''))).to.deep.equal([
      '1 Ladder Solved · 1 try ·',
      '2 Problem 2 Failed · 1 try ·',
      '3 Étoile',
    ]);
    expect(textIn(board, '[role=status]')).to.equal('1 of 3 solved');
    await show(board, 'failed');
    expect(rowsOf(board)).to.have.length(1);
    await show(board, 'unsolved');
    expect(rowsOf(board).map((row) => row.slice(0, 1))).to.deep.equal(['2', '3']);
    await show(board, 'all');
    const input = openDialog(board).querySelector('input') as HTMLInputElement;
    input.value = 'etoi';
    input.dispatchEvent(new InputEvent('input'));
    await settled(board);
    expect(rowsOf(board)).to.deep.equal(['3 Étoile']);
    openDialog(board).querySelector<HTMLElement>('ol button')?.click();
    await until(() => place(board) === '3 / 3', 'the third problem');
    expect(dialogOf(board)).to.equal(null);
  });

  it('leads to those that failed only, if the reader wants that', async () => {
    const board = await problemOf(three().join('\n'));
    await play(board);
    await press(board, 'next-game');
    await until(() => place(board) === '3 / 3', 'the third problem');
    await openList(board);
    await show(board, 'failed');
    openDialog(board).close();
    await press(board, 'prev-game');
    await until(() => place(board) === '2 / 3', 'the one that failed');
    expect(courseButton(board, 'prev-game').ariaDisabled).to.equal('true');
  });
});

describe('what a reader has solved', () => {
  it('is kept by the browser only where the page says `remember`', async () => {
    await play(await problemOf(three().join('\n')));
    expect(localStorage.getItem(KEY)).to.equal(null);
    await play(await problemOf(three().join('\n'), 'remember'));
    const kept = Object.values(
      JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, object>,
    );
    const values = kept.flatMap((problems) => Object.values(problems as Record<string, number[]>));
    expect(values.map(([isSolved, tries]) => [isSolved, tries])).to.deep.equal([
      [1, 1],
      [0, 1],
    ]);
  });

  it('can be forgotten by the reader, and brought back', async () => {
    const board = await problemOf(three().join('\n'), 'remember');
    await play(board);
    await openList(board);
    const text = localStorage.getItem(KEY);
    const toggle = async (name: string) => {
      buttonNamed(openDialog(board), name).click();
      await settled(board);
    };
    await toggle('Clear results');
    await until(() => localStorage.getItem(KEY) === null, 'nothing should be stored');
    expect(rowsOf(board)).to.deep.equal(['1 Ladder', '2 Problem 2', '3 Étoile']);
    await toggle('Undo');
    expect(localStorage.getItem(KEY)).to.equal(text);
  });

  it('may be anything in the storage: what is no result is left out', async () => {
    for (const text of ['{', '[]', 'null', '{"":{"x":[1]}}', '{"":7}', '"a"']) {
      localStorage.setItem(KEY, text);
      const board = await problemOf(`(;SZ[9]AB[aa]AW[${text.length}a];B[ee]C[RIGHT])`, 'remember');
      expect(verdictOf(board), text).to.equal('Black to play');
      fixtureCleanup();
    }
  });

  it('is known until the reader leaves where the browser stores nothing', async () => {
    const setItem: unknown = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const board = await problemOf(three().join('\n'), 'remember');
      await play(board);
      await openList(board);
      expect(textIn(board, '[role=status]')).to.equal('1 of 3 solved');
      expect(textIn(board, '.foot span')).to.equal('');
    } finally {
      Reflect.set(Storage.prototype, 'setItem', setItem);
    }
  });
});

describe('links to several files', () => {
  const address = (sgf: string) => `data:application/x-go-sgf,${encodeURIComponent(sgf)}`;

  async function boardOfLinks(hrefs: readonly string[]): Promise<Board> {
    const links = hrefs.map((href, i) => `<a href="${href}">No. ${i + 1}</a>`).join(' ');
    const page = await fixture(
      `<div><sgf-board mode="problem" view="full" style="width:300px">${links}</sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    await until(() => verdictOf(board), 'the first file');
    return board;
  }

  it('are a collection; a file loads when the reader comes to it', async () => {
    const gate = new FetchGate();
    try {
      const board = await boardOfLinks(three().map(address));
      expect([place(board), verdictOf(board)]).to.deep.equal(['1 / 3', 'Black to play']);
      expect(gate.asked).to.have.length(1);
      await press(board, 'next-game');
      await until(() => verdictOf(board) === 'White to play', 'the second file');
      expect([place(board), gate.asked.length]).to.deep.equal(['2 / 3', 2]);
      await openList(board);
      expect(rowsOf(board)).to.deep.equal(['1 No. 1', '2 No. 2', '3 No. 3']);
    } finally {
      gate.restore();
    }
  });

  it('count the problems of a file that has several', async () => {
    const board = await boardOfLinks([
      address(three().join('\n')),
      address('(;SZ[9]AB[aa];B[ee]C[RIGHT])'),
    ]);
    await until(() => place(board) === '1 / 4', 'the number of problems');
    for (let step = 2; step <= 4; step++) {
      await press(board, 'next-game');
      await until(() => place(board) === `${step} / 4`, `problem ${step}`);
    }
  });

  it('may lead nowhere: the reader is told, and goes on', async () => {
    const board = await boardOfLinks([...three().slice(0, 1).map(address), '/nowhere.sgf']);
    await press(board, 'next-game');
    await until(() => board.error, 'an error');
    expect(board.error?.message).to.match(/nowhere\.sgf/);
    expect(isSeen(courseButton(board, 'problems'))).to.equal(true);
    await press(board, 'prev-game');
    await until(() => verdictOf(board) === 'Black to play', 'the first file again');
    expect([board.error, place(board)]).to.deep.equal([undefined, '1 / 2']);
  });
});
