import { expect, fixture, waitUntil } from '@open-wc/testing';
import { type Board, boardIn, click, frames, nameOf, partOf, rootOf, settled } from './board.js';

const RECORD = '(;SZ[9]PB[Ada]PW[Lin]RE[B+R];B[ee];W[ge])';

async function boardsIn(markup: string): Promise<Board[]> {
  const page = await fixture<HTMLElement>(`<div>${markup}</div>`);
  return Promise.all([...page.querySelectorAll('sgf-board')].map(settled));
}

const tag = `<sgf-board data-sgf="${RECORD}"></sgf-board>`;
const sliderName = (board: Board) => nameOf(partOf(board, 'slider'));
const inGerman = (board: Board) =>
  waitUntil(() => sliderName(board) === 'Stelle in der Partie', 'the board speaks German');

describe('the language of a board', () => {
  it('is that of the nearest lang, whatever its region and case', async () => {
    for (const lang of ['de', 'DE-at', 'de-CH']) {
      const [board] = (await boardsIn(`<p lang="fr"><i lang="${lang}">${tag}</i></p>`)) as [Board];
      await inGerman(board);
      expect(partOf(board, 'info').textContent).to.contain('Schwarz gewinnt durch Aufgabe');
      expect(nameOf(partOf(board, 'canvas'))).to.equal('Go-Brett: Anfang, Schwarz ist am Zug');
    }
  });

  it('is English where there is no dictionary, and without any lang', async () => {
    const [one, other] = (await boardsIn(`<p lang="xx">${tag}</p>${tag}`)) as [Board, Board];
    await frames(3);
    expect([sliderName(one), sliderName(other)]).to.deep.equal([
      'Position in the game',
      'Position in the game',
    ]);
  });

  it('is its own on a page of several, in what is spoken, too', async () => {
    const [german, english] = (await boardsIn(
      `<p lang="de">${tag}</p><p lang="en">${tag}</p>`,
    )) as [Board, Board];
    await inGerman(german);
    const spoken = (board: Board) => rootOf(board).querySelector('.spoken')?.textContent;
    await click(german, 'button-next');
    await click(english, 'button-next');
    expect(spoken(german)).to.match(/^Zug 1, Schwarz E5/);
    expect(spoken(english)).to.match(/^Move 1, Black E5/);
    expect(sliderName(english)).to.equal('Position in the game');
  });

  it('is found through shadow trees', async () => {
    const outer = await fixture<HTMLElement>('<section lang="de"></section>');
    const host = document.createElement('div');
    outer.append(host);
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    inner.append(document.createRange().createContextualFragment(tag));
    const board = await settled(boardIn(inner));
    await inGerman(board);
  });
});
