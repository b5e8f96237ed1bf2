import { loadedPart } from '../../../src/element/platform/load-part.js';
import { expect } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { boardOf, settled, touch } from '../board.js';
import { tell } from '../playing.js';
import { stateOf } from './solving.js';

/** The row of own moves is loaded only where it is of use: nothing loads it here before. */
describe('own moves in a problem', () => {
  it('are not loaded while the problem asks for answers', async () => {
    const board = await boardOf(
      '(;SZ[9]AB[cc](;B[ee]C[RIGHT])(;B[dd]))',
      'mode="problem" view="full"',
    );
    touch(board);
    await until(() => loadedPart('reader') && loadedPart('tool-menu') === undefined, 'the reader');
    tell(board, 'click', 'ee');
    await until(() => stateOf(board) === 'solved', 'the answer');
    expect(loadedPart('try')).to.equal(undefined);
  });

  it('are taken where the record has no solution, from the first click on', async () => {
    const board = await boardOf('(;SZ[9]AB[cc]AW[dc]C[Who lives?])', 'mode="problem" view="full"');
    await settled(board);
    tell(board, 'click', 'ee');
    await until(() => board.moveNumber === 1, 'the move');
    expect(loadedPart('try')).not.to.equal(undefined);
  });
});
