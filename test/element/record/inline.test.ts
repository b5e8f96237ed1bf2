import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import { type Board, boardFrom, boardIn, settled, shownBoard, textOf } from '../board.js';
import { until } from '../../helpers/until.js';

const RECORD = '(;SZ[9]PB[Ines];B[ee];W[cc])';
const isShown = (board: Board, name = 'Ines') => textOf(board, 'player-black').startsWith(name);

describe('a record inside the element', () => {
  const forms: Record<string, string> = {
    'a script': `<script type="application/x-go-sgf">${RECORD}</script>`,
    'a template': `<template>${RECORD}</template>`,
    'a pre': `<pre>${RECORD}</pre>`,
    'a textarea': `<textarea>${RECORD}</textarea>`,
    'plain text': RECORD,
    'text with a paragraph around it': `<p>\n  ${RECORD}\n</p>`,
  };
  for (const [name, content] of Object.entries(forms)) {
    it(`may be ${name}`, async () => {
      const board = await shownBoard(`<sgf-board>${content}</sgf-board>`);
      expect(isShown(board)).to.equal(true);
      expect(board.last()).to.equal(true);
      expect(board.moveNumber).to.equal(2);
    });
  }

  it('is not seen as text once it is shown as a board', async () => {
    const board = await shownBoard(`<sgf-board><pre>${RECORD}</pre></sgf-board>`);
    expect(board.querySelector('pre')?.checkVisibility()).to.equal(false);
  });

  it('is given up for src where both are there', async () => {
    const board = await shownBoard(
      `<sgf-board src="/demo/records/nine.sgf"><pre>${RECORD}</pre></sgf-board>`,
    );
    expect(isShown(board, 'Mira')).to.equal(true);
  });

  it('is told from a link or a sentence that stands there as fallback', async () => {
    const board = await shownBoard('<sgf-board><a href="/about">The game (2026)</a></sgf-board>');
    expect(board.matches(':state(empty)')).to.equal(true);
    expect(board.error).to.equal(undefined);
  });
});

