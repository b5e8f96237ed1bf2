import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import { addressOf, boardFrom, boardIn, heard, RECORDS, boardOf } from '../board.js';
import { blackBeside, partOf, settled, shownBoard, showsPart, textOf } from '../board.js';
import { FetchGate, warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';

const TWO_GAMES = '(;GN[One]SZ[9]PB[Ada];B[aa])(;GN[Second Game]SZ[9]PB[Bea];B[bb];W[cc])';

describe('the address of a record', () => {
  it('is read relative to the page, and reads as absolute', async () => {
    const board = await shownBoard('<sgf-board src="/demo/records/nine.sgf"></sgf-board>');
    expect(board.src).to.equal(new URL('/demo/records/nine.sgf', location.href).href);
    expect(board.getAttribute('src')).to.equal('/demo/records/nine.sgf');
    expect(textOf(board, 'player-black')).to.contain('Mira');
  });

  it('follows the base of the page', async () => {
    const base = document.createElement('base');
    base.href = '/demo/records/';
    document.head.append(base);
    try {
      const board = await shownBoard('<sgf-board src="nine.sgf"></sgf-board>');
      expect(board.src).to.equal(`${location.origin}/demo/records/nine.sgf`);
      expect(textOf(board, 'player-white')).to.contain('Tomas');
    } finally {
      base.remove();
    }
  });

  it('may be absolute', async () => {
    const src = new URL(`${RECORDS}nine.sgf`, location.href).href;
    const board = await shownBoard(`<sgf-board src="${src}"></sgf-board>`);
    expect(board.src).to.equal(src);
    expect(textOf(board, 'player-black')).to.contain('Mira');
  });

  it('may be a data: address', async () => {
    const src = `data:application/x-go-sgf,${encodeURIComponent('(;PB[Ümit]C[naïve])')}`;
    const board = await shownBoard(`<sgf-board src="${src}"></sgf-board>`);
    expect(textOf(board, 'player-black')).to.contain('Ümit');
  });

  it('reads as an empty string where there is none', async () => {
    const board = await shownBoard('<sgf-board></sgf-board>');
    expect(board.src).to.equal('');
  });

  it('can be set as a property, and again', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.src = `${RECORDS}nine.sgf`;
    await settled(board);
    expect(textOf(board, 'player-black')).to.contain('Mira');
    board.src = `${RECORDS}game.sgf`;
    await settled(board);
    expect(textOf(board, 'player-black')).to.contain('Ada');
  });

  it('works with attributes in any order', async () => {
    const attributes = { src: addressOf(TWO_GAMES), game: '2', move: 'last', mode: 'viewer' };
    const entries = Object.entries(attributes);
    for (const order of [entries, [...entries].reverse()]) {
      const markup = order.map(([name, value]) => `${name}="${value}"`).join(' ');
      const board = await shownBoard(`<sgf-board ${markup}></sgf-board>`);
      expect([textOf(board, 'player-black'), board.moveNumber]).to.deep.equal(['Bea 0', 2]);
      const byScript = document.createElement('sgf-board');
      board.replaceWith(byScript);
      for (const [name, value] of order) byScript.setAttribute(name, value);
      await settled(byScript);
      expect(byScript.moveNumber).to.equal(2);
    }
  });
});

describe('boards with one address', () => {
  let gate: FetchGate;
  beforeEach(() => (gate = new FetchGate()));
  afterEach(() => gate.restore());

  it('share one fetch and one collection', async () => {
    const src = `${RECORDS}game.sgf?shared`;
    const tag = `<sgf-board src="${src}" style="width:100px"></sgf-board>`;
    const group = await fixture(`<div>${tag.repeat(3)}</div>`);
    const boards = [...group.querySelectorAll('sgf-board')];
    await Promise.all(boards.map(settled));
    expect(gate.asked).to.have.length(1);
    expect(boards[0]?.collection?.trees).to.have.length(1);
    for (const board of boards) expect(board.collection).to.equal(boards[0]?.collection);
  });

  it('do not share what is read with another charset', async () => {
    const src = `${RECORDS}game.sgf?charsets`;
    const group = await fixture(
      `<div><sgf-board src="${src}"></sgf-board><sgf-board charset="gbk" src="${src}"></sgf-board></div>`,
    );
    const [one, other] = await Promise.all([...group.querySelectorAll('sgf-board')].map(settled));
    expect(one?.collection).not.to.equal(other?.collection);
  });

  it('ask again for what could not be had', async () => {
    const src = `${RECORDS}missing.sgf?again`;
    for (const time of [1, 2]) {
      const board = await boardFrom(`<sgf-board src="${src}"></sgf-board>`);
      await board.ready.catch(() => undefined);
      expect(gate.asked).to.have.length(time);
    }
  });
});

