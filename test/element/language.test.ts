import { expect, fixture } from '../helpers/testing.js';
import { SgfBoardElement } from '../../src/index.js';
import {
  type Board,
  boardIn,
  click,
  liveRegionOf,
  nameOf,
  partOf,
  rootOf,
  settled,
  settledPage,
  spokenBy,
  touch,
} from './board.js';
import { until } from '../helpers/until.js';
import { openInfo } from './dialogs.js';
import { forgetDictionaries } from './page.js';

const RECORD = '(;SZ[9]PB[Ada]PW[Lin]RE[B+R];B[ee];W[ge])';

async function boardsIn(markup: string): Promise<Board[]> {
  const page = await fixture<HTMLElement>(`<div>${markup}</div>`);
  return Promise.all([...page.querySelectorAll('sgf-board')].map(settled));
}

const tag = `<sgf-board data-sgf="${RECORD}"></sgf-board>`;
const sliderName = (board: Board) => nameOf(partOf(board, 'slider'));
const inGerman = (board: Board) =>
  until(() => sliderName(board) === 'Stelle in der Partie', 'the board speaks German');

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
    await settledPage();
    expect([sliderName(one), sliderName(other)]).to.deep.equal([
      'Position in the game',
      'Position in the game',
    ]);
  });

  it('is Brazilian Portuguese for pt, that of Portugal where the page says so', async () => {
    const words = [
      ['pt', 'Rodada 3'],
      ['pt-BR', 'Rodada 3'],
      ['pt-ao', 'Rodada 3'],
      ['pt-PT', 'Ronda 3'],
      ['pt-pt', 'Ronda 3'],
    ] as const;
    for (const [lang, round] of words) {
      const [board] = (await boardsIn(
        `<p lang="${lang}"><sgf-board data-sgf="(;SZ[9]RO[3]B[ee])"></sgf-board></p>`,
      )) as [Board];
      await until(() => sliderName(board) === 'Posição na partida', lang);
      expect(partOf(board, 'info').textContent.trim(), lang).to.equal(round);
    }
  });

  it('is marked where the page has another one, and the words of the record keep that of the page', async () => {
    const said = '(;SZ[9]PB[Božena]N[Úvod]C[Dobrý tah.];B[ee])';
    const [board, german] = (await boardsIn(
      `<p lang="cs"><sgf-board data-sgf="${said}" caption="Partie"></sgf-board></p><p lang="de">${tag}</p>`,
    )) as [Board, Board];
    await inGerman(german);
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? 'cs';
    const root = rootOf(board);
    const own = ['button-next', 'slider', 'canvas', 'comment'].map((part) => partOf(board, part));
    const spoken = liveRegionOf(board);
    const color = root.querySelector('[part~=player-white] b') as Element;
    expect([...own, spoken, color].map(langOf)).to.eql(Array<string>(6).fill('en'));
    const words = [
      ...root.querySelectorAll('[part~=comment] p, [part~=player-black] b, [part~=caption]'),
    ];
    const plain = words.map((word) => [word.textContent.trim(), langOf(word)]);
    const inCzech = ['Božena', 'Partie', 'Úvod', 'Dobrý tah.'].map((word) => [word, 'cs']);
    expect(plain).to.eql(inCzech);
    touch(board);
    await until(() => board.shadowRoot?.querySelector('[part~=comment] div p'), 'the live comment');
    expect(langOf(root.querySelector('[part~=comment] div p') as Element)).to.equal('cs');
    expect(langOf(partOf(german, 'button-next'))).to.equal('de');
  });

  it('is marked in the game information, too, and the words of the record are not taken for it', async () => {
    const record =
      '(;SZ[9]PB[Ada]BC[JP]PW[Bo]WS[1]WC[Utopia]EV[Pohár]RO[2]KM[6.50]HA[2]TM[90]OT[5x30 byo-yomi]RE[W+3.5]' +
      'DT[2016]GC[První.\n\nDruhý.]ID[4711];B[aa]BL[12])' +
      '(;PB[A]DT[loni]KM[půl]TM[hodina]OT[dle dohody]HA[trochu]RE[bez konce])';
    const [board] = (await boardsIn(
      `<p lang="cs"><sgf-board move="1" data-sgf="${record}"></sgf-board></p>`,
    )) as [Board];
    const lines = async () => {
      const dialog = await openInfo(board);
      const inLang = (lang: string) => (line: Element) => line.closest('[lang]')?.matches(lang);
      const textsIn = (lang: string) =>
        [...dialog.querySelectorAll('dd p')]
          .filter(inLang(`[lang=${lang}]`))
          .map(({ textContent }) => textContent.trim());
      return { english: textsIn('en'), czech: textsIn('cs') };
    };
    const { english, czech } = await lines();
    const words = 'Ada,Bo,Utopia,Pohár,2,První.,Druhý.,4711';
    expect(czech.join()).to.equal(words);
    expect(english).to.include.members(['Japan', 'Computer', 'White wins by 3.5 points', '2016']);
    expect(english).to.include.members(['6.5', '2 stones', '1 min 30 sec', '9 × 9', 'Go']);
    expect(english).to.include.members(['Time left: 12 seconds', '5 periods of 30 sec']);
    board.goTo('game2.0');
    const odd = await lines();
    expect(odd.czech.join()).to.equal('A,bez konce,loni,půl,trochu,hodina,dle dohody');
  });

  it('is its own on a page of several, in what is spoken, too', async () => {
    const [german, english] = (await boardsIn(
      `<p lang="de">${tag}</p><p lang="en">${tag}</p>`,
    )) as [Board, Board];
    await inGerman(german);
    await click(german, 'button-next');
    await click(english, 'button-next');
    expect(spokenBy(german)).to.match(/^Zug 1, Schwarz E5/);
    expect(spokenBy(english)).to.match(/^Move 1, Black E5/);
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

/** All that a board says: its texts, names and titles. */
function textsIn(board: Board): string[] {
  const texts: string[] = [];
  for (const element of rootOf(board).querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'aria-valuetext', 'placeholder'])
      texts.push(`${name}: ${element.getAttribute(name) ?? ''}`);
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent?.trim() ?? '');
  }
  return texts.filter((text) => /\p{L}/u.test(text.replace(/^[a-z-]+: /, '')));
}

