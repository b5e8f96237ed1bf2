import { expect } from '../../helpers/testing.js';
import { type Board, boardOf, rootOf, settled } from '../board.js';
import { items, openMenu, press } from '../menu.js';
import { needs, printedPages } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';

const moves = ['pd', 'dp', 'pp', 'dd', 'fc', 'cf'];
const line = moves.map((point, at) => `;${at % 2 ? 'W' : 'B'}[${point}]`);
const GAME = `(;SZ[19]PB[Ada <b>]PW[Lin]RE[B+R]C[An introduction.]${line.slice(0, 3).join('')}C[The third <img src=x onerror=alert(1)>]
(${line.slice(3).join('')})(;W[qf]C[Another way.];B[nd])(;W[cn]))`;

const articleOf = (board: Board) => rootOf(board).querySelector('[part~=book] article');
const captionsOf = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('figcaption b') ?? [])].map(({ textContent }) => textContent);

async function bookOf(sgf: string, attributes = '') {
  const board = await boardOf(sgf, `mode="book" ${attributes}`);
  await until(() => articleOf(board), 'the book');
  return board;
}

describe('mode="book"', () => {
  it('is accessible', async () => {
    const board = await bookOf(GAME);
    await expect(board).to.be.accessible();
  });

  it('shows information, figures, comments and variations below one another', async () => {
    const board = await bookOf(GAME);
    const article = articleOf(board);
    expect(article?.querySelector('h1')?.textContent).to.include('Ada <b>');
    expect(article?.querySelector('dl')?.textContent).to.include('Black wins by resignation');
    expect(captionsOf(article)).to.deep.equal([
      'Figure 1 (1–6)',
      'Diagram 1: instead of 4',
      'Diagram 2: instead of 4',
    ]);
    const texts = [...(article?.querySelectorAll('p:not(.moves)') ?? [])];
    expect(texts.map(({ textContent }) => textContent)).to.deep.equal([
      'An introduction.',
      '3 ● Q4 The third <img src=x onerror=alert(1)>',
      '1 ○ R14 Another way.',
    ]);
    expect(article?.querySelector('img')).to.equal(null);
  });

  it('hides the board, and shows it again in another mode', async () => {
    const board = await bookOf(GAME);
    const canvas = () => rootOf(board).querySelector('canvas');
    expect(canvas()?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    board.mode = 'viewer';
    await settled(board);
    expect(articleOf(board)).to.equal(null);
    expect(canvas()?.checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('draws pictures that are near the screen, and all of them on paper', async () => {
    const many = Array.from(
      { length: 40 },
      (_, at) =>
        `(;W[${'abcdefghijklmnopqrs'[at % 19] ?? ''}${at < 19 ? 'b' : at < 38 ? 'c' : 'd'}])`,
    );
    const board = await bookOf(`(;SZ[19];B[pd](;W[dd])${many.join('')})`);
    const pictures = () => [...(articleOf(board)?.querySelectorAll('.picture') ?? [])];
    const drawn = () => pictures().filter((each) => each.querySelector('svg'));
    await until(() => drawn().length > 0, 'the first picture');
    expect(pictures().length).to.equal(41);
    expect(drawn().length).to.be.below(41);
    dispatchEvent(new Event('beforeprint'));
    expect(drawn().length).to.equal(41);
    dispatchEvent(new Event('afterprint'));
  });

  it('fills its pages: the texts of a diagram go on on the next page', async function () {
    await needs(this, 'printed pages');
    const words = 'The variation is told at length. '.repeat(30);
    const ways = moves.map(
      (_, at) => `(;W[c${'hijklm'[at] ?? ''}];B[q${'hijklm'[at] ?? ''}]C[${words}])`,
    );
    const board = await bookOf(`(;SZ[19];B[pd](;W[dd])${ways.join('')})`);
    await until(() => captionsOf(articleOf(board)).length === 7, 'all diagrams');
    expect(await printedPages()).to.be.within(2, 3);
  });

  it('names pictures and tells their moves in words', async () => {
    const board = await bookOf(GAME);
    await until(() => articleOf(board)?.querySelector('svg'), 'a picture');
    const figure = articleOf(board)?.querySelector('figure');
    expect(figure?.querySelector('svg title')?.textContent).to.equal('Figure 1 (1–6)');
    expect(figure?.querySelector('.moves')?.textContent).to.match(/^1 Black Q16, 2 White D4, /);
  });

  const choices: Record<string, string[]> = {
    'numbers="last-2"': ['Figure 1 (1–2)', 'Figure 2 (3–4)', 'Figure 3 (5–6)'],
    'numbers="last-4" to="4"': ['Figure 1 (1–4)'],
    'from="4"': ['Figure 1 (4–6)'],
  };
  for (const [attributes, expected] of Object.entries(choices)) {
    it(`follows ${attributes}`, async () => {
      const board = await bookOf(GAME, attributes);
      const figures = captionsOf(articleOf(board)).filter((each) => each.startsWith('Figure'));
      expect(figures).to.deep.equal(expected);
    });
  }

  it('follows its attributes and its record', async () => {
    const board = await bookOf(GAME);
    board.caption = 'A club game';
    await settled(board);
    expect(articleOf(board)?.querySelector('header p')?.textContent).to.equal('A club game');
    board.sgf = '(;SZ[9]GN[Short];B[ee])';
    await until(() => articleOf(board)?.textContent.includes('Short'), 'the other book');
  });

  it('hides the result that the page hides', async () => {
    const board = await bookOf(GAME, 'hide-result');
    expect(articleOf(board)?.querySelector('dl')?.textContent).not.to.include('resignation');
  });
});

describe('the tool that prints a book', () => {
  it('prints it from a frame of its own, which goes then', async () => {
    const board = await boardOf(GAME);
    const menu = await openMenu(board);
    const printed: string[][] = [];
    const frameOf = () => document.querySelector<HTMLIFrameElement>('#sgf-board-book');
    new MutationObserver(() => {
      const view = frameOf()?.contentWindow;
      if (view)
        view.print = () => {
          printed.push(captionsOf(view.document));
          expect(view.document.querySelectorAll('figure svg').length).to.equal(3);
          expect(view.document.title).to.include('Ada <b>');
          view.dispatchEvent(new Event('afterprint'));
        };
    }).observe(document.body, { childList: true });
    press(menu, 'book');
    await until(() => printed.length, 'the book on paper');
    expect(printed[0]?.[0]).to.equal('Figure 1 (1–6)');
    expect(frameOf()).to.equal(null);
    expect(articleOf(board)).to.equal(null);
  });

  it('is not offered for a problem that is not solved', async () => {
    const problem = '(;SZ[9]AB[aa];B[bb]C[RIGHT])';
    const board = await boardOf(problem, 'mode="problem" controls="full" tools="print"');
    expect(items(await openMenu(board))).to.deep.equal(['print']);
  });
});
