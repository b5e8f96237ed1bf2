import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import {
  type Board,
  boardIn,
  boardOf,
  partOf,
  rootOf,
  settled,
  textOf,
  touch,
  untilPart,
} from '../board.js';
import { until } from '../../helpers/until.js';
import { dialogOf, openInfo, untilDialog } from '../dialogs.js';
import { inWindow } from '../emulate.js';

const FULL =
  '(;GM[1]FF[4]SZ[9]AP[CGoban:3]PB[Ada & Bo]BR[3k & 2k]BC[JP]BT[North]PW[Lin]WS[1]EV[Autumn Cup]RO[2]' +
  'DT[2016-03-09,10,12]PC[Rome]RU[Japanese]KM[6.50]HA[2]TM[5400]OT[5x30 byo-yomi]RE[W+3.5]ON[Shusaku]' +
  'GC[First line.\n\nSecond line.]SO[A book]AN[C. D.]US[E. F.]CP[Free]ID[4711]XQ[private thing]' +
  ';B[aa]BL[3605.5]OB[3];W[bb]WL[59];B[cc]BL[12]OB[1])';

/** What stands in the dialog, row by row. */
function rowsOf(dialog: HTMLElement): Map<string, string[]> {
  const words = (element: Element) => element.textContent.trim();
  return new Map(
    [...dialog.querySelectorAll('dl > div')].map((row) => [
      words(row.querySelector('dt') as Element),
      [...row.querySelectorAll('p')].map(words),
    ]),
  );
}

