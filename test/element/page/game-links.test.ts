import { expect } from '../../helpers/testing.js';
import type { NavigateDetail } from '../../../src/index.js';
import {
  type Board,
  boardIn,
  boardOf,
  click,
  heard,
  partOf,
  settled,
  untilPart,
} from '../board.js';
import { clickOn, linkIn, page, usePageHistory } from './link-page.js';
import { warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';
import { openMenu, press } from '../menu.js';

const THREE = `(;SZ[9];B[aa];W[bb];B[cc])
  (;SZ[9]PB[Ada]PW[Lin];B[dd];W[ee]N[Two];B[ff](;W[gg];B[hh])(;W[ii];B[gh]))
  (;SZ[9];B[ac])`;

/** The number of the shown game, and the address in it. */
const shown = (board: Board) => [board.collection?.trees.indexOf(board.tree), board.currentPath];

async function pageOf(content: string, attributes = ''): Promise<Element> {
  const group = await page(content, `data-sgf="${THREE}" ${attributes}`);
  await untilPart(boardIn(group), 'button-games');
  return group;
}

const next = (board: Board) => click(board, 'button-next-game');

describe('the address of a node in a game of a collection', () => {
  const past = usePageHistory();

  it('names the game that the reader has chosen', async () => {
    const board = boardIn(await pageOf(''));
    board.goTo(2);
    expect(board.currentPath).to.equal('2');
    const events = heard<CustomEvent<NavigateDetail>>(board, 'sgf-navigate');
    await next(board);
    board.goTo('3.2.1');
    expect(board.currentPath).to.equal('game2.3.2.1');
    expect(events.map(({ detail: { path, game } }) => `${game}: ${path}`)).to.eql([
      '2: game2.0',
      '2: game2.3.2.1',
    ]);
  });

  for (const [href, path] of Object.entries({
    '#g1/game2.3.2.1': 'game2.3.2.1',
    '#g1/game2.%23Two': 'game2.2',
    '#g1/game2.#Two': 'game2.2',
    '#g1/game2': 'game2.0',
    '#g1/game3.last': 'game3.1',
  })) {
    it(`leads there from a link: ${href}`, async () => {
      const group = await pageOf(`<a href="${href}">Here</a>`);
      const events = heard<CustomEvent<NavigateDetail>>(group, 'sgf-navigate');
      expect(clickOn(linkIn(group)).defaultPrevented).to.equal(true);
      const board = boardIn(group);
      expect(shown(board)).to.eql([Number(path[4]) - 1, path]);
      expect(events.map(({ detail }) => [detail.path, detail.source])).to.eql([[path, 'link']]);
      await until(() => linkIn(group).ariaCurrent === 'true', 'the link is marked');
    });
  }

  it('leads to the game of the page where it names none, whatever the reader has chosen', async () => {
    const group = await pageOf('<a href="#g1/1">Here</a>', 'game="2"');
    const board = boardIn(group);
    await next(board);
    expect(shown(board)).to.eql([2, 'game3.0']);
    clickOn(linkIn(group));
    expect(shown(board)).to.eql([1, '1']);
    await until(() => linkIn(group).ariaCurrent === 'true', 'the link is marked');
    await next(board);
    board.goTo(1);
    await settled(board);
    expect(linkIn(group).ariaCurrent, 'in another game').to.equal(null);
  });

  it('leads there from buttons and scripts, too', async () => {
    const group = await pageOf(
      '<button commandfor="g1" command="--go" value="game2.2">There</button>' +
        '<button class="plain" commandfor="g1" command="--go" value="2">Here</button>',
    );
    const board = boardIn(group);
    linkIn(group, 'button').click();
    await until(() => board.currentPath === 'game2.2');
    linkIn(group, '.plain').click();
    await until(() => board.currentPath === '2');
    expect(board.goTo('game3.1')).to.equal(true);
    expect(board.goTo(0), 'the shown game').to.equal(true);
    expect(shown(board)).to.eql([2, 'game3.0']);
    expect(board.goTo('game9.1')).to.equal(false);
    expect(shown(board)).to.eql([2, 'game3.0']);
  });

  it('opens a board as its path', async () => {
    const board = await boardOf(THREE, 'path="game2.3.2"');
    await untilPart(board, 'button-games');
    expect(shown(board)).to.eql([1, '3.2']);
    board.next();
    await next(board);
    board.path = 'game2.1';
    await settled(board);
    expect(shown(board)).to.eql([1, '1']);
  });

  it('warns of a game that the record does not have', async () => {
    const group = await pageOf('<a href="#g1/game9.1">Here</a>');
    const warnings = await warningsOf(async () => {
      expect(clickOn(linkIn(group)).defaultPrevented).to.equal(false);
      await settled(boardIn(group));
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('no such game');
    expect(shown(boardIn(group))).to.eql([0, '0']);
  });

  it('is what “Copy link to this move” copies', async () => {
    const board = boardIn(await pageOf(''));
    await next(board);
    board.goTo(2);
    const menu = await openMenu(board);
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve((copied = text)) },
    });
    try {
      press(menu, 'link');
      await until(() => copied);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    expect(copied).to.match(/#g1\/game2\.2$/);
  });

  it('comes with its game in the history', async () => {
    const group = await pageOf(
      '<a href="#g1/game2.2">Here</a><a href="#g1/1" class="second">There</a>',
    );
    const board = boardIn(group);
    clickOn(linkIn(group));
    board.next();
    clickOn(linkIn(group, '.second'));
    expect(shown(board)).to.eql([0, '1']);
    past.go(-1);
    expect(shown(board)).to.eql([1, 'game2.3']);
    past.go(-1);
    expect(shown(board)).to.eql([0, 'game1.0']);
  });
});

describe('a reader who comes back to a game', () => {
  it('finds the move at which they left it, on the same line', async () => {
    const board = boardIn(await pageOf(''));
    await next(board);
    board.goTo('3.2');
    await board.updateComplete;
    await next(board);
    expect(shown(board)).to.eql([2, 'game3.0']);
    const events = heard<CustomEvent<NavigateDetail>>(board, 'sgf-navigate');
    await click(board, 'button-prev-game');
    expect(shown(board)).to.eql([1, 'game2.3.2']);
    expect(events.map(({ detail }) => detail.path)).to.eql(['game2.3.2']);
    board.prev();
    board.next();
    expect(board.currentPath, 'the line stays').to.equal('game2.3.2');
    expect(partOf(board, 'button-games').textContent.trim()).to.equal('2 / 3');
  });

  it('finds their own moves', async () => {
    const board = boardIn(await pageOf('', 'try'));
    expect(board.goTo('1.ee.ff')).to.equal(true);
    await until(() => board.currentPath === '1.ee.ff');
    await next(board);
    await click(board, 'button-prev-game');
    expect(board.currentPath).to.equal('game1.1.ee.ff');
  });

  it('comes where the page opens a game, if the page does', async () => {
    const board = boardIn(await pageOf(''));
    board.goTo(2);
    await next(board);
    board.game = '1';
    await settled(board);
    expect(shown(board)).to.eql([0, '0']);
    await next(board);
    board.game = '1'; // once more the same
    await settled(board);
    expect(shown(board)).to.eql([0, '0']);
  });
});

describe('a link to a board in a closed <details>', () => {
  usePageHistory();

  it('opens it, whatever stands between', async () => {
    const group = await page('<a href="#g1/2">Here</a><details><p></p></details>');
    const board = boardIn(group);
    const details = linkIn(group, 'details') as HTMLDetailsElement;
    const inner = document.createElement('div');
    const root = inner.attachShadow({ mode: 'open' });
    root.innerHTML = '<details><slot></slot></details>';
    linkIn(details, 'p').append(inner);
    inner.append(board);
    clickOn(linkIn(group));
    expect(details.open).to.equal(true);
    expect(root.querySelector('details')?.open).to.equal(true);
    await until(() => board.moveNumber === 2);
  });
});
