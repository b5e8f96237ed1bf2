import { expect } from '../../helpers/testing.js';
import { boardOf, heard, settled, textOf } from '../board.js';
import { until } from '../../helpers/until.js';

const COMPRESSED = '(;SZ[9]PB[Ines];S[eeccgg](;W[aa])(;W[bb]))';

describe('a record in an old dialect', () => {
  it('is shown as moves, compressed ones too', async () => {
    const board = await boardOf(COMPRESSED, 'move="2"');
    expect(board.moveNumber).to.equal(2);
    expect(board.describe()).to.equal('Move 2, White C7');
    expect(board.last()).to.equal(true);
    expect(board.moveNumber).to.equal(4);
  });

  it('has its handicap stones', async () => {
    const board = await boardOf('(;SZ[9]HD[2];W[gc])');
    expect(board.describe()).to.equal('Start, White to play');
    const odd = heard(board, 'sgf-diagnostic');
    board.sgf = '(;SZ[9]HD[2];W[gc];B[cc])'; // a handicap stone stands there already
    await until(() => board.diagnostics.length > 0);
    expect(board.diagnostics.map(({ code }) => code)).to.eql(['overwrite']);
    await until(() => odd.length > 0, 'the page should hear of it');
  });

  it('gives way to a record that is set while it is made ready', async () => {
    const board = await boardOf(COMPRESSED);
    board.sgf = COMPRESSED.replace('Ines', 'Mira');
    await settled(board);
    board.sgf = '(;PB[Olga])';
    await until(() => textOf(board, 'player-black').startsWith('Olga'));
    await settled(board);
    expect(textOf(board, 'player-black')).to.match(/^Olga/);
  });
});