describe('the game information', () => {
  inWindow(900, 800);

  it('tells all that the record says, in order and in words', async () => {
    const board = await boardOf(FULL, 'move="3" lang="en"');
    const rows = rowsOf(await openInfo(board));
    expect(Object.fromEntries(rows)).to.deep.include({
      Black: ['Ada 3k', 'Bo 2k', 'North', 'Japan', 'Time left: 12 seconds (1 period)'],
      White: ['Lin', 'Computer', 'Time left: 59 seconds'],
      Result: ['White wins by 3.5 points'],
      Event: ['Autumn Cup'],
      Round: ['2'],
      Place: ['Rome'],
      Rules: ['Japanese'],
      Komi: ['6.5'],
      Handicap: ['2 stones'],
      'Time limit': ['1 hr 30 min'],
      Overtime: ['5 periods of 30 sec'],
      Opening: ['Shusaku'],
      'Comment on the game': ['First line.', 'Second line.'],
      Source: ['A book'],
      Annotator: ['C. D.'],
      'Entered by': ['E. F.'],
      Copyright: ['Free'],
      'Game id (ID)': ['4711'],
      XQ: ['private thing'],
      Program: ['CGoban 3'],
    });
    expect(rows.get('Date')?.[0]).to.match(/^March 9.{1,3}10, 2016 and March 12, 2016$/);
    expect([...rows.keys()].slice(0, 4)).to.deep.equal(['Black', 'White', 'Result', 'Event']);
  });

  it('is told at a glance: a number alone is called a round, words stay', async () => {
    for (const [round, text] of [
      ['3', 'Round 3'],
      ['3 (final)', '3 (final)'],
      ['Round 3', 'Round 3'],
    ] as const) {
      const board = await boardOf(`(;SZ[9]PB[Ada]RO[${round}];B[aa])(;SZ[9]PB[Bo])`, 'lang="en"');
      expect(textOf(board, 'info')).to.equal(text);
    }
  });

  it('speaks the language of the page', async () => {
    const board = await boardOf(FULL, 'lang="de"');
    await until(() => textOf(board, 'info').includes('Weiß'));
    const rows = rowsOf(await openInfo(board));
    expect(rows.get('Turnier')).to.deep.equal(['Autumn Cup']);
    expect(rows.get('Schwarz')).to.include('Japan');
    expect(rows.get('Komi')).to.deep.equal(['6,5']);
    expect(rows.get('Bedenkzeit')?.[0]).to.match(/^1 Std\..*30 Min\.$/);
    expect(rows.get('Datum')?.[0]).to.contain('März 2016');
  });

  it('is read again when another node is shown, and not when nothing has changed', async () => {
    const board = await boardOf(FULL, 'move="1" lang="en"');
    const { tree } = board;
    let reads = 0;
    const values = tree.values.bind(tree);
    tree.values = (node, identifier) => {
      if (identifier === 'OB') reads++; // what is left of the overtime
      return values(node, identifier);
    };
    const readsOf = async (change: () => unknown) => {
      const before = reads;
      await change();
      await board.updateComplete;
      return reads - before;
    };
    const update = () => board.requestUpdate();
    await untilPart(board, 'button-info');
    touch(board);
    await until(() => rootOf(board).querySelector('.clock'));
    const usual = await readsOf(update);
    const dialog = await openInfo(board);
    expect(await readsOf(update)).to.equal(usual);
    expect(await readsOf(() => board.goTo('3'))).to.be.greaterThan(usual);
    expect(rowsOf(dialog).get('Black')).to.include('Time left: 12 seconds (1 period)');
  });

  it('leaves what it cannot read as written', async () => {
    const odd =
      '(;DT[last spring]KM[half a stone]TM[an hour each]OT[as agreed]RE[Black by a lot]HA[some]BC[Utopia])';
    const rows = rowsOf(await openInfo(await boardOf(odd, 'lang="en"')));
    const values = ['Date', 'Komi', 'Time limit', 'Overtime', 'Result', 'Handicap', 'Black'];
    expect(values.map((key) => rows.get(key)?.join())).to.deep.equal([
      'last spring',
      'half a stone',
      'an hour each',
      'as agreed',
      'Black by a lot',
      'some',
      'Utopia',
    ]);
  });

  it('tells of a handicap, but not of an even game', async () => {
    for (const [handicap, row] of [
      ['0', undefined],
      ['2', ['2 stones']],
    ] as const) {
      const board = await boardOf(`(;PB[A]EV[x]HA[${handicap}])`, 'lang="en"');
      expect(rowsOf(await openInfo(board)).get('Handicap')).to.deep.equal(row);
    }
  });

  it('tells what is meant in forms of no document, and the text of the record under More', async () => {
    const sgf =
      '(;SZ[9]PB[A]PW[B]RE[共165手 黑中盘胜]DT[1985/01/26]KM[375]TM[10:00(5x1:00)];B[aa])';
    const board = await boardOf(sgf, 'lang="en" style="width:700px"');
    await until(() => textOf(board, 'info').includes('Black wins by resignation'));
    const rows = rowsOf(await openInfo(board));
    expect(Object.fromEntries(rows)).to.deep.include({
      Result: ['Black wins by resignation'],
      Date: ['January 26, 1985'],
      Komi: ['7.5'],
      'Time limit': ['10 min'],
      Overtime: ['5 periods of 1 min'],
      'Result (RE)': ['共165手 黑中盘胜'],
      'Date (DT)': ['1985/01/26'],
      'Komi (KM)': ['375'],
      'Time limit (TM)': ['10:00(5x1:00)'],
    });
    const unlimited = await boardOf('(;PB[A]TM[-]GC[x])', 'lang="en"');
    expect(rowsOf(await openInfo(unlimited)).get('Time limit')).to.deep.equal(['no limit']);
  });

  it('loses no property of the record', async () => {
    const names = ['GN', 'EVX', 'REX', 'DTX', 'JD', 'RM', 'PI', 'TI', 'SY', 'GE', 'DI', 'OV'];
    const sgf = `(;PB[A]EV[E]${names.map((name) => `${name}[text of ${name}]`).join('')})`;
    const dialog = await openInfo(await boardOf(sgf));
    for (const name of names) expect(dialog.textContent, name).to.contain(`text of ${name}`);
  });

  it('is opened and closed by keys alone, and gives the focus back', async () => {
    const board = await boardOf(FULL);
    await untilPart(board, 'button-info');
    const button = partOf(board, 'button-info');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await untilDialog(board, 'dl');
    await sendKeys({ press: 'ArrowRight' });
    expect(board.moveNumber).to.equal(0);
    await sendKeys({ press: 'Escape' });
    await until(() => !dialogOf(board));
    expect(rootOf(board).activeElement).to.equal(button);
  });

  it('moves nothing when it arrives', async () => {
    for (const width of [360, 800]) {
      const page = await fixture(`<div style="width:${width}px"><sgf-board></sgf-board></div>`);
      const board = boardIn(page);
      board.sgf = FULL;
      const places = () =>
        ['player-black', 'player-white', 'info', 'board', 'controls'].map((name) => {
          const { x, y, width: w, height } = partOf(board, name).getBoundingClientRect();
          return [x, y, w, height].join();
        });
      await board.ready;
      const early = places();
      await untilPart(board, 'button-info');
      touch(board);
      await until(() => rootOf(board).querySelector('.clock'));
      await board.ready;
      expect(places(), `${width} px`).to.deep.equal(early);
      page.remove();
    }
  });

  it('is not there where there is nothing to tell, or the page leaves it out', async () => {
    const isHidden = (board: Board) => !partOf(board, 'button-info').checkVisibility();
    for (const [sgf, attributes] of [
      ['(;SZ[9]PB[A]PW[B];B[aa])', ''],
      [FULL, 'panels="players"'],
    ] as const) {
      const board = await boardOf(sgf, attributes);
      await untilPart(board, 'button-info');
      expect(isHidden(board), sgf).to.equal(true);
    }
    const board = await boardOf('(;KM[6.5];B[aa])');
    await untilPart(board, 'button-info');
    expect(isHidden(board)).to.equal(false);
    expect(textOf(board, 'button-info')).to.equal('Game information');
  });

  it('has room for a finger or a pointer', async () => {
    const board = await boardOf(FULL);
    await untilPart(board, 'button-info');
    const { width, height } = partOf(board, 'button-info').getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(24);
  });

  it('contains hostile texts', async () => {
    const evil = `<img src=x onerror="window.hacked=1">\u202e`;
    const long = 'W'.repeat(5000);
    const sgf = `(;PB[${long}]PW[${evil}]EV[${evil}]GC[${evil}]ZZ[${evil}]QQ[${evil}]KM[1])`;
    const board = await boardOf(sgf);
    const dialog = await openInfo(board);
    expect(dialog.querySelector('img')).to.equal(null);
    expect(dialog.textContent).to.contain('<img src=x');
    const body = dialog.querySelector('.dialog-body') as HTMLElement;
    expect(body.scrollWidth).to.be.at.most(body.clientWidth);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });

  for (const [scheme, colors] of Object.entries({
    light: 'background:#fff;color:#222',
    dark: 'background:#151515;color:#e8e8e8;color-scheme:dark',
  })) {
    it(`is accessible, ${scheme}`, async () => {
      const page = await fixture(`<div style="${colors}"><sgf-board move="2"></sgf-board></div>`);
      const board = boardIn(page);
      board.sgf = FULL;
      await settled(board);
      const dialog = await openInfo(board);
      (dialog.querySelector('details') as HTMLDetailsElement).open = true;
      await expect(page).to.be.accessible();
    });
  }

  it('leaves nothing behind, and comes back', async () => {
    const board = await boardOf(FULL);
    await openInfo(board);
    const { parentElement } = board;
    board.remove();
    expect(rootOf(board).querySelector('[part~=button-info], dialog, .clock')).to.equal(null);
    parentElement?.append(board);
    await openInfo(board);
  });
});

