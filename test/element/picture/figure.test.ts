import { expect } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, partOf, rootOf, untilPart } from '../board.js';
import { warningsOf } from '../page.js';
import { untilReader } from '../listener.js';

/** White is taken at A9, and Black plays there. */
const TAKEN = '(;SZ[9]AB[ba];W[aa];B[ab];W[ii];B[aa];W[hh];B[gg])';
const hidden = (board: Board) =>
  rootOf(board).querySelector<HTMLElement>('[part~=hidden-moves]:not([hidden])')?.textContent ?? '';
const button = (board: Board) =>
  rootOf(board).querySelector<HTMLElement>('[part~=button-play-through]');

describe('a figure', () => {
  it('ends at `to`, keeps what is taken, and tells below which moves have no number', async () => {
    const board = await boardOf(TAKEN, 'mode="diagram" from="1" to="4"');
    expect(board.moveNumber).to.equal(4);
    expect(hidden(board)).to.equal('4 at 1');
    const svg = await board.toSvg();
    const texts = [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, text]) => text);
    expect(texts).to.include.members(['1', '2', '3']);
  });

  it('follows its attributes, and the language of the page', async () => {
    const board = await boardOf(TAKEN, 'mode="diagram" from="1"');
    expect([board.moveNumber, hidden(board)]).to.eql([6, '4 at 1']);
    board.from = '5';
    await board.ready;
    expect(hidden(board)).to.equal('');
    board.from = '1';
    board.numberFrom = '11';
    await board.ready;
    expect(hidden(board)).to.equal('14 at 11');
    board.lang = 'de';
    await until(() => hidden(board) === '14 auf 11');
  });

  it('warns of an address that is not on the way', async () => {
    const warnings = await warningsOf(async () => {
      const board = await boardOf(TAKEN, 'mode="diagram" from="5" to="2"');
      expect(hidden(board)).to.equal('');
    });
    expect(warnings.join()).to.contain('from="5"');
  });
});

describe('a diagram', () => {
  it('is played through from before its first move, by mouse and by key', async () => {
    for (const press of [
      (board: Board) => Promise.resolve(button(board)?.click()),
      async (board: Board) => {
        button(board)?.focus();
        await sendKeys({ press: 'Enter' });
      },
    ]) {
      const board = await boardOf(TAKEN, 'mode="diagram" from="3" to="5"');
      await until(() => button(board));
      await press(board);
      await until(() => board.mode === 'viewer' && board.moveNumber === 2);
      await untilPart(board, 'button-next');
      partOf(board, 'button-next').click();
      expect(board.moveNumber).to.equal(3);
      expect([hidden(board), button(board)?.isConnected ?? false]).to.eql(['', false]);
      expect(rootOf(board).activeElement).to.not.equal(null);
      board.remove();
    }
  });

  it('is described by its numbered moves, then the stones before them', async () => {
    const board = await boardOf(
      '(;SZ[9]AB[aa];B[bb];W[cc];B[dd];B[ee])',
      'mode="diagram" from="2" to="4"',
    );
    const text = () => partOf(board, 'canvas').ariaDescription ?? '';
    await until(() => text().startsWith('Moves'), 'the description of the figure');
    expect(text()).to.equal('Moves: 2 White C7, 3 D6, 4 Black E5. 2 black stones: A9; B8.');
  });

  it('has no such button without moves, or where the page wants no tools', async () => {
    for (const [sgf, more] of [
      ['(;SZ[9]AB[aa])', ''],
      [TAKEN, 'tools="none"'],
    ] as const) {
      const board = await boardOf(sgf, `mode="diagram" ${more}`);
      await untilReader(board);
      expect(button(board)).to.equal(null);
    }
  });
});
