import { expect, fixture } from '../../helpers/testing.js';
import { type Board, boardFrom, boardIn, heard, RECORDS, settled } from '../board.js';
import { blackBeside, untilError } from '../board.js';
import { FetchGate } from '../page.js';
import { until } from '../../helpers/until.js';

const GAME = '(;SZ[9]PB[Ada];B[aa];W[bb])';
async function page(markup: string): Promise<Board[]> {
  const group = await fixture(`<div>${markup}</div>`);
  return [...group.querySelectorAll('sgf-board')];
}

const boardOf = (id: string, attributes: string, content = '') =>
  `<sgf-board id="${id}" style="width:150px" ${attributes}>${content}</sgf-board>`;

async function two(markup: string): Promise<[Board, Board]> {
  return (await page(markup)) as [Board, Board];
}

describe('the record of another board', () => {
  const forms: Record<string, string> = {
    'of an address': boardOf('g1', `src="${RECORDS}nine.sgf?shared"`),
    'in an attribute': boardOf('g1', `data-sgf="${GAME}"`),
    'inside it': boardOf('g1', '', GAME),
    'in another game': boardOf('g1', 'data-sgf="(;GM[11]SZ[5];B[a1])"'),
    'in an old dialect': boardOf('g1', 'data-sgf="(;GM[1]S[bbcc])"'),
  };
  for (const [name, first] of Object.entries(forms)) {
    it(`is shared with it: one ${name}`, async () => {
      const gate = new FetchGate();
      const [one, other] = await two(first + boardOf('g2', 'src="#g1" move="1"'));
      await Promise.all([settled(one), settled(other)]);
      expect(other.collection).not.to.equal(undefined);
      expect(other.collection).to.equal(one.collection);
      expect([one.currentPath, other.currentPath]).to.deep.equal(['0', '1']);
      expect(gate.asked.length).to.be.at.most(1);
      gate.restore();
    });
  }

  it('has an address that reads as absolute', async () => {
    const [, other] = await two(boardOf('g1', '', GAME) + boardOf('g2', 'src="#g1"'));
    expect(other.src).to.equal(new URL('#g1', document.baseURI).href);
    expect(other.getAttribute('src')).to.equal('#g1');
    await settled(other);
  });

  it('may come from a board further down, and by way of a third', async () => {
    const boards = await page(
      boardOf('a', 'src="#b"') + boardOf('b', 'src="#c"') + boardOf('c', '', GAME),
    );
    await Promise.all(boards.map(settled));
    expect(new Set(boards.map(({ collection }) => collection)).size).to.equal(1);
    expect(boards.map(blackBeside)).to.deep.equal(['Ada', 'Ada', 'Ada']);
  });

  it('is loaded though that board is far from the screen', async () => {
    const group = await fixture(
      `<div>${boardOf('g2', 'src="#g1"')}<p style="height:5000px"></p>${boardOf('g1', `src="${RECORDS}nine.sgf?far"`)}</div>`,
    );
    await settled(boardIn(group));
    expect(blackBeside(boardIn(group))).to.equal('Mira');
  });

  it('is followed when that board gets another one, and not any more when src changes', async () => {
    const [one, other] = await two(boardOf('g1', '', GAME) + boardOf('g2', 'src="#g1"'));
    await Promise.all([settled(one), settled(other)]);
    one.sgf = '(;PB[Olga])';
    await until(() => blackBeside(other) === 'Olga');
    expect(other.collection).to.equal(one.collection);
    other.src = `${RECORDS}nine.sgf`;
    await settled(other);
    one.sgf = '(;PB[Zoe])';
    await settled(one);
    await settled(other);
    expect([blackBeside(one), blackBeside(other)]).to.deep.equal(['Zoe', 'Mira']);
  });

  it('is followed after the board was away, and stays as it is when it is moved', async () => {
    const [one, other] = await two(boardOf('g1', '', GAME) + boardOf('g2', 'src="#g1"'));
    await Promise.all([settled(one), settled(other)]);
    const loads = heard(other, 'load');
    other.goTo(2);
    one.before(other);
    await settled(other);
    expect([other.moveNumber, loads.length]).to.deep.equal([2, 0]);
    other.remove();
    await settled(one);
    one.sgf = '(;PB[Olga])';
    await settled(one);
    await settled(one);
    expect(loads).to.have.length(0);
    one.after(other);
    await until(() => blackBeside(other) === 'Olga');
  });

  it('comes when the board with it comes', async () => {
    const board = await boardFrom(boardOf('g2', 'src="#late"'));
    expect((await untilError(board)).message)
      .to.contain('“late”')
      .and.contain('id');
    board.insertAdjacentHTML('afterend', boardOf('late', '', GAME));
    await until(() => blackBeside(board) === 'Ada');
    expect(board.error).to.equal(undefined);
  });

  it('comes when an element gets its id', async () => {
    const [one, other] = await two(boardOf('g1', '', GAME) + boardOf('g2', 'src="#named"'));
    await untilError(other);
    one.id = 'named';
    await until(() => other.collection !== undefined);
    expect(other.collection).to.equal(one.collection);
  });

  it('is a clear message where there is none, or where that board fails', async () => {
    const [one, other] = await two(boardOf('g1', '') + boardOf('g2', 'src="#g1"'));
    expect((await untilError(other)).message)
      .to.contain('“g1”')
      .and.contain('no game record');
    one.src = `${RECORDS}missing.sgf`;
    await until(() => other.error?.message.includes('missing.sgf'));
    expect(other.shadowRoot?.querySelector('[part~=button-retry]')).to.equal(null);
    one.sgf = GAME;
    await until(() => blackBeside(other) === 'Ada');
  });

  for (const circle of [['a', 'b'], ['a', 'b', 'c'], ['a']]) {
    it(`can’t go round: ${circle.join(', ')}`, async () => {
      const links = circle.map((id, at) =>
        boardOf(id, `src="#${circle[(at + 1) % circle.length]}"`),
      );
      const boards = await page(links.join(''));
      const errors = await Promise.all(boards.map(untilError));
      for (const { message } of errors)
        expect(message).to.contain('from each other').and.contain('One of');
      const [first] = boards;
      if (first) first.src = `${RECORDS}nine.sgf?${circle.length}`;
      await until(() => boards.every((board) => blackBeside(board) === 'Mira'));
    });
  }

  it('is that of the board beside it in a shadow tree, else in the document', async () => {
    const group = await fixture(`<div>${boardOf('g1', '', GAME)}<p></p></div>`);
    const root = group.querySelector('p')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = boardOf('g2', 'src="#g1"');
    const board = root.querySelector('sgf-board') as Board;
    await settled(board);
    expect(blackBeside(board)).to.equal('Ada');
    board.insertAdjacentHTML('afterend', boardOf('g1', '', '(;PB[Near])'));
    await until(() => blackBeside(board) === 'Near');
  });
});