describe('the clocks', () => {
  const clocks = (board: Board) =>
    [...rootOf(board).querySelectorAll('.clock')].map((clock) => clock.textContent);
  const names = (board: Board) =>
    [...rootOf(board).querySelectorAll('.clock')].map((clock) => clock.getAttribute('title'));

  it('show what each player has left at the shown move', async () => {
    const board = await boardOf(FULL, 'lang="en"');
    touch(board);
    await until(() => clocks(board).length === 2);
    expect(clocks(board)).to.deep.equal(['', '']);
    board.next();
    await board.ready;
    expect(clocks(board)).to.deep.equal(['1:00:05(3)', '']);
    expect(names(board)).to.deep.equal(['Time left: 1 hour 5 seconds (3 periods)', null]);
    board.last();
    await board.ready;
    expect(clocks(board)).to.deep.equal(['0:12(1)', '0:59']);
  });

  it('keep their room at every step', async () => {
    const board = await boardOf(FULL, 'style="width:800px"');
    touch(board);
    await until(() => clocks(board).length === 2);
    const widths = () =>
      [...rootOf(board).querySelectorAll('.clock, [part~=player] b')].map(
        (one) => one.getBoundingClientRect().width,
      );
    await board.ready;
    const before = widths();
    for (let step = 0; step < 3; step++) {
      board.next();
      await board.ready;
      expect(widths()).to.deep.equal(before);
    }
  });

  it('go when another game has none', async () => {
    const board = await boardOf(FULL);
    touch(board);
    await until(() => clocks(board).length === 2);
    await board.load('(;SZ[9]EV[x];B[aa])');
    await board.ready;
    expect(clocks(board)).to.deep.equal([]);
  });
});
