import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import {
  type Board,
  boardOf,
  click,
  isSeen,
  partOf,
  rootOf,
  settled,
  spokenBy,
  untilPart,
  wordsOf,
} from '../board.js';
import { warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';
import { dialogOf, untilDialog } from '../dialogs.js';

const THREE = `(;SZ[9]PB[Ada]BR[3k]PW[Lin]RE[B+2]DT[2026-10-03];B[aa])
  (;SZ[9]GN[Second]PB[Émile]PW[Bo]EV[Autumn Cup];B[bb];W[cc])
  (;SZ[9];B[dd])`;

async function withBar(sgf = THREE, attributes = ''): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  await untilPart(board, 'button-games');
  return board;
}

const place = (board: Board) => partOf(board, 'button-games').textContent.trim();
const openDialog = (board: Board) => partOf(board, 'dialog') as HTMLDialogElement;
const isOpen = (board: Board) => dialogOf(board) !== null;
const rows = (board: Board) => [...openDialog(board).querySelectorAll('ol button')].map(wordsOf);

async function openChooser(board: Board): Promise<void> {
  await click(board, 'button-games');
  await untilDialog(board, 'ol');
}

async function search(board: Board, text: string): Promise<void> {
  const input = openDialog(board).querySelector('input') as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new InputEvent('input'));
  await board.ready;
}

describe('a file of several games', () => {
  it('is gone through game by game, and stops at both ends', async () => {
    const board = await withBar();
    expect(place(board)).to.equal('1 / 3');
    await click(board, 'button-prev-game');
    expect(place(board)).to.equal('1 / 3');
    for (const shown of ['2 / 3', '3 / 3', '3 / 3']) {
      await click(board, 'button-next-game');
      await board.ready;
      expect(place(board)).to.equal(shown);
    }
    expect(board.position.board.at(board.tree.root as never)).to.equal(undefined);
    expect(board.getAttribute('game')).to.equal(null);
  });

  it('begins with the game that the attribute names', async () => {
    expect(place(await withBar(THREE, 'game="Second"'))).to.equal('2 / 3');
    expect(place(await withBar(THREE, 'game="3"'))).to.equal('3 / 3');
  });

  it('has no bar where there is one game, or no controls are wanted', async () => {
    const board = await boardOf('(;SZ[9];B[aa])');
    await settled(board);
    expect(isSeen(partOf(board, 'games'))).to.equal(false);
  });

  it('lists its games, the shown one marked', async () => {
    const board = await withBar(THREE, 'game="2"');
    await openChooser(board);
    expect(openDialog(board).open).to.equal(true);
    expect(rows(board)).to.deep.equal([
      '1 Ada 3k – Lin B+2 · 2026-10-03',
      '2 Émile – Bo Second · Autumn Cup',
      '3 Game 3',
    ]);
    const marked = openDialog(board).querySelector('[aria-current=true]');
    expect(marked?.textContent).to.contain('Émile');
    await expect(board).to.be.accessible();
  });

  it('finds games by players, event and date, whatever the case and accents', async () => {
    const board = await withBar();
    await openChooser(board);
    for (const [text, found] of [
      ['emile', '2'],
      ['AUTUMN bo', '2'],
      ['2026-10', '1'],
      ['nobody', ''],
      ['', '123'],
    ] as const) {
      await search(board, text);
      expect(
        rows(board)
          .map((row) => row[0])
          .join(''),
        text,
      ).to.equal(found);
    }
  });

  it('shows the game that is chosen, and gives the focus back', async () => {
    const board = await withBar();
    partOf(board, 'button-games').focus();
    await openChooser(board);
    openDialog(board).querySelectorAll<HTMLElement>('ol button')[1]?.click();
    await board.ready;
    expect(place(board)).to.equal('2 / 3');
    expect(isOpen(board)).to.equal(false);
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'button-games'));
  });

  it('is chosen from by keys, which do not step the board', async () => {
    const board = await withBar();
    partOf(board, 'button-games').focus();
    await sendKeys({ press: 'Enter' });
    await board.ready;
    const input = openDialog(board).querySelector('input') as HTMLInputElement;
    expect(rootOf(board).activeElement).to.equal(input);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'])
      await sendKeys({ press: key });
    expect(rootOf(board).activeElement?.textContent).to.contain('Émile');
    expect(board.moveNumber).to.equal(0);
    await sendKeys({ press: 'Enter' });
    await board.ready;
    expect(place(board)).to.equal('2 / 3');
    await sendKeys({ press: 'Enter' });
    await board.ready;
    await sendKeys({ press: 'Escape' });
    await until(() => !isOpen(board), 'the dialog should close');
  });

  it('is said to those who can not see it', async () => {
    const board = await withBar();
    await click(board, 'button-next-game');
    await board.ready;
    expect(spokenBy(board)).to.contain('Game 2 of 3').and.contain('Émile');
  });

  it('tells the page which game the reader has chosen, once it is shown', async () => {
    const board = await withBar();
    const told: unknown[] = [];
    board.addEventListener('sgf-navigate', (event) => {
      const { game, path, node, source } = event.detail;
      told.push([game, path, node, source, board.position.toPlay, board.tree.size]);
    });
    await click(board, 'button-next-game');
    await board.ready;
    expect(told).to.eql([[2, 'game2.0', 0, 'user', 'black', 3]]);
    board.game = '3';
    await board.ready;
    board.next();
    expect(told.slice(1)).to.eql([[3, '1', 1, 'api', 'white', 2]]);
  });

  it('of a thousand games lists some at a time, those around the shown one first', async () => {
    const games = Array.from({ length: 1000 }, (_, i) => `(;SZ[9]PB[Player ${i + 1}];B[aa])`);
    games[500] = '(;SZ[9]PB[broken;B[';
    const board = await withBar(games.join(''), 'game="400"');
    await openChooser(board);
    expect(rows(board).length).to.be.within(50, 300);
    expect(rows(board).join()).to.contain('Player 400');
    expect(openDialog(board).textContent).to.contain('more');
    await search(board, 'player 7');
    expect(rows(board)).to.contain('7 Player 7 – White');
  });
});