describe('the record of another element', () => {
  const holders: Record<string, string> = {
    'a script': `<script type="application/x-go-sgf" id="r">${GAME}</script>`,
    'a template': `<template id="r">${GAME}</template>`,
    'a textarea': `<textarea id="r">${GAME}</textarea>`,
    'a pre': `<pre id="r">${GAME}</pre>`,
    'a box with one in it': `<div id="r"><pre>${GAME}</pre></div>`,
  };
  for (const [name, holder] of Object.entries(holders)) {
    it(`is read once for all: ${name}`, async () => {
      const [one, other] = await two(
        holder + boardOf('g1', 'src="#r"') + boardOf('g2', 'src="#r"'),
      );
      await Promise.all([settled(one), settled(other)]);
      expect(blackBeside(one)).to.equal('Ada');
      expect(one.collection).to.equal(other.collection);
    });
  }

  it('may have any name', async () => {
    const [board] = await page(
      `<pre id="Übung 1/2%">${GAME}</pre>${boardOf('g1', 'src="#Übung 1/2%"')}`,
    );
    if (board) await settled(board);
    expect(board && blackBeside(board)).to.equal('Ada');
  });

  it('may be for a board in no page', async () => {
    await fixture(`<pre id="r">${GAME}</pre>`);
    const board = document.createElement('sgf-board');
    board.src = '#r';
    await board.ready;
    expect(board.tree.size).to.equal(3);
  });

  it('is a clear message where the element is something else', async () => {
    const [board] = await page(`<p id="r">Hello</p>${boardOf('g1', 'src="#r"')}`);
    expect(board && (await untilError(board)).message)
      .to.contain('“r”')
      .and.contain('(;');
  });
});
