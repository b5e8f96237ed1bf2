import { expect, fixture } from '../../helpers/testing.js';
import type { NavigateDetail } from '../../../src/index.js';
import { type Board, boardFrom, boardOf, branchButtons, click, heard } from '../board.js';
import { nameOf, RECORDS, settled, shownBoard, textOf } from '../board.js';
import { warningsOf } from '../page.js';

/** Moves are told from each other by their points; the second one has three answers. */
const TREE = '(;SZ[9];B[aa](;W[bb];B[cc];W[dd])(;W[ee];B[ff](;W[gg])(;W[hh]))(;W[ii]))';
const LINE = `(;SZ[19]${Array.from({ length: 35 }, (_, i) => `;B[a${'abcdefghijklmnopqrs'[i % 19] ?? ''}]`).join('')})`;

describe('going to a move', () => {
  it('takes a number, digits, or a step', async () => {
    const board = await boardOf(LINE);
    expect(board.goTo(30)).to.equal(true);
    expect(board.moveNumber).to.equal(30);
    expect(board.goTo('12')).to.equal(true);
    expect(board.moveNumber).to.equal(12);
    for (const [step, move] of Object.entries({ next: 13, last: 35, prev: 34, first: 0 })) {
      expect(board.goTo(step), step).to.equal(true);
      expect(board.moveNumber, step).to.equal(move);
    }
  });

  it('counts from the end where negative, and stops at the ends', async () => {
    const board = await boardOf(LINE);
    for (const [target, move] of [
      [-1, 35],
      [-3, 33],
      [999, 35],
      [-999, 0],
    ] as const) {
      board.goTo(target);
      expect(board.moveNumber, String(target)).to.equal(move);
    }
  });

  it('throws a TypeError that names what is wrong, and stays where it is', async () => {
    const board = await boardOf(LINE);
    board.goTo(7);
    const wrong: unknown[] = [
      'sideways',
      '12b',
      '',
      ' ',
      NaN,
      1.5,
      Infinity,
      undefined,
      null,
      {},
      true,
    ];
    for (const target of wrong) {
      const go = () => board.goTo(target as string);
      expect(go, `goTo(${String(target)})`).to.throw(TypeError);
      expect(board.moveNumber).to.equal(7);
    }
    expect(() => board.goTo('sideways')).to.throw('sideways');
  });

  it('leads from a variation back to the main line', async () => {
    const board = await boardOf(TREE);
    board.goTo(2);
    board.down();
    expect(board.describe()).to.contain('E5');
    board.goTo(2);
    expect(board.describe()).to.contain('B8');
  });
});

describe('steps', () => {
  it('return whether another node is shown', async () => {
    const board = await boardOf(TREE);
    const ways = [
      () => board.prev(),
      () => board.next(),
      () => board.up(),
      () => board.next(),
      () => board.up(),
      () => board.down(),
      () => board.down(),
      () => board.down(),
      () => board.next(),
      () => board.last(),
      () => board.first(),
      () => board.first(),
    ];
    const results = ways.map((step) => step());
    expect(results).to.deep.equal([
      ...[false, true, false, true, false, true],
      ...[true, false, false, false, true, false],
    ]);
  });

  it('stay on a variation when going back and forward', async () => {
    const board = await boardOf(TREE);
    board.goTo(2);
    board.down();
    board.last();
    expect(board.describe()).to.contain('G3');
    board.down();
    expect(board.describe()).to.contain('H2');
    board.first();
    board.next();
    board.next();
    expect(board.describe()).to.contain('E5');
    board.last();
    expect(board.describe()).to.contain('H2');
  });

  it('show what was captured, and give it back on the way back', async () => {
    const board = await boardOf('(;SZ[9]PB[Ada]PW[Lin]AB[aa];W[ba];B[ii];W[ab];B[hh])');
    const taken = () => [textOf(board, 'player-black'), textOf(board, 'player-white')].join();
    board.goTo(3);
    await settled(board);
    expect(taken()).to.equal('Ada 0,Lin 1');
    board.prev();
    await settled(board);
    expect(taken()).to.equal('Ada 0,Lin 0');
  });

  it('are counted for each of two boards with one address', async () => {
    const tag = `<sgf-board src="${RECORDS}nine.sgf"></sgf-board>`;
    const group = await fixture(`<div>${tag}${tag}</div>`);
    const [one, other] = (await Promise.all(
      [...group.querySelectorAll('sgf-board')].map(settled),
    )) as [Board, Board];
    one.goTo(9);
    other.next();
    expect([one.moveNumber, other.moveNumber]).to.deep.equal([9, 1]);
    expect(one.collection).to.equal(other.collection);
  });
});

describe('the buttons of variations', () => {
  it('enter the variations that they name', async () => {
    const board = await boardOf(TREE, 'move="1"');
    const names = branchButtons(board).map(nameOf);
    expect(names).to.deep.equal(['B8', 'E5', 'J1']);
    branchButtons(board)[2]?.click();
    await settled(board);
    expect(board.describe()).to.equal('Move 2, White J1');
    expect(branchButtons(board)).to.have.length(0);
  });

  it('lead on from a variation as well', async () => {
    const board = await boardOf(TREE, 'move="1"');
    branchButtons(board)[1]?.click();
    board.next();
    await settled(board);
    expect(branchButtons(board).map(nameOf)).to.deep.equal(['G3', 'H2']);
  });
});