describe('a record set by script', () => {
  it('is taken from the property sgf, at once and again', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.sgf = RECORD;
    await until(() => isShown(board));
    board.sgf = '(;PB[Olga])';
    await until(() => isShown(board, 'Olga'));
    expect(board.moveNumber).to.equal(0);
  });

  it('is taken from the attribute data-sgf, also when that changes', async () => {
    const board = await shownBoard(`<sgf-board data-sgf="${RECORD}"></sgf-board>`);
    expect(isShown(board)).to.equal(true);
    expect(board.sgf).to.equal(RECORD);
    board.setAttribute('data-sgf', '(;PB[Olga])');
    await until(() => isShown(board, 'Olga'));
  });

  it('is taken from the attribute sgf, as servers write it, also when that changes', async () => {
    const board = await shownBoard(`<sgf-board sgf="${RECORD}"></sgf-board>`);
    expect(isShown(board)).to.equal(true);
    expect(board.sgf).to.equal(RECORD);
    board.setAttribute('sgf', '(;PB[Olga])');
    await until(() => isShown(board, 'Olga'));
  });

  it('is taken from sgf where data-sgf is there, too, in either order', async () => {
    for (const attributes of [
      `sgf="${RECORD}" data-sgf="(;PB[Olga])"`,
      `data-sgf="(;PB[Olga])" sgf="${RECORD}"`,
    ]) {
      const board = await shownBoard(`<sgf-board ${attributes}></sgf-board>`);
      expect(isShown(board)).to.equal(true);
      board.setAttribute('data-sgf', '(;PB[Mia])');
      await settled(board);
      expect(isShown(board)).to.equal(true);
      board.removeAttribute('sgf');
      await until(() => isShown(board, 'Mia'));
      board.remove(); // the next one is to be on the screen
    }
  });

  it('leaves the board to src, data-sgf or its content when the attribute sgf is removed or empty', async () => {
    const others: Record<string, [string, string]> = {
      Mira: ['src="/demo/records/nine.sgf"', ''],
      Olga: ['data-sgf="(;PB[Olga])"', ''],
    };
    for (const [name, [attribute, content]] of Object.entries(others)) {
      for (const remove of [
        (board: Board) => board.removeAttribute('sgf'),
        (board: Board) => board.setAttribute('sgf', ''),
      ]) {
        const board = await shownBoard(
          `<sgf-board sgf="${RECORD}" ${attribute}>${content}</sgf-board>`,
        );
        expect(isShown(board)).to.equal(true);
        remove(board);
        await settled(board);
        await until(() => isShown(board, name));
      }
    }
    const board = await shownBoard(`<sgf-board sgf="${RECORD}"></sgf-board>`);
    board.removeAttribute('sgf');
    await settled(board);
    expect(board.matches(':state(empty)')).to.equal(true);
  });

  it('is not written back into the attribute, and counts as what was set last', async () => {
    const board = await shownBoard(`<sgf-board sgf="${RECORD}"></sgf-board>`);
    board.sgf = '(;PB[Olga])';
    await until(() => isShown(board, 'Olga'));
    expect(board.getAttribute('sgf')).to.equal(RECORD);
    board.setAttribute('sgf', '(;PB[Mia])');
    await until(() => isShown(board, 'Mia'));
  });

  it('is not opened anew when the same text is set, as by hydration', async () => {
    const board = await shownBoard(`<sgf-board sgf="${RECORD}"></sgf-board>`);
    board.last();
    const { collection } = board;
    board.sgf = RECORD;
    board.setAttribute('data-sgf', '(;PB[Olga])');
    await settled(board);
    expect([board.collection, board.moveNumber]).to.deep.equal([collection, 2]);
  });

  it('is taken from an attribute that was there before the element was defined', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      `<iframe srcdoc="<!doctype html><sgf-board sgf='${RECORD}'></sgf-board>"></iframe>`,
    );
    await until(() => frame.contentDocument?.querySelector('sgf-board'));
    const page = frame.contentDocument as Document;
    const board = page.querySelector('sgf-board') as Board;
    const script = page.createElement('script');
    script.type = 'module';
    script.src = '/src/index.ts';
    page.head.append(script);
    await until(() => board.shadowRoot && isShown(board), 'the board should be upgraded');
    board.sgf = '(;PB[Olga])';
    await until(() => isShown(board, 'Olga'));
  });

  it('is taken from properties that were set before the element was defined', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      '<iframe srcdoc="<!doctype html><sgf-board></sgf-board>"></iframe>',
    );
    await until(() => frame.contentDocument?.querySelector('sgf-board'));
    const page = frame.contentDocument as Document;
    const board = page.querySelector('sgf-board') as Board;
    Object.assign(board, { sgf: RECORD, move: 'last' });
    const script = page.createElement('script');
    script.type = 'module';
    script.src = '/src/index.ts';
    page.head.append(script);
    await until(() => board.shadowRoot && isShown(board), 'the board should be upgraded');
    expect(board.moveNumber).to.equal(2);
  });

  it('is shown when its text is set after the element was put into the page', async () => {
    const group = await fixture('<div></div>');
    const board = document.createElement('sgf-board');
    group.append(board);
    await settled(board);
    expect(board.matches(':state(empty)')).to.equal(true);
    board.textContent = RECORD;
    await until(() => isShown(board), 'late text should be shown');
  });

  it('is shown when a script with it is appended later', async () => {
    const board = await shownBoard('<sgf-board></sgf-board>');
    const script = document.createElement('script');
    script.type = 'application/x-go-sgf';
    script.textContent = RECORD;
    board.append(script);
    await until(() => isShown(board), 'a late script should be shown');
  });

  it('is shown when the text is set before the element is put into the page', async () => {
    const group = await fixture('<div></div>');
    const board = document.createElement('sgf-board');
    board.textContent = RECORD;
    group.append(board);
    await settled(board);
    expect(isShown(board)).to.equal(true);
  });

  it('is shown in boards that are inserted as markup later', async () => {
    const group = await fixture('<div></div>');
    await aTimeout(20);
    group.innerHTML = `<section><sgf-board>${RECORD}</sgf-board></section>`;
    const board = await settled(boardIn(group));
    expect(isShown(board)).to.equal(true);
  });

  it('is shown in a copy of a board, and in a board that came from a template', async () => {
    const group = await fixture(`<div><sgf-board>${RECORD}</sgf-board></div>`);
    const board = await settled(boardIn(group));
    board.next();
    const copied = group.cloneNode(true) as Element;
    group.after(copied);
    const copy = await settled(boardIn(copied));
    expect(isShown(copy)).to.equal(true);
    expect([board.moveNumber, copy.moveNumber]).to.deep.equal([1, 0]);

    const template = document.createElement('template');
    template.innerHTML = `<sgf-board>${RECORD}</sgf-board>`;
    copied.replaceChildren(document.importNode(template.content, true));
    expect(isShown(await settled(boardIn(copied)))).to.equal(true);
    copied.remove();
  });

  it('lets a page move the board to another place without losing the reader’s place', async () => {
    const group = await fixture(`<div><p></p><sgf-board>${RECORD}</sgf-board></div>`);
    const board = await settled(boardIn(group));
    board.last();
    group.prepend(board);
    await board.ready;
    expect(board.moveNumber).to.equal(2);
    expect(isShown(board)).to.equal(true);
  });

  it('may be wrapped in blank lines and odd text, and is read all the same', async () => {
    const board = await shownBoard(`<sgf-board>\n\n  Game of today:\n  ${RECORD}\n\n</sgf-board>`);
    expect(isShown(board)).to.equal(true);
  });
});
