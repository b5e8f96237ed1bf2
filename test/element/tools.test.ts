import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { type Board, boardIn, boardOf, partOf, rootOf, settled } from './board.js';
import { warningsOf } from './page.js';
import { until } from '../helpers/until.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin];B[aa];W[bb](;B[cc])(;B[dd]))';

const untilButton = (board: Board) =>
  until(() => rootOf(board).querySelector('[part~=button-tools]'), 'the button');
const buttonOf = (board: Board) => partOf(board, 'button-tools');
const menuOf = (board: Board) =>
  rootOf(board).querySelector<HTMLElement>('.tool-menu:not([hidden])');

async function openMenu(board: Board): Promise<HTMLElement> {
  await untilButton(board);
  buttonOf(board).click();
  await until(() => menuOf(board)?.querySelector('button'), 'the menu');
  return menuOf(board) as HTMLElement;
}

const items = (menu: HTMLElement) =>
  [...menu.querySelectorAll('li button')].map(({ className }) => className.replace('tool-', ''));
const press = (menu: HTMLElement, item: string) =>
  menu.querySelector<HTMLElement>(`.tool-${item}`)?.click();
const said = (menu: HTMLElement) => menu.querySelector('.said')?.textContent ?? '';

/** Runs with another clipboard in place of the browser's. */
async function withClipboard(write: (text: string) => Promise<void>, run: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  await run();
  Reflect.deleteProperty(navigator, 'clipboard');
}

/** The files that are saved meanwhile. */
async function savedFiles(run: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  const value = function (this: HTMLAnchorElement) {
    names.push(this.download);
  };
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', { value, configurable: true });
  await run();
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  return names;
}