describe('load()', () => {
  it('takes a text', async () => {
    const board = await shownBoard(`<sgf-board src="${RECORDS}nine.sgf"></sgf-board>`);
    await board.load('\n (;SZ[13]PB[Zoe])');
    await board.ready;
    expect(textOf(board, 'player-black')).to.contain('Zoe');
    expect(board.src).to.equal('');
  });

  it('takes the same text again, and opens it anew', async () => {
    const board = await shownBoard('<sgf-board></sgf-board>');
    for (let time = 0; time < 2; time++) {
      await board.load('(;SZ[9];B[aa];W[bb])');
      expect(board.moveNumber).to.equal(0);
      board.last();
    }
  });

  it('takes an address', async () => {
    const board = await shownBoard('<sgf-board data-sgf="(;PB[Zoe])"></sgf-board>');
    await board.load(`${RECORDS}nine.sgf`);
    await board.ready;
    expect(textOf(board, 'player-black')).to.contain('Mira');
  });

  it('rejects for what can not be had, and the next one is shown', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    const failure: unknown = await board
      .load(`${RECORDS}missing.sgf`)
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    await board.load('(;PB[Zoe])');
    await board.ready;
    expect(board.error).to.equal(undefined);
    expect(textOf(board, 'player-black')).to.contain('Zoe');
  });
});

describe('telling the page that the record is there', () => {
  it('fires load once at the board only', async () => {
    const group = await fixture('<div></div>');
    const above = heard(group, 'load');
    const board = document.createElement('sgf-board');
    const own = heard(board, 'load');
    board.src = `${RECORDS}nine.sgf`;
    group.append(board);
    await board.ready;
    await until(() => own.length > 0);
    await aTimeout(50);
    expect(own).to.have.length(1);
    expect(own[0]?.bubbles).to.equal(false);
    expect(above).to.have.length(0);
  });

  it('fires error once at the board only', async () => {
    const group = await fixture('<div></div>');
    const above = heard(group, 'error');
    const board = document.createElement('sgf-board');
    const [own, loads] = [heard(board, 'error'), heard(board, 'load')];
    board.src = `${RECORDS}missing.sgf`;
    group.append(board);
    await until(() => own.length > 0);
    await aTimeout(50);
    expect(own).to.have.length(1);
    expect(loads).to.have.length(0);
    expect(own[0]?.bubbles).to.equal(false);
    expect(above).to.have.length(0);
  });

  it('resolves ready, and has the collection and the state by then', async () => {
    const board = await boardFrom(`<sgf-board src="${RECORDS}nine.sgf?ready"></sgf-board>`);
    expect(board.collection).to.equal(undefined);
    await board.ready;
    expect(board.collection?.trees).to.have.length(1);
    await board.ready;
    expect(board.matches(':state(ready)')).to.equal(true);
    expect(board.matches(':state(loading)')).to.equal(false);
  });

  it('has ready speak of the address that was set last', async () => {
    const board = await shownBoard(`<sgf-board src="${RECORDS}nine.sgf"></sgf-board>`);
    const { collection } = board;
    board.src = `${RECORDS}game.sgf?last`;
    await board.ready;
    expect(board.collection).not.to.equal(collection);
  });

  it('rejects ready with an error for people', async () => {
    const board = await boardFrom(`<sgf-board src="${RECORDS}missing.sgf"></sgf-board>`);
    const failure: unknown = await board.ready.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(failure).to.equal(board.error);
  });
});

