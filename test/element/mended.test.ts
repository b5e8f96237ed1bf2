import { expect, fixture } from '../helpers/testing.js';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { observeNearness, observeSize } from '../../src/element/platform/observers.js';
import { orWarn } from '../../src/element/platform/load-part.js';
import type { BoardDiagnostic } from '../../src/index.js';
import { until } from '../helpers/until.js';
import {
  addressOf,
  type Board,
  boardFrom,
  boardIn,
  boardOf,
  frames,
  heard,
  partOf,
  rootOf,
  settled,
  settledPage,
  showsPart,
  spokenBy,
  touch,
  untilPart,
  wordsOf,
} from './board.js';
import { untilSteered } from './steered.js';
import { untilExplorer } from './listener.js';
import { refsOf } from './comment.js';
import { openMenu, press } from './menu.js';
import { untilDialog } from './dialogs.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin];B[aa];W[bb](;B[cc];W[dd])(;B[ee]N[Named]))';

/** What the console is told while something is done. */
async function warnings(act: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const told: string[] = [];
  console.warn = (...parts: unknown[]) => void told.push(parts.join(' '));
  try {
    await act();
    await settledPage();
  } finally {
    console.warn = warn;
  }
  return told;
}

describe('the focus', () => {
  afterEach(() => resetMouse());

  it('stays on a board that scrolls far out of sight', async () => {
    const page = await fixture<HTMLElement>(
      `<div style="padding-bottom:9000px"><sgf-board data-sgf="${GAME}" move="last"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
    await until(() => canvas.width > 0);
    canvas.focus();
    await sendKeys({ press: 'End' });
    scrollTo(0, 9000);
    await until(() => canvas.width === 0, 'it lets go of its pixels');
    await frames(3); // what is seen, and its size, are told with them, here and below
    expect([document.activeElement, rootOf(board).activeElement]).to.deep.equal([board, canvas]);
    scrollTo(0, 0);
  });

  it('comes to the board where what had it is not seen any more', async () => {
    const board = await boardOf(GAME, 'style="width:900px"');
    touch(board);
    await untilSteered(board);
    await untilExplorer(board);
    for (const name of ['button-first', 'slider', 'button-tools']) {
      board.style.width = '900px';
      await until(() => partOf(board, name).checkVisibility());
      partOf(board, name).focus();
      await frames(2);
      board.style.width = '150px';
      await until(() => !partOf(board, name).checkVisibility());
      await until(() => rootOf(board).activeElement === partOf(board, 'canvas'), name);
    }
  });

  it('is not taken from a reader who has gone elsewhere', async () => {
    const page = await fixture<HTMLElement>(
      `<div><button>Page</button><sgf-board data-sgf="${GAME}" style="width:900px"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    await untilExplorer(board);
    partOf(board, 'button-first').focus();
    page.querySelector('button')?.focus();
    board.style.width = '150px';
    await frames(5);
    expect(document.activeElement).to.equal(page.querySelector('button'));
  });
});

describe('`ready`', () => {
  it('resolves in the final shape, whatever the attributes ask for', async () => {
    const page = await fixture<HTMLElement>('<div style="width:400px"></div>');
    page.innerHTML = `<sgf-board data-sgf="(;SZ[19];B[aa])" view="top-left 19x5" panels="none" controls="none"></sgf-board>`;
    const board = boardIn(page);
    await board.ready;
    const { height } = board.getBoundingClientRect();
    await frames(10);
    expect(board.getBoundingClientRect().height).to.equal(height);
    expect(height).to.be.below(200);
  });
});

describe('what a page is told', () => {
  it('is nothing of a path to a name that the record has', async () => {
    for (const attributes of [
      `src="${addressOf(GAME)}"`,
      `data-sgf="(;GM[11]SZ[9];B[aa];W[bb]N[Named])"`,
    ]) {
      const told = await warnings(async () => {
        const board = await boardFrom(`<sgf-board ${attributes} path="#Named"></sgf-board>`);
        await board.ready;
        expect(board.moveNumber).to.be.above(1);
      });
      expect(told).to.deep.equal([]);
    }
  });

  it('is each oddity with the number of its game, from 1, those of the moves too', async () => {
    const board = await boardFrom('<sgf-board game="2"></sgf-board>');
    const told = heard<CustomEvent<readonly BoardDiagnostic[]>>(board, 'sgf-diagnostic');
    board.sgf = '(;SZ[9];B[aa])(;SZ[9];B[aa];W[aa];B)';
    await until(() => told.length > 0);
    const detail = told[0]?.detail ?? [];
    expect(detail.length).to.be.above(1);
    expect(detail.map(({ game }) => game)).to.deep.equal(detail.map(() => 2));
  });

  it('is of a missing part of the script only that, and not what a part does', async () => {
    const told = await warnings(async () => {
      const part = await orWarn(Promise.resolve({ run: () => Promise.reject(Error('refused')) }));
      await part?.run().catch(() => undefined);
      const board = await boardFrom(`<sgf-board src="/nowhere.sgf"></sgf-board>`);
      board.dispatchEvent(Object.assign(new Event('command'), { command: '--download' }));
      board.dispatchEvent(Object.assign(new Event('command'), { command: '--fullscreen' }));
      await board.ready.catch(() => undefined);
    });
    expect(told).to.deep.equal([]);
    const missing = await warnings(() => orWarn(Promise.reject(Error('404'))));
    expect(missing.join()).to.contain('a part of the script is missing');
  });
});

describe('an element', () => {
  it('is observed for both, being near and its size', async () => {
    const box = await fixture<HTMLElement>('<div style="width:50px;height:50px"></div>');
    const seen: unknown[] = [];
    const stops = [
      observeNearness(box, (isNear) => seen.push(['near', isNear])),
      observeSize(box, ({ cssWidth }) => seen.push(['wide', cssWidth])),
    ];
    await until(() => seen.length === 2);
    expect(seen).to.have.deep.members([
      ['near', true],
      ['wide', 50],
    ]);
    for (const stop of stops) stop();
  });
});

describe('a form of the page', () => {
  for (const name of ['fonts', 'getSelection'])
    it(`may be called '${name}'`, async () => {
      const page = await fixture<HTMLElement>(
        `<div><form name="${name}"></form><sgf-board data-sgf="${GAME.replace('SZ[9]', 'SZ[9]C[At A9]')}"></sgf-board></div>`,
      );
      expect(Reflect.get(document, name)).to.be.an.instanceof(HTMLFormElement);
      const board = await settled(boardIn(page));
      await until(() => (partOf(board, 'canvas') as HTMLCanvasElement).width > 0);
      partOf(board, 'canvas').focus();
      touch(board);
      await until(() => refsOf(board).length > 0, 'the comment is alive');
    });
});

describe('`panels="captures"`', () => {
  it('shows what was captured, and nobody’s name', async () => {
    const board = await boardOf('(;SZ[9]PB[Ada]AB[ba]AW[aa];B[ab])', 'panels="captures" move="1"');
    expect(partOf(board, 'player-black').innerText.trim()).to.equal('1');
    expect(showsPart(board, 'captures')).to.equal(true);
    expect(showsPart(board, 'info')).to.equal(false);
  });
});

describe('two boards of two languages that are both busy', () => {
  const tag = (lang: string, attributes = '') =>
    `<p lang="${lang}" style="width:350px"><sgf-board data-sgf="${GAME}" id="busy-${lang}" ${attributes}></sgf-board></p>`;

  async function both(): Promise<readonly [english: Board, german: Board]> {
    const page = await fixture<HTMLElement>(
      `<div style="display:flex;width:700px">${tag('en')}${tag('de', 'interval="100" loop')}</div>`,
    );
    const [english, german] = (await Promise.all(
      [...page.querySelectorAll('sgf-board')].map(settled),
    )) as [Board, Board];
    await until(() => partOf(german, 'slider').ariaLabel === 'Stelle in der Partie');
    return [english, german];
  }

  it('are announced each in its own, whatever an answer waits for', async () => {
    const [english, german] = await both();
    await german.play();
    const steps = heard(german, 'sgf-navigate');
    const menu = await openMenu(english);
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = () => 'javascript:void 0'; // no file is saved in a test
    const said: string[] = [];
    for (let i = 0; i < 12; i++) {
      const before = steps.length;
      press(menu, 'png');
      await until(() => spokenBy(english) !== '' && steps.length > before);
      said.push(spokenBy(english));
      english.next();
      english.prev();
    }
    URL.createObjectURL = create;
    german.pause();
    expect([...new Set(said)]).to.deep.equal(['Saved as Ada - Lin.png']);
  });

  it('list the games of one file each in its own', async () => {
    const games = addressOf('(;SZ[9]PB[Ada];B[aa])(;SZ[9];B[bb])(;SZ[9]PW[Lin];B[cc])');
    const one = (lang: string) => `<p lang="${lang}"><sgf-board src="${games}"></sgf-board></p>`;
    const page = await fixture<HTMLElement>(`<div>${one('de')}${one('en')}</div>`);
    const boards = await Promise.all([...page.querySelectorAll('sgf-board')].map(settled));
    const titles: string[] = [];
    for (const board of boards) {
      await untilPart(board, 'button-games');
      if (board === boards[0])
        await until(() => partOf(board, 'slider').ariaLabel?.startsWith('Stelle'));
      partOf(board, 'button-games').click();
      const dialog = await untilDialog(board, 'ol b');
      titles.push([...dialog.querySelectorAll('ol b')].map(wordsOf).join(', '));
      dialog.close();
    }
    expect(titles).to.deep.equal([
      'Ada – Weiß, Partie 2, Schwarz – Lin',
      'Ada – White, Game 2, Black – Lin',
    ]);
  });
});
