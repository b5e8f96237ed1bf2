import { expect, fixture } from '@open-wc/testing';
import { rootOf } from './board.js';

const RECORD = '(;SZ[9]PB[Ada]C[Words];B[aa])';

const tags = {
  game: '<sgf-board',
  diagram: '<sgf-board mode="diagram"',
  problem: '<sgf-board mode="problem"',
  'board alone': '<sgf-board panels="none" controls="none"',
};

describe('boards that arrive together', () => {
  it('take their room before they are updated, however far they are from the screen', async () => {
    const boards = Object.values(tags).map((tag) => `${tag}>${RECORD}</sgf-board>`);
    const page = fixture(`<div style="padding-top:9000px">${boards.join('')}</div>`);
    const far = [...document.querySelectorAll('sgf-board')];
    await new Promise((resolve) => setTimeout(resolve));
    const seen = far.map((board) => {
      const frame = rootOf(board).querySelector('.frame');
      const names = ['head', 'controls', 'comment'].filter(
        (name) => frame?.querySelector<HTMLElement>(`.${name}`)?.offsetHeight,
      );
      return [board.hasUpdated, names.join(' ')];
    });
    expect(seen).to.eql([
      [false, 'head controls comment'],
      [false, ''],
      [false, 'comment'],
      [false, ''],
    ]);
    await page;
  });
});