describe('the game of a collection', () => {
  const src = addressOf(TWO_GAMES);
  it('is the first by default', async () => {
    const board = await shownBoard(`<sgf-board src="${src}"></sgf-board>`);
    expect(blackBeside(board)).to.equal('Ada');
    expect(board.collection?.trees).to.have.length(2);
  });

  it('is chosen by number, or by name', async () => {
    for (const game of ['2', 'Second Game']) {
      const board = await shownBoard(`<sgf-board src="${src}" game="${game}"></sgf-board>`);
      expect(blackBeside(board), game).to.equal('Bea');
      expect(board.tree).to.equal(board.collection?.trees[1]);
    }
  });

  it('can be changed', async () => {
    const board = await shownBoard(`<sgf-board src="${src}" game="2"></sgf-board>`);
    board.game = 'One';
    await until(() => blackBeside(board) === 'Ada');
  });

  it('is the first for nonsense, with one warning that says what is allowed', async () => {
    for (const game of ['3', '0', '-1', 'No Such Game', '1.5']) {
      const warnings = await warningsOf(async () => {
        const board = await shownBoard(`<sgf-board src="${src}" game="${game}"></sgf-board>`);
        expect(blackBeside(board), game).to.equal('Ada');
        board.next();
        await board.ready;
      });
      expect(warnings, game).to.have.length(1);
      expect(warnings[0]).to.contain(`game="${game}"`).and.contain('1 to 2');
    }
  });
});

describe('a board without a record', () => {
  it('is an empty board, not an error', async () => {
    const board = await shownBoard('<sgf-board></sgf-board>');
    const box = partOf(board, 'canvas').getBoundingClientRect();
    expect(board.error).to.equal(undefined);
    expect(showsPart(board, 'message')).to.equal(false);
    expect(board.matches(':state(empty)')).to.equal(true);
    expect(box.width / box.height).to.be.closeTo(1, 0.01);
  });

  it('can wait until it is near the screen, or not', async () => {
    const gate = new FetchGate();
    const far = (loading: string) =>
      `<sgf-board ${loading} src="${RECORDS}nine.sgf?${loading}"></sgf-board>`;
    const spacer = '<div style="height:5000px"></div>';
    const group = await fixture(`<div>${spacer}${far('')}${far('loading=eager')}</div>`);
    const boards = [...group.querySelectorAll('sgf-board')];
    await until(() => boards.every(({ hasUpdated }) => hasUpdated));
    await until(() => gate.asked.some((url) => url.includes('nine')));
    await aTimeout(100);
    expect(gate.asked.filter((url) => url.includes('nine'))).to.have.length(1);
    expect(gate.asked[0]).to.contain('eager');
    boardIn(group).scrollIntoView();
    await until(() => gate.asked.length === 2);
    gate.restore();
  });
});

describe('crossorigin', () => {
  it('is anonymous for nonsense, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      await shownBoard(`<sgf-board crossorigin="everybody" src="${RECORDS}nine.sgf"></sgf-board>`);
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('crossorigin="everybody"').and.contain('use-credentials');
  });
});

describe('load', () => {
  it('takes for text only what begins as a record does', async () => {
    const board = await boardOf('(;SZ[9];B[aa])');
    await board.load(' (\n;SZ[13])');
    expect(board.sgf).to.contain('SZ[13]');
    const failed = board.load('/demo/records/(1).sgf').catch(() => 'failed');
    expect([board.src.endsWith('/(1).sgf'), await failed]).to.eql([true, 'failed']);
    const relative = board.load('(1).sgf').catch(() => 'failed');
    expect([board.src.endsWith('/(1).sgf'), board.sgf, await relative]).to.eql([
      true,
      '',
      'failed',
    ]);
  });

  it('rejects what is no source, and throws nothing', async () => {
    const board = await boardOf('(;SZ[9];B[aa])');
    const answer = board.load(undefined as unknown as string);
    expect(await answer.catch((error: unknown) => error)).to.be.instanceOf(TypeError);
  });
});