describe('the tools', () => {
  before(() => setViewport({ width: 900, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('are all there in a viewer, but a link only where the board has an id', async () => {
    const menu = await openMenu(await boardOf(GAME, 'id="t1"'));
    const all = [
      ...['link', 'copy', 'text', 'download', 'png', 'svg', 'print'],
      ...['fullscreen', 'flip', 'settings', 'help'],
    ];
    const expected = all.filter((one) => one !== 'fullscreen' || document.fullscreenEnabled);
    expect(items(menu)).to.deep.equal(expected);
    expect(items(await openMenu(await boardOf(GAME)))).not.to.include('link');
  });

  const wishes: Record<string, string[]> = {
    link: ['link'],
    'help sgf': ['copy', 'download', 'help'],
    image: ['text', 'png', 'svg'],
    'settings go': ['settings'],
    'print flip': ['print', 'flip'],
  };
  for (const [tools, expected] of Object.entries(wishes)) {
    it(`are those that the page names: ${tools}`, async () => {
      const board = await boardOf(GAME, `id="t2" tools="${tools}"`);
      expect(items(await openMenu(board))).to.deep.equal(expected);
    });
  }

  it('are left out by none, in a diagram, and in a tiny box', async () => {
    const boards = [
      [GAME, 'tools="none"'],
      [GAME, 'mode="diagram" controls="full"'],
      [GAME, 'style="width:200px"'],
    ] as const;
    for (const [sgf, attributes] of boards) {
      const board = await boardOf(sgf, attributes);
      await untilButton(board);
      expect(buttonOf(board).checkVisibility(), attributes).to.equal(false);
    }
  });

  it('stand below a diagram that names them', async () => {
    const board = await boardOf(GAME, 'mode="diagram" tools="sgf"');
    await untilButton(board);
    const { top } = buttonOf(board).getBoundingClientRect();
    expect(top).to.be.at.least(partOf(board, 'board').getBoundingClientRect().bottom);
    expect(items(await openMenu(board))).to.deep.equal(['copy', 'download']);
  });

  it('warn of nonsense once, and then are all there', async () => {
    const warnings = await warningsOf(async () => {
      const board = await boardOf(GAME, 'tools="lnik"');
      expect(items(await openMenu(board))).to.include('copy');
      board.next();
      await board.ready;
    });
    expect(warnings.filter((text) => text.includes('tools="lnik"'))).to.have.length(1);
  });

  it('copy the link to the shown move, and say so', async () => {
    const board = await boardOf(GAME, 'id="a b" lang="en"');
    board.goTo('2.2');
    await board.ready;
    const copied: string[] = [];
    await withClipboard(
      (text) => Promise.resolve(void copied.push(text)),
      async () => {
        const menu = await openMenu(board);
        press(menu, 'link');
        await until(() => said(menu) === 'Link copied');
        expect(rootOf(board).querySelector('.spoken')?.textContent).to.equal('Link copied');
        press(menu, 'copy');
        await until(() => said(menu) === 'SGF copied');
      },
    );
    const page = location.href.replace(/#.*/, '');
    expect(copied[0]).to.equal(`${page}#a%20b/2.2`);
    expect(copied[1]).to.contain('PB[Ada]');
  });

  it('offer a text to copy from where copying is refused, without moving the page', async () => {
    const board = await boardOf(GAME, 'id="t3" lang="en"');
    const refuse = () => Promise.reject(new Error('no'));
    await withClipboard(refuse, async () => {
      const { bottom } = board.getBoundingClientRect();
      const menu = await openMenu(board);
      press(menu, 'link');
      await until(() => menu.querySelector('textarea'));
      const field = menu.querySelector('textarea') as HTMLTextAreaElement;
      expect(field.value).to.match(/#t3\/0$/);
      expect(field.selectionEnd).to.equal(field.value.length);
      expect(said(menu)).to.match(/The browser refuses/);
      expect(board.getBoundingClientRect().bottom).to.equal(bottom);
    });
  });

  it('copy the position as a diagram in characters', async () => {
    const board = await boardOf(GAME, 'move="2" lang="en"');
    const copied: string[] = [];
    await withClipboard(
      (text) => Promise.resolve(void copied.push(text)),
      async () => {
        const menu = await openMenu(board);
        press(menu, 'text');
        await until(() => said(menu) === 'Diagram copied');
      },
    );
    expect(copied).to.deep.equal([await board.toText()]);
    expect(copied[0])
      .to.match(/^\s+A B C D E F G H J/)
      .and.match(/^9 X/m);
  });

  const typed = { '3': '3', '2.2': '2.2', '2,2': '2.2', last: '3', '-2': '2' };
  for (const [text, path] of Object.entries(typed)) {
    it(`go to the move that is typed: ${text}`, async () => {
      const board = await boardOf(GAME);
      const menu = await openMenu(board);
      menu.querySelector('input')?.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
      expect(board.currentPath).to.equal(path);
      expect(menuOf(board), 'closed').to.equal(null);
      expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    });
  }

  it('say what is no move, and let it be corrected', async () => {
    const board = await boardOf(GAME, 'lang="en"');
    const menu = await openMenu(board);
    const field = menu.querySelector('input') as HTMLInputElement;
    field.focus();
    for (const text of ['<b>3', '#Nobody', '7x']) {
      field.value = text;
      await sendKeys({ press: 'Enter' });
      const heard = said(menu).replace(/[\u2066-\u2069]/g, '');
      expect(heard).to.equal(`${text} is no move of this game`);
      expect(rootOf(board).querySelector('.spoken')?.textContent).to.contain('is no move');
      expect([board.moveNumber, rootOf(board).activeElement]).to.deep.equal([0, field]);
    }
    await sendKeys({ type: '1' }); // over what is selected
    await sendKeys({ press: 'Home' });
    expect([field.value, board.moveNumber], 'Home is the field’s').to.deep.equal(['1', 0]);
    await sendKeys({ press: 'Enter' });
    expect(board.moveNumber).to.equal(1);
  });

  it('go to a move of the game that the reader has chosen, or of the one that is typed', async () => {
    const board = await boardOf(`${GAME}(;SZ[9];B[ii];W[hh];B[gg];W[ff])`);
    for (const [text, path] of [
      ['game2.1', 'game2.1'],
      ['4', 'game2.4'],
    ] as const) {
      const menu = await openMenu(board);
      menu.querySelector('input')?.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
      expect(board.currentPath).to.equal(path);
    }
  });

  it('save the record and the picture under a name that says who plays', async () => {
    const board = await boardOf(GAME);
    const names = await savedFiles(async () => {
      const menu = await openMenu(board);
      for (const item of ['download', 'png', 'svg']) {
        press(menu, item);
        await until(() => said(menu).includes(item === 'download' ? '.sgf' : `.${item}`));
      }
    });
    expect(names.sort()).to.deep.equal(['Ada - Lin.png', 'Ada - Lin.sgf', 'Ada - Lin.svg']);
  });

  it('turn the board, and leave its attributes alone', async () => {
    const board = await boardOf(GAME);
    const menu = await openMenu(board);
    press(menu, 'flip');
    await until(() => board.rotate === '180');
    expect(board.hasAttribute('rotate')).to.equal(false);
  });

  it('are used by keys alone: open, go, close; the board does not step', async () => {
    const board = await boardOf(GAME);
    await untilButton(board);
    buttonOf(board).focus();
    await sendKeys({ press: 'Enter' });
    await until(() => menuOf(board)?.querySelector('button'));
    expect(buttonOf(board).ariaExpanded).to.equal('true');
    const active = () => rootOf(board).activeElement?.className;
    expect(active()).to.equal('tool-copy');
    await sendKeys({ press: 'ArrowDown' });
    expect(active()).to.equal('tool-text');
    await sendKeys({ press: 'End' });
    expect(active()).to.equal('tool-help');
    await sendKeys({ press: 'Escape' });
    expect(menuOf(board)).to.equal(null);
    expect(rootOf(board).activeElement).to.equal(buttonOf(board));
    expect(buttonOf(board).ariaExpanded).to.equal('false');
    expect(board.moveNumber).to.equal(0);
  });

  it('close with a press elsewhere', async () => {
    const board = await boardOf(GAME);
    await openMenu(board);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(menuOf(board)).to.equal(null);
  });

  it('lie within the window, in narrow boxes and in pages from right to left', async () => {
    for (const page of [
      'width:208px',
      'width:360px;direction:rtl',
      'width:208px;margin-left:auto',
    ]) {
      const container = await fixture(`<div style="${page}"><sgf-board></sgf-board></div>`);
      const board = boardIn(container);
      board.sgf = GAME;
      await settled(board);
      const { left, right, top, bottom } = (await openMenu(board)).getBoundingClientRect();
      expect(Math.min(left, top), page).to.be.at.least(0);
      expect(right, page).to.be.at.most(innerWidth);
      expect(bottom, page).to.be.at.most(innerHeight);
      container.remove();
    }
  });

  it('move nothing when they arrive', async () => {
    const board = await boardOf(GAME);
    const places = () =>
      ['slider', 'board', 'button-play'].map((name) => {
        const { x, y, width } = partOf(board, name).getBoundingClientRect();
        return [x, y, width].join();
      });
    const early = places();
    await untilButton(board);
    await board.ready;
    expect(places()).to.deep.equal(early);
    const { width, height } = buttonOf(board).getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(24);
  });

  for (const [scheme, colors] of Object.entries({
    light: 'background:#fff;color:#222',
    dark: 'background:#151515;color:#e8e8e8;color-scheme:dark',
  })) {
    it(`are accessible when open, ${scheme}`, async () => {
      const page = await fixture(`<div style="${colors}"><sgf-board id="t4"></sgf-board></div>`);
      const board = boardIn(page);
      board.sgf = GAME;
      await settled(board);
      const menu = await openMenu(board);
      await withClipboard(
        () => Promise.reject(new Error('no')),
        async () => {
          press(menu, 'copy');
          await until(() => menu.querySelector('textarea'));
        },
      );
      await expect(page).to.be.accessible();
    });
  }

  it('leave nothing behind, and come back', async () => {
    const board = await boardOf(GAME);
    await openMenu(board);
    const { parentElement } = board;
    board.remove();
    expect(rootOf(board).querySelector('.tools, .tool-menu')).to.equal(null);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    parentElement?.append(board);
    await until(() => rootOf(board).querySelector('[part~=button-tools]'));
    await openMenu(board);
  });
});
