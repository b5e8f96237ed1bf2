import { expect, fixture } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { type Board, boardOf, partOf, rootOf } from '../board.js';
import { needing } from '../../helpers/abilities.js';
import { useMedia } from '../emulate.js';

const svgIn = (board: Board) => rootOf(board).querySelector<SVGSVGElement>('[part~="board"] > svg');
const isBelow = (one: Element, other: Element) =>
  one.getBoundingClientRect().top >= other.getBoundingClientRect().bottom;

async function printing(board: Board, look: () => unknown): Promise<void> {
  await Promise.all([loadPart('vectors'), loadPart('rich'), board.ready]);
  try {
    dispatchEvent(new Event('beforeprint'));
    await useMedia('print');
    await look();
  } finally {
    await useMedia('');
    dispatchEvent(new Event('afterprint'));
  }
}

describe('the size of a printed board', () => {
  before(needing('print'));

  it('has all facts, none of them above another', async () => {
    const event = 'A championship with a name that is much longer than a line of the page is wide';
    const board = await boardOf(
      `(;SZ[9]PB[Ada]BR[3k]PW[Lin]WR[1d]EV[${event}]DT[2024-05-06]PC[Far away]RE[B+R];B[ee])`,
      'move="1" style="width:300px"',
    );
    await printing(board, () => {
      const info = partOf(board, 'info');
      expect(info.textContent).to.contain('Far away').and.contain('resignation');
      expect(info.scrollHeight).to.be.at.most(info.clientHeight + 1);
      expect(info.clientHeight).to.be.greaterThan(40);
      expect(isBelow(partOf(board, 'player-black'), info)).to.equal(true);
      expect(isBelow(partOf(board, 'board'), partOf(board, 'player-black'))).to.equal(true);
    });
  });

  it('leaves room for its comment on the same page', async () => {
    const long = await boardOf(`(;SZ[19];B[ee]C[${'Many words. '.repeat(150)}])`, 'move="1"');
    const short = await boardOf('(;SZ[19];B[ee]C[Few words])', 'move="1"');
    await printing(long, () => {
      const height = (board: Board) => (svgIn(board) as Element).getBoundingClientRect().height;
      expect(height(long)).to.be.lessThan(0.8 * height(short));
      expect(height(long)).to.be.at.least(0.35 * innerHeight);
      expect(getComputedStyle(long).breakInside).to.equal('avoid');
    });
  });

  it('is no wider as a problem than a game is, without vectors either', async () => {
    const game = await boardOf('(;SZ[19];B[ee])', 'style="width:2000px"');
    const problem = await boardOf(
      '(;SZ[19]AB[ss][rs]AW[qs];B[ps])',
      'mode="problem" style="width:2000px"',
    );
    await printing(game, () => {
      const width = (board: Board) => {
        svgIn(board)?.remove();
        return partOf(board, 'board').getBoundingClientRect().width;
      };
      expect(width(problem)).to.be.lessThan(width(game));
    });
  });

  it('has the question of a problem at once below the board, and the text of the page below that', async () => {
    const sgf = '(;SZ[9]AB[cc][cd]AW[dc]LB[gg:A]C[Black lives.](;B[ee]C[RIGHT])(;B[gg]))';
    const far = '<div style="height:4000px"></div>';
    const first = await boardOf(sgf, 'mode="problem" style="width:700px"');
    await loadPart('solve');
    const file = URL.createObjectURL(new Blob([sgf]));
    const page = await fixture(
      `<div>${far}<sgf-board mode="problem" src="${file}" style="width:700px"></sgf-board><p>Text</p></div>`,
    );
    const unseen = page.querySelector('sgf-board') as Board;
    await printing(first, () => {
      for (const board of [first, unseen]) {
        const picture = svgIn(board) as SVGSVGElement;
        expect(picture.outerHTML).to.contain('>A</text>');
        const verdict = rootOf(board).querySelector('.verdict') as Element;
        const below = picture.getBoundingClientRect().bottom;
        expect(verdict.getBoundingClientRect().top - below).to.be.within(0, 24);
        const words = partOf(board, 'comment').getBoundingClientRect();
        const host = board.getBoundingClientRect();
        expect(host.bottom - words.bottom, 'nothing covers the text below').to.be.within(-1, 24);
      }
    });
    URL.revokeObjectURL(file);
  });

  it('has lines that are not too thin to print on a small board', async () => {
    const board = await boardOf('(;SZ[19])', 'mode="diagram" style="width:200px"');
    await printing(board, () => {
      const svg = svgIn(board) as SVGSVGElement;
      const [, width] = /M\S+ \S+?h(\d+)v\d{2,}h/.exec(svg.innerHTML) ?? [];
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      expect(Number(width) * scale).to.be.at.least(0.25 * (96 / 72));
    });
  });
});
