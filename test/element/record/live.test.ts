import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { type Board, boardFrom, click, heard, partOf, rootOf, textOf } from '../board.js';
import { settled, showsPart, spokenBy, touch, untilPart } from '../board.js';
import { until } from '../../helpers/until.js';
import { LiveServer } from './live-server.js';
import { warningsOf } from '../page.js';

const MOVES = [';B[ee]', ';W[ge]', ';B[gc]', ';W[cc]', ';B[cg]', ';W[gg]'];
const gameOf = (count: number, root = '') => `(;SZ[9]${root}${MOVES.slice(0, count).join('')})`;
const news = (board: Board) => textOf(board, 'button-news');

describe('a record that grows', () => {
  let server: LiveServer;
  beforeEach(() => (server = new LiveServer()));
  afterEach(() => {
    fixtureCleanup();
    server.end();
  });

  async function liveBoard(attributes = '', text = gameOf(2)): Promise<Board> {
    server.text = text;
    const board = await boardFrom(
      // Of an attribute that is there twice the first counts.
      `<sgf-board ${attributes} src="/live.sgf" live="10" style="width:300px"></sgf-board>`,
    );
    await settled(board);
    // Its chunk may be on its way.
    if (!attributes.includes('always')) await until(() => server.isWaiting, 'the next time');
    return board;
  }

  it('takes a reader at its end along, and says the new move', async () => {
    const board = await liveBoard('move="last"');
    server.text = gameOf(3);
    await server.pass(9.9);
    expect([server.asked.length, board.moveNumber]).to.eql([1, 2]);
    await server.pass(0.2);
    expect([server.asked.length, board.moveNumber]).to.eql([2, 3]);
    expect(server.asked[1]?.cache).to.equal('no-cache');
    expect([news(board), spokenBy(board)]).to.eql(['', 'Move 3, Black G7']);
    server.text = gameOf(5);
    await server.pass(10);
    expect(board.moveNumber).to.equal(5);
  });

  it('leaves another reader where they are, tells of new moves, and leads there', async () => {
    const board = await liveBoard('move="1"');
    server.text = gameOf(3);
    await server.pass(10);
    expect([board.moveNumber, news(board)]).to.eql([1, '1 new move ›']);
    expect(spokenBy(board)).to.equal('1 new move');
    server.text = gameOf(5);
    await server.pass(10);
    expect([board.moveNumber, news(board)]).to.eql([1, '3 new moves ›']);
    const steps = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    await click(board, 'button-news');
    await settled(board);
    expect([board.moveNumber, showsPart(board, 'button-news')]).to.eql([5, false]);
    expect(steps.map(({ detail }) => detail.source)).to.eql(['user']);
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
  });

  it('stays in a variation, and at a node that the new record does not have', async () => {
    const start = '(;SZ[9];B[ee](;W[ge];B[gc]';
    const board = await liveBoard('path="1.2.1"', `${start})(;W[cc];B[cg]))`);
    expect(board.currentPath).to.equal('1.2.1');
    server.text = `${start};W[aa])(;W[cc];B[cg]))`;
    await server.pass(10);
    expect([board.currentPath, news(board)]).to.eql(['1.2.1', '1 new move ›']);
    server.text = `${start};W[aa]))`;
    await server.pass(10);
    expect(board.currentPath).to.equal('1');
  });

  it('stays near where a move was corrected, with the moves of the reader', async () => {
    const moves = MOVES.join('');
    const board = await liveBoard('try move="5"', `(;SZ[9]${moves})`);
    touch(board);
    await untilPart(board, 'own');
    await click(board, 'button-pass');
    server.text = `(;SZ[9]${moves.replace('W[cc]', 'W[dd]')})`;
    await server.pass(10);
    expect(board.currentPath).to.equal('3.pass'); // behind the last move that is the same
  });

  it('finds a reader behind a variation that was put before theirs', async () => {
    const board = await liveBoard('path="2"', '(;SZ[9];B[ee];W[ge];B[gc])');
    server.text = '(;SZ[9];B[ee](;W[aa])(;W[ge];B[gc]))';
    await server.pass(10);
    expect(board.currentPath).to.equal('1.2');
  });

  it('keeps a result told that the reader has asked for', async () => {
    const board = await liveBoard('hide-result move="1"', gameOf(3, 'RE[B+2]'));
    const shown = () => textOf(board, 'info');
    expect(shown()).to.not.include('2');
    partOf(board, 'info').querySelector('button')?.click();
    await settled(board);
    expect(shown()).to.include('2');
    server.text = gameOf(4, 'RE[B+2]');
    await server.pass(10);
    expect(shown()).to.include('2');
  });

  it('says new moves once, and nothing of them to a reader who sees them', async () => {
    const board = await liveBoard('move="1"');
    server.text = gameOf(4);
    await server.pass(10);
    expect(spokenBy(board)).to.equal('2 new moves');
    board.prev();
    server.text = gameOf(4, 'PB[Lee]');
    await server.pass(10);
    expect(spokenBy(board)).to.not.equal('2 new moves');
    board.last();
    server.text = gameOf(4).replace(/\)$/, ';C[White resigns])');
    await server.pass(10);
    expect(news(board)).to.equal('');
    expect(spokenBy(board)).to.not.include('new');
  });

  it('keeps the own moves of a reader, and what can be undone', async () => {
    const board = await liveBoard('try move="1"');
    touch(board);
    await untilPart(board, 'own');
    await click(board, 'button-pass');
    await click(board, 'button-pass');
    const path = board.currentPath;
    server.text = gameOf(4);
    await server.pass(10);
    expect([board.currentPath, board.moveNumber, news(board)]).to.eql([path, 3, '2 new moves ›']);
    await click(board, 'button-undo');
    expect(board.moveNumber).to.equal(2);
    await click(board, 'button-undo');
    expect(board.currentPath).to.equal('1');
    await click(board, 'button-news');
    expect(board.moveNumber).to.equal(4);
  });

  it('is the same for the reader as long as its text is', async () => {
    const board = await liveBoard('move="last"');
    const loads = heard(board, 'load');
    const { collection } = board;
    await server.pass(10);
    await server.pass(10);
    expect([server.asked.length, loads.length]).to.eql([3, 0]);
    expect(board.collection).to.equal(collection);
  });

  it('shows what else changes: names, comments, the result', async () => {
    const board = await liveBoard('move="last"');
    server.text = gameOf(2, 'PB[Lee Sedol]RE[B+R]');
    await server.pass(10);
    expect(textOf(board, 'player-black')).to.include('Lee Sedol');
    expect([board.moveNumber, news(board)]).to.eql([2, '']);
  });

  it('is asked for less often while the server fails, and is shown all the while', async () => {
    const board = await liveBoard('move="last"');
    const errors = heard(board, 'error');
    server.status = 503;
    for (const [seconds, count] of [
      [10, 2],
      [10, 2],
      [10, 3],
      [20, 3],
      [20, 4],
    ] as const) {
      await server.pass(seconds);
      expect(server.asked.length).to.equal(count);
    }
    expect([errors.length, board.moveNumber, board.error]).to.eql([0, 2, undefined]);
    server.status = 200;
    server.text = gameOf(4);
    await server.pass(80);
    expect([server.asked.length, board.moveNumber]).to.eql([5, 4]);
    await server.pass(10);
    expect(server.asked.length).to.equal(6);
  });

  it('is not asked for while the page is hidden, and then at once', async () => {
    const board = await liveBoard('move="last"');
    await server.hide(true);
    server.text = gameOf(4);
    await server.pass(10);
    await server.pass(100);
    expect([server.asked.length, board.moveNumber]).to.eql([1, 2]);
    await server.hide(false);
    expect([server.asked.length, board.moveNumber]).to.eql([2, 4]);
    await server.hide(true);
    await server.hide(false);
    expect(server.asked.length).to.equal(2);
  });

  it('is found when it comes after the page', async () => {
    server.status = 404;
    const board = await boardFrom('<sgf-board src="/live.sgf" live="10"></sgf-board>');
    await until(() => board.error, 'an error');
    await until(() => server.isWaiting, 'the next time');
    server.status = 200;
    server.text = gameOf(2);
    await server.pass(20);
    await settled(board);
    board.last();
    expect([board.error, board.moveNumber]).to.eql([undefined, 2]);
  });

  it('is asked for every five seconds at most, and never for words', async () => {
    await liveBoard('live="0.1"');
    await server.pass(4.9);
    expect(server.asked.length).to.equal(1);
    await server.pass(0.2);
    expect(server.asked.length).to.equal(2);
    fixtureCleanup();
    const warnings = await warningsOf(async () => {
      await liveBoard('live="always"');
      await server.pass(1000);
      await server.hide(true);
      await server.hide(false);
    });
    expect(server.asked.length).to.equal(3);
    expect(warnings.join()).to.include('live="always"').and.include('seconds, at least 5');
  });

  it('is not asked for by a board that has left the page, or does not say so any more', async () => {
    const board = await liveBoard();
    board.removeAttribute('live');
    await settled(board);
    await server.pass(100);
    expect(server.asked.length).to.equal(1);
    board.setAttribute('live', '10');
    await settled(board);
    await server.pass(10);
    expect(server.asked.length).to.equal(2);
    board.remove();
    await settled(board);
    await server.pass(100);
    expect(server.asked.length).to.equal(2);
  });

  it('is not fetched again where readers are asked for moves', async () => {
    await liveBoard('mode="problem"');
    await server.pass(100);
    expect(server.asked.length).to.equal(1);
  });

  it('grows in each of its boards', async () => {
    const boards = [await liveBoard('move="last"'), await liveBoard('mode="diagram"')];
    server.text = gameOf(4);
    await server.pass(10);
    await server.pass(0);
    expect(boards.map((board) => board.moveNumber)).to.eql([4, 4]);
  });

  it('stays at its game, if the file has several', async () => {
    const board = await liveBoard('game="2" move="last"', `(;SZ[9];B[aa])\n${gameOf(2)}`);
    server.text = `(;SZ[9];B[aa];W[bb];B[cc];W[dd])\n${gameOf(3)}`;
    await server.pass(10);
    expect([board.moveNumber, board.tree]).to.eql([3, board.collection?.trees[1]]);
  });
});