describe('the bar of games', () => {
  it('goes when the next record has one game', async () => {
    const board = await withBar();
    board.removeAttribute('data-sgf');
    board.sgf = '(;SZ[9];B[aa])';
    await settled(board);
    expect(isSeen(partOf(board, 'games'))).to.equal(false);
  });

  it('is not shown in a diagram', async () => {
    const board = await boardOf(THREE, 'mode="diagram"');
    expect(isSeen(partOf(board, 'games'))).to.equal(false);
  });

  it('says a game that the file does not have', async () => {
    const warnings = await warningsOf(async () => {
      expect(place(await withBar(THREE, 'game="9"'))).to.equal('1 / 3');
    });
    expect(warnings.join()).to.contain('1 to 3');
  });

  it('has texts of the record as text', async () => {
    const page = await fixture('<div></div>');
    const board = await withBar(`(;PB[<img src=x onerror=alert(1)>])(;)`);
    page.append(board);
    await openChooser(board);
    expect(openDialog(board).querySelector('img')).to.equal(null);
    expect(rows(board)[0]).to.contain('<img');
  });
});

describe('the chooser of games', () => {
  const isModal = (board: Board) => openDialog(board).matches(':modal');

  it('is closed when its board leaves the page, and opens again elsewhere', async () => {
    const board = await withBar();
    await openChooser(board);
    expect(isModal(board)).to.equal(true);
    const dialog = openDialog(board);
    const elsewhere = await fixture('<div></div>');
    elsewhere.append(board);
    expect(dialog.open).to.equal(false);
    await openChooser(board);
    expect(isModal(board)).to.equal(true);
    expect(rootOf(board).querySelectorAll('dialog')).to.have.length(1);
    board.remove();
    expect(dialog.open).to.equal(false);
  });

  for (const [kind, next] of Object.entries({ one: '(;SZ[9];B[aa])', two: '(;SZ[9])(;SZ[13])' })) {
    it(`is closed when the next record comes, of ${kind}; its rows choose nothing there`, async () => {
      const board = await withBar();
      await openChooser(board);
      const dialog = openDialog(board);
      const row = dialog.querySelectorAll<HTMLElement>('ol button')[1];
      board.sgf = next;
      row?.click();
      await settled(board);
      expect(dialog.open).to.equal(false);
      row?.click();
      expect(board.game).to.equal('');
    });
  }

  it('is closed when another list of games comes without the reader', async () => {
    const board = await withBar();
    await openChooser(board);
    board.sgf = '(;SZ[9])(;SZ[13])';
    await settled(board);
    expect(isOpen(board)).to.equal(false);
  });

  it('keeps the players where they are, whatever the direction of their names', async () => {
    const board = await withBar('(;PB[\u202EnoitcA]PW[Zoe]EV[\u202Etsaf]RO[1])(;)');
    await openChooser(board);
    const [title, facts] = ['b', 'small'].map((tag) => openDialog(board).querySelector(tag));
    expect(title?.textContent).to.equal('\u2068noitcA\u2069 – \u2068Zoe\u2069');
    expect(facts?.textContent).to.equal('\u2068tsaf\u2069 · \u2068Round 1\u2069');
  });

  it('goes from left to right by its arrows on every page, and has a name', async () => {
    const page = await fixture<HTMLElement>('<div dir="rtl"></div>');
    const board = await withBar(THREE, 'game="2"');
    page.append(board);
    const lefts = ['prev-game', 'games', 'next-game'].map(
      (name) => partOf(board, `button-${name}`).getBoundingClientRect().left,
    );
    expect(lefts).to.eql([...lefts].sort((a, b) => a - b));
    expect(partOf(board, 'games').ariaLabel).to.equal('Games of this file');
    const [bar, head] = ['.games', '.head'].map((part) => rootOf(board).querySelector(part));
    const rightOf = (element?: Element | null) => element?.getBoundingClientRect().right ?? NaN;
    expect(rightOf(bar)).to.be.closeTo(rightOf(head), 0.01);
    await openChooser(board);
    expect(getComputedStyle(openDialog(board)).direction).to.equal('rtl');
  });
});