describe('the opening position', () => {
  const opened = async (attributes: string) => (await boardOf(LINE, attributes)).moveNumber;

  it('is a move number, the last one, or counted from the end', async () => {
    expect(await opened('')).to.equal(0);
    expect(await opened('move="20"')).to.equal(20);
    expect(await opened('move="last"')).to.equal(35);
    expect(await opened('move="-1"')).to.equal(35);
    expect(await opened('move="-5"')).to.equal(31);
    expect(await opened('move="500"')).to.equal(35);
  });

  it('is the last one in a diagram, unless move names another', async () => {
    expect(await opened('mode="diagram"')).to.equal(35);
    expect(await opened('mode="diagram" move="0"')).to.equal(0);
    expect(await opened('mode="diagram" move="4"')).to.equal(4);
  });

  it('is the default for nonsense, with one warning', async () => {
    for (const [attributes, move] of [
      ['move="soon"', 0],
      ['move="1.5"', 0],
      ['mode="diagram" move="later"', 35],
    ] as const) {
      const warnings = await warningsOf(async () => {
        expect(await opened(attributes)).to.equal(move);
      });
      expect(warnings, attributes).to.have.length(1);
      expect(warnings[0]).to.contain('move=').and.contain('last');
    }
  });

  it('is gone to when move changes, and is not written back by steps', async () => {
    const board = await boardOf(LINE, 'move="3"');
    board.next();
    await settled(board);
    expect(board.getAttribute('move')).to.equal('3');
    board.setAttribute('move', '10');
    await settled(board);
    expect(board.moveNumber).to.equal(10);
  });
});

describe('the events of navigation', () => {
  const types = ['sgf-before-navigate', 'sgf-navigate'] as const;

  for (const type of types) {
    it(`tell a listener on the page where the board goes: ${type}`, async () => {
      const board = await boardOf(TREE);
      const events = heard<CustomEvent<NavigateDetail>>(document, type);
      board.goTo(1);
      await settled(board);
      branchButtons(board)[1]?.click();
      expect(events.map(({ detail }) => ({ ...detail }))).to.deep.equal([
        { node: 1, move: 1, game: 1, source: 'api', path: '1' },
        { node: 5, move: 2, game: 1, source: 'user', path: '1.2' },
      ]);
      const [event] = events;
      expect([event?.bubbles, event?.composed, event?.target]).to.deep.equal([true, true, board]);
      expect(event?.cancelable).to.equal(type === 'sgf-before-navigate');
    });
  }

  it('come before and after the node is shown', async () => {
    const board = await boardOf(TREE);
    const seen: unknown[] = [];
    for (const type of types) board.addEventListener(type, () => seen.push(type, board.node));
    board.next();
    expect(seen).to.deep.equal(['sgf-before-navigate', 0, 'sgf-navigate', 1]);
  });

  it('keep the node when the page says no, for scripts and for readers', async () => {
    const board = await boardOf(TREE);
    const after = heard(board, 'sgf-navigate');
    const no = (event: Event) => event.preventDefault();
    board.addEventListener('sgf-before-navigate', no);
    expect(board.next()).to.equal(false);
    await click(board, 'button-next');
    expect([board.node, after.length]).to.deep.equal([0, 0]);
    board.removeEventListener('sgf-before-navigate', no);
    expect(board.next()).to.equal(true);
  });

  it('are not fired when nothing changes', async () => {
    const board = await boardOf(TREE);
    const events = types.flatMap((type) => [heard(board, type)]);
    board.first();
    board.prev();
    board.up();
    board.goTo(0);
    await click(board, 'button-prev');
    expect(events.flat()).to.have.length(0);
    board.last();
    board.last();
    expect(events.flat()).to.have.length(2);
  });

  it('are not fired by opening a record', async () => {
    const group = await fixture('<div></div>');
    const events = types.flatMap((type) => [heard(group, type)]);
    const board = document.createElement('sgf-board');
    Object.assign(board, { sgf: LINE, move: 'last' });
    group.append(board);
    await settled(board);
    expect(board.moveNumber).to.equal(35);
    expect(events.flat()).to.have.length(0);
  });
});

describe('the states of a place', () => {
  const statesOf = async (board: Board) => {
    await settled(board);
    const states = ['at-start', 'at-end', 'has-variations'];
    return states.filter((state) => board.matches(`:state(${state})`));
  };

  it('tell styles where the reader is', async () => {
    const board = await boardOf(TREE);
    expect(await statesOf(board)).to.deep.equal(['at-start']);
    board.next();
    expect(await statesOf(board)).to.deep.equal([]);
    board.next();
    expect(await statesOf(board)).to.deep.equal(['has-variations']);
    board.last();
    expect(await statesOf(board)).to.deep.equal(['at-end']);
    board.goTo(2);
    board.down();
    board.down();
    expect(await statesOf(board)).to.deep.equal(['at-end', 'has-variations']);
  });

  it('are both, start and end, where there are no moves', async () => {
    expect(await statesOf(await boardOf('(;SZ[9])'))).to.deep.equal(['at-start', 'at-end']);
    expect(await statesOf(await boardFrom('<sgf-board></sgf-board>'))).to.include('at-start');
    expect(await statesOf(await shownBoard('<sgf-board>(;)</sgf-board>'))).to.include('at-end');
  });
});
