import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { boardIn, boardOf, partOf, rootOf, settled, spokenBy, untilPart } from '../board.js';
import {
  buttonOf,
  items,
  menuOf,
  openMenu,
  press,
  said,
  savedFiles,
  untilButton,
  withClipboard,
} from '../menu.js';
import { warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';
import { inWindow } from '../emulate.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin];B[aa];W[bb](;B[cc])(;B[dd]))';

describe('the tools', () => {
  inWindow(900, 800);

  it('are all there in a viewer, but a link only where the board has an id', async () => {
    const menu = await openMenu(await boardOf(GAME, 'id="t1"'));
    const all = [
      ...['link', 'copy', 'text', 'download', 'png', 'svg', 'print', 'book'],
      ...['rotate', 'mirror', 'swap-colors', 'fullscreen', 'count', 'settings', 'help'],
    ];
    const expected = all.filter((one) => one !== 'fullscreen' || document.fullscreenEnabled);
    expect(items(menu)).to.deep.equal(expected);
    expect(items(await openMenu(await boardOf(GAME)))).not.to.include('link');
  });

  it('fill the menu: no row stays empty until there is something to say', async () => {
    const board = await boardOf(GAME, 'id="t0"');
    const menu = await openMenu(board);
    const blank = () => {
      const [last] = [...menu.querySelectorAll('li button')].slice(-1);
      const { paddingBottom, borderBottomWidth } = getComputedStyle(menu);
      const edges = parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
      const bottom = last?.getBoundingClientRect().bottom ?? NaN;
      return menu.getBoundingClientRect().bottom - bottom - edges;
    };
    expect(blank()).to.be.closeTo(0, 1);
    press(menu, 'rotate');
    await until(() => said(menu), 'it should say what it has done');
    expect(blank()).to.be.above(10);
  });

  const choices: Record<string, string[]> = {
    link: ['link'],
    'help sgf': ['copy', 'download', 'help'],
    image: ['text', 'png', 'svg'],
    'settings go': ['settings'],
    'print flip': ['print', 'book', 'rotate', 'mirror', 'swap-colors'],
  };
  for (const [tools, expected] of Object.entries(choices)) {
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
        expect(spokenBy(board)).to.equal('Link copied');
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
      await untilButton(board);
      const { bottom } = board.getBoundingClientRect();
      const menu = await openMenu(board);
      press(menu, 'link');
      await until(() => menu.querySelector('textarea'));
      const field = menu.querySelector('textarea') as HTMLTextAreaElement;
      expect(field.value).to.match(/#t3\/0$/);
      expect(field.selectionEnd).to.equal(field.value.length);
      expect(said(menu)).to.match(/Your browser blocked this/);
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
    expect(rootOf(board).querySelector('[part~=button-tools], .tool-menu')).to.equal(null);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    parentElement?.append(board);
    await untilPart(board, 'button-tools');
    await openMenu(board);
  });
});
