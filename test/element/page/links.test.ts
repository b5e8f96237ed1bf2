import { expect } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import type { NavigateDetail } from '../../../src/index.js';
import { type Board, boardIn, heard, partOf, RECORDS, settled, spokenBy } from '../board.js';
import { clickOn, GAME, isLinked, linkIn, page, usePageHistory } from './link-page.js';
import { FetchGate, warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';

describe('a link to a board', () => {
  const past = usePageHistory();

  const hrefs: Record<string, number> = {
    '#g1/3': 3,
    '#g1/0+1': 0,
    '#g1/last': 9,
    '#g1/-1': 9,
    '#g1/%23Dia.%2015': 3,
    '#g1/#Dia. 15': 3,
    ' #g1/4 ': 4,
    [`${location.href.replace(/#.*/, '')}#g1/5`]: 5,
    [`${location.search}#g1/6`]: 6,
  };
  for (const [href, move] of Object.entries(hrefs)) {
    it(`moves it: ${href.replace(location.href, '…')}`, async () => {
      const group = await page(`<a href="${href}">Here</a>`);
      boardIn(group).goTo(1);
      expect(clickOn(linkIn(group)).defaultPrevented).to.equal(true);
      expect(boardIn(group).moveNumber).to.equal(move);
    });
  }

  it('is told from others', async () => {
    for (const href of [
      '#g1',
      '#g1/',
      '#g9/3',
      '/elsewhere#g1/3',
      `${RECORDS}#g1/3`,
      'https://[broken#g1/3',
      '#/g1/3',
    ]) {
      const group = await page(`<a href="${href}">Here</a>`);
      const warnings = await warningsOf(async () => {
        expect(clickOn(linkIn(group)).defaultPrevented, href).to.equal(false);
        await settled(boardIn(group));
      });
      expect([boardIn(group).moveNumber, past.length, warnings.length], href).to.deep.equal([
        0, 1, 0,
      ]);
    }
  });

  it('is the browser’s when it opens elsewhere, saves, or the page took it first', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    const link = linkIn(group);
    const isTaken = (init: MouseEventInit = {}) => clickOn(link, init).defaultPrevented;
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(isTaken({ [key]: true }), key).to.equal(false);
    }
    expect(isTaken({ button: 1 })).to.equal(false);
    link.setAttribute('target', '_blank');
    expect(isTaken()).to.equal(false);
    link.removeAttribute('target');
    link.setAttribute('download', '');
    expect(isTaken()).to.equal(false);
    link.removeAttribute('download');
    const first = { once: true, capture: true };
    addEventListener('click', (event) => event.preventDefault(), first);
    isTaken();
    expect(boardIn(group).moveNumber).to.equal(0);
    link.setAttribute('target', '_self');
    expect(isTaken()).to.equal(true);
    expect(boardIn(group).moveNumber).to.equal(3);
  });

  it('works where a theme scrolls to fragments itself, and finds no such element', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    const link = linkIn(group);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      document.getElementById('g1/3')?.scrollIntoView({ behavior: 'smooth' });
    });
    clickOn(link);
    expect(boardIn(group).moveNumber).to.equal(3);
  });

  it('is the page’s to prevent where it is not a link', async () => {
    const group = await page('<span data-sgf-board="g1" data-path="3">Here</span>');
    const word = linkIn(group, 'span');
    word.addEventListener('click', (event) => event.preventDefault(), { once: true });
    clickOn(word);
    expect(boardIn(group).moveNumber).to.equal(0);
    clickOn(word);
    expect(boardIn(group).moveNumber).to.equal(3);
  });

  it('may hold markup, and stand inside other elements', async () => {
    const group = await page('<details open><p><a href="#g1/3">See <b>3</b></a></p></details>');
    clickOn(linkIn(group, 'b'));
    expect(boardIn(group).moveNumber).to.equal(3);
  });

  it('may stand in a shadow tree, and means the board beside it first', async () => {
    const group = await page('<p></p>');
    const root = linkIn(group, 'p').attachShadow({ mode: 'open' });
    root.innerHTML = '<a href="#g1/3">Here</a>';
    clickOn(linkIn(root));
    expect(boardIn(group).moveNumber).to.equal(3);
    root.innerHTML = `<a href="#g1/0">Here</a><sgf-board id="g1" data-sgf="${GAME}"></sgf-board>`;
    const beside = root.querySelector('sgf-board') as Board;
    await settled(beside);
    await until(() => linkIn(root).ariaCurrent === 'true');
    linkIn(root).setAttribute('href', '#g1/4');
    clickOn(linkIn(root));
    expect([boardIn(group).moveNumber, beside.moveNumber]).to.deep.equal([3, 4]);
  });

  it('takes one entry in the history, and steps take none', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    clickOn(linkIn(group));
    expect([past.length, location.hash]).to.deep.equal([2, '#g1/3']);
    boardIn(group).next();
    await settled(boardIn(group));
    expect([past.length, location.hash]).to.deep.equal([2, '#g1/3']);
    boardIn(group).prev();
    clickOn(linkIn(group));
    expect(past.length).to.equal(2);
  });

  it('is undone by Back, which leads to where the board was, and done again by Forward', async () => {
    history.replaceState({ page: 'its own' }, '');
    const group = await page('<a href="#g1/3">Here</a><a href="#g1/7" class="second">There</a>');
    const board = boardIn(group);
    board.goTo(5);
    clickOn(linkIn(group));
    board.next();
    clickOn(linkIn(group, '.second'));
    expect(board.moveNumber).to.equal(7);
    past.go(-1);
    expect([board.moveNumber, location.hash]).to.deep.equal([4, '#g1/3']);
    past.go(-1);
    expect([board.moveNumber, location.hash]).to.deep.equal([5, '']);
    expect(history.state).to.include({ page: 'its own' });
    past.go(2);
    expect([board.moveNumber, location.hash]).to.deep.equal([7, '#g1/7']);
  });

  it('is undone by Back, which leads to the game that was shown', async () => {
    const group = await page(
      '<a href="#g1/2">Here</a>',
      'data-sgf="(;SZ[9];B[aa];W[bb];B[cc])(;SZ[13];B[dd];W[ee])"',
    );
    const board = boardIn(group);
    const shown = () => [board.tree.size, board.moveNumber];
    clickOn(linkIn(group));
    board.next();
    board.game = '2';
    await settled(board);
    clickOn(linkIn(group));
    expect(shown()).to.eql([3, 2]);
    board.game = '1';
    await settled(board);
    linkIn(group).setAttribute('href', '#g1/1');
    clickOn(linkIn(group));
    expect(shown()).to.eql([4, 1]);
    board.game = '2';
    await settled(board);
    past.go(-1);
    await settled(board);
    expect(shown()).to.eql([4, 0]);
  });

  it('keeps what the page keeps in its history, whatever it is', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    history.replaceState(new Map([['page', 'its own']]), '');
    clickOn(linkIn(group));
    expect(history.state).to.be.instanceOf(Map);
    expect(boardIn(group).moveNumber).to.equal(3);
  });

  it('tells the page and those who can’t see the board', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    const events = heard<CustomEvent<NavigateDetail>>(group, 'sgf-navigate');
    clickOn(linkIn(group));
    expect(events.map(({ detail }) => detail.source)).to.deep.equal(['link']);
    await settled(boardIn(group));
    expect(spokenBy(boardIn(group))).to.contain('Move 3, Black C7');
  });

  it('does not take the focus', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    linkIn(group).focus();
    clickOn(linkIn(group));
    await settled(boardIn(group));
    expect(document.activeElement).to.equal(linkIn(group));
  });

  it('brings the board into view where no part of it is, and leaves it where one is', async () => {
    const group = await page('<a href="#g1/3">Here</a><div style="height:3000px"></div>');
    const board = boardIn(group);
    scrollTo(0, 0);
    clickOn(linkIn(group));
    const { top, bottom } = partOf(board, 'board').getBoundingClientRect();
    expect(top).to.be.lessThan(innerHeight);
    expect(bottom).to.be.greaterThan(0);
    scrollBy(0, top - innerHeight + 20);
    const place = scrollY;
    clickOn(linkIn(group));
    board.first();
    clickOn(linkIn(group));
    expect([scrollY, board.moveNumber]).to.deep.equal([place, 3]);
    scrollTo(0, 0);
  });

  for (const href of ['#g1/soon', '#g1/%23No such name', '#g1/3.x']) {
    it(`that leads nowhere is named to the author once, and left to the browser: ${href}`, async () => {
      const group = await page(`<a href="${href}">Here</a>`);
      const warnings = await warningsOf(async () => {
        for (const time of [1, 2]) {
          expect(clickOn(linkIn(group)).defaultPrevented, String(time)).to.equal(false);
        }
        await settled(boardIn(group));
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('g1/').and.contain('35.2.4');
      expect([boardIn(group).moveNumber, location.hash]).to.deep.equal([0, '']);
    });
  }

  it('waits for a record that is on its way; the last one counts', async () => {
    const gate = new FetchGate('waits');
    try {
      const links = '<a href="#g1/3">Here</a><a href="#g1/7" class="second">There</a>';
      const group = await page(
        `${links}<div style="height:3000px"></div>`,
        `src="${RECORDS}game.sgf?waits"`,
      );
      await until(() => isLinked(group));
      expect(gate.asked).to.have.length(0); // it is far below
      expect(clickOn(linkIn(group)).defaultPrevented).to.equal(true);
      clickOn(linkIn(group, '.second'));
      const events = heard<CustomEvent<NavigateDetail>>(group, 'sgf-navigate');
      gate.open('waits');
      await settled(boardIn(group));
      await until(() => boardIn(group).moveNumber === 7);
      expect(events).to.have.length(1);
    } finally {
      gate.restore();
      scrollTo(0, 0);
    }
  });

  it('is heeded as long as the board is in the page', async () => {
    const group = await page('<a href="#g1/3">Here</a>');
    const board = boardIn(group);
    board.remove();
    expect(clickOn(linkIn(group)).defaultPrevented).to.equal(false);
    group.append(board);
    expect(clickOn(linkIn(group)).defaultPrevented).to.equal(true);
    board.id = 'g2';
    expect(clickOn(linkIn(group)).defaultPrevented).to.equal(false);
    linkIn(group).setAttribute('href', '#g2/5');
    clickOn(linkIn(group));
    expect(board.moveNumber).to.equal(5);
  });

  it('may be any element with data-sgf-board: the address of the page stays', async () => {
    const group = await page(
      '<button type="button" data-sgf-board="g1" data-path="#Dia. 15">Here</button>' +
        '<a href="/elsewhere" data-sgf-board="g1" data-path="6">There</a>',
    );
    const entries = past.length;
    clickOn(linkIn(group, 'button'));
    expect(boardIn(group).moveNumber).to.equal(3);
    expect(clickOn(linkIn(group, 'a')).defaultPrevented).to.equal(true);
    expect(boardIn(group).moveNumber).to.equal(6);
    expect([past.length - entries, location.hash]).to.deep.equal([0, '']);
  });

  it('is a button for the keyboard where the page has made it none, as long as its board is there', async () => {
    const group = await page(
      '<span data-sgf-board="g1" data-path="6">Six</span>' +
        '<ul><li data-sgf-board="g1" data-path="4">Four</li></ul>' +
        '<p data-sgf-board="g1" data-path="2">Two or <a href="#g1/3">three</a></p>' +
        '<b data-sgf-board="g1" data-path="2" tabindex="-1" role="link">Two</b>' +
        '<i data-sgf-board="g9" data-path="2">No board</i>',
    );
    const stateOf = (selector: string) => {
      const link = linkIn(group, selector);
      return [link.getAttribute('role'), link.getAttribute('tabindex')];
    };
    const states = () => ['span', 'li', 'p', 'b', 'i'].map(stateOf);
    const untouched = [
      [null, null],
      ['link', '-1'],
      [null, null],
    ];
    expect(states()).to.eql([['button', '0'], [null, '0'], ...untouched]);
    await expect(group).to.be.accessible();
    const board = boardIn(group);
    for (const [selector, key, move] of [
      ['span', 'Enter', 6],
      ['li', ' ', 4],
    ] as const) {
      linkIn(group, selector).focus();
      await sendKeys({ press: key });
      expect([board.moveNumber, document.activeElement?.localName]).to.eql([move, selector]);
    }
    board.remove();
    expect(states(), 'nothing stays').to.eql([[null, null], [null, null], ...untouched]);
  });
});