const RICH =
  '(;SZ[9]PB[Ada]PW[Lin]RE[B+R]DT[2024-05-01]KM[6.5]C[Q];B[ee];W[ge](;B[cc]BM[1])(;B[gg]))(;SZ[9];B[aa])';

describe('a language that changes', () => {
  it('is that of all the board says, as if it had always been', async () => {
    const tag = `<sgf-board try move="3" style="width:900px" data-sgf="${RICH}"></sgf-board>`;
    const [fresh, changed] = (await boardsIn(`<p lang="de">${tag}</p><p lang="en">${tag}</p>`)) as [
      Board,
      Board,
    ];
    const complete = (board: Board) =>
      ['.own p', '.tree [role=treeitem]', '.games button', '[title]'].every((part) =>
        rootOf(board).querySelector(part),
      );
    await until(() => complete(fresh) && complete(changed), 'all panels');
    await inGerman(fresh);
    await settledPage();
    const english = textsIn(changed);
    const isSame = (text: string) =>
      english.includes(text) && /[a-z]{3}/i.test(text) && !/Ada|Lin$/.test(text);
    expect(textsIn(fresh).filter(isSame)).to.deep.equal([]);
    changed.parentElement?.setAttribute('lang', 'de');
    await inGerman(changed);
    await settledPage();
    await until(() => textsIn(changed).join() === textsIn(fresh).join(), 'German in all parts');
    changed.parentElement?.setAttribute('lang', 'en');
    await until(() => sliderName(changed) === 'Position in the game', 'English again');
    await settledPage();
    await until(() => textsIn(changed).join() === english.join(), 'English in all parts'); // the tree follows in a frame
  });

  it('changes with that of any element around it, through shadow trees', async () => {
    const outer = await fixture<HTMLElement>('<section><div></div></section>');
    const host = outer.firstElementChild as HTMLElement;
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    inner.append(document.createRange().createContextualFragment(tag));
    const board = await settled(boardIn(inner));
    outer.lang = 'de';
    await inGerman(board);
    inner.lang = 'en';
    await until(() => sliderName(board) === 'Position in the game', 'the nearest counts');
  });
});

describe('dictionaries of the page', () => {
  afterEach(forgetDictionaries);

  it('add a language, as far as they go, with numbers as it counts', async () => {
    SgfBoardElement.dictionaries['cs'] = {
      panels: { slider: 'Místo v partii', discs: { one: 'a', few: 'b', other: 'c' } },
    };
    const [board] = (await boardsIn(`<p lang="cs-CZ">${tag}</p>`)) as [Board];
    expect(sliderName(board)).to.equal('Místo v partii');
    expect(nameOf(partOf(board, 'button-next'))).to.equal('Next move');
  });

  it('are found by language and script, whatever the region', async () => {
    SgfBoardElement.dictionaries['zh-Hant'] = { panels: { slider: '棋局位置' } };
    SgfBoardElement.dictionaries['zh-Hans'] = { panels: { slider: '棋局位置(简)' } };
    for (const [lang, name] of [
      ['zh-TW', '棋局位置'],
      ['zh-HK', '棋局位置'],
      ['zh-Hant-CN', '棋局位置'],
      ['zh', '棋局位置(简)'],
      ['zh-SG', '棋局位置(简)'],
    ] as const) {
      const [board] = (await boardsIn(`<p lang="${lang}">${tag}</p>`)) as [Board];
      expect(sliderName(board), lang).to.equal(name);
    }
  });

  it('stand for what comes with the board', async () => {
    SgfBoardElement.dictionaries['de'] = { panels: { slider: 'Ort' } };
    const [board] = (await boardsIn(`<p lang="de">${tag}</p>`)) as [Board];
    expect(sliderName(board)).to.equal('Ort');
  });

  it('are not asked for where lang is empty or nonsense', async () => {
    const [one, other] = (await boardsIn(
      `<p lang="de"><i lang="">${tag}</i></p><p lang="not a tag!">${tag}</p>`,
    )) as [Board, Board];
    await settledPage();
    expect([sliderName(one), sliderName(other)]).to.deep.equal([
      'Position in the game',
      'Position in the game',
    ]);
  });
});
