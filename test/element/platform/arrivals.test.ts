import { expect, fixture } from '../../helpers/testing.js';
import { rootOf } from '../board.js';

const RECORD = '(;SZ[9]PB[Ada]C[Words];B[aa])';

const tags = {
  game: '<sgf-board',
  diagram: '<sgf-board mode="diagram"',
  problem: '<sgf-board mode="problem"',
  'board alone': '<sgf-board panels="none" controls="none"',
};

describe('boards that arrive together', () => {
  it('have their room before the first of them is updated', async () => {
    const all = Object.values(tags).map((tag) => `${tag} style="width:60px">${RECORD}</sgf-board>`);
    const page = fixture(`<div style="display:flex">${all.join('')}</div>`);
    const boards = [...document.querySelectorAll('sgf-board')];
    const look = () =>
      boards.map((board) => {
        const frame = rootOf(board).querySelector('.frame');
        const names = ['head', 'controls', 'comment'].filter(
          (name) => frame?.querySelector<HTMLElement>(`.${name}`)?.offsetHeight,
        );
        return [board.hasUpdated, names.join(' ')];
      });
    let seen: ReturnType<typeof look> | undefined;
    boards[0]?.addController({ hostUpdate: () => (seen ??= look()) });
    await page;
    await boards[0]?.updateComplete;
    expect(seen).to.eql([
      [false, 'controls comment'], // so narrow that there is no room for players
      [false, ''],
      [false, 'comment'],
      [false, ''],
    ]);
  });
});
