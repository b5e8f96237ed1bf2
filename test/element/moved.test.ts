import { expect, fixture } from '../helpers/testing.js';
import { addressOf, type Board, boardFrom, boardIn, boardOf, frames, heard } from './board.js';
import { partOf, RECORDS, settled, textOf, untilPart } from './board.js';
import { Pixels } from './pixels.js';
import { FetchGate } from './page.js';
import { until } from '../helpers/until.js';

const GAME = '(;SZ[9]PB[Ada];B[aa];W[bb];B[cc])';

describe('a board that is moved in the page', () => {
  const moves: Record<string, (board: Board, to: Element) => void> = {
    'by append': (board, to) => to.append(board),
    'by moveBefore': (board, to) => {
      const { moveBefore } = to as { moveBefore?: (node: Node, child: null) => void };
      if (moveBefore) moveBefore.call(to, board, null);
      else to.append(board); // as pages do where browsers lack it
    },
  };
  for (const [name, move] of Object.entries(moves)) {
    it(`keeps its record, its place and its picture: ${name}`, async () => {
      const group = await fixture(
        `<div><sgf-board style="width:200px" src="${RECORDS}nine.sgf?${name}"></sgf-board><p></p></div>`,
      );
      const board = await settled(boardIn(group));
      const gate = new FetchGate();
      const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
      await until(() => canvas.width > 0 && canvas.style.opacity === '');
      board.goTo(4);
      const events = ['load', 'error', 'sgf-navigate'].map((type) => heard(board, type));
      await settled(board);
      const [{ collection }, { width }] = [board, canvas];
      move(board, group.querySelector('p') as Element);
      for (let frame = 0; frame < 4; frame++) {
        await frames(1);
        expect([canvas.width, canvas.style.opacity]).to.deep.equal([width, '']);
      }
      expect([board.moveNumber, board.collection]).to.deep.equal([4, collection]);
      expect([...gate.asked, ...events.flat()]).to.have.length(0);
      gate.restore();
    });

    it(`does not ask again for what is on its way: ${name}`, async () => {
      const gate = new FetchGate('waits');
      const group = await fixture(
        `<div><sgf-board src="${RECORDS}nine.sgf?waits${name}"></sgf-board><p></p></div>`,
      );
      const board = boardIn(group);
      await until(() => gate.asked.length === 1);
      move(board, group.querySelector('p') as Element);
      await frames(2); // the browser tells with one that the board is seen
      gate.restore();
      await settled(board);
      expect(gate.asked).to.have.length(1);
      expect(textOf(board, 'player-black')).to.contain('Mira');
    });
  }
});

describe('a board that is moved by moveBefore', () => {
  it('is not even disconnected', async () => {
    const group = await fixture(`<div><sgf-board>${GAME}</sgf-board><p></p></div>`);
    const board = await settled(boardIn(group));
    const calls: string[] = [];
    board.addController({ hostDisconnected: () => calls.push('disconnected') });
    const { moveBefore } = group as { moveBefore?: (node: Node, child: null) => void };
    moveBefore?.call(group, board, null);
    expect(calls).to.deep.equal([]);
    board.remove();
    expect(calls).to.deep.equal(['disconnected']);
  });
});

describe('a board that is not seen at first', () => {
  const hidden: Record<string, [string, (group: Element) => void]> = {
    'display: none': [
      `<div style="display:none">`,
      (group) => group.firstElementChild?.removeAttribute('style'),
    ],
    'closed details': ['<details>', (group) => group.firstElementChild?.setAttribute('open', '')],
    'the attribute hidden': [
      '<div hidden>',
      (group) => group.firstElementChild?.removeAttribute('hidden'),
    ],
  };
  for (const [name, [box, open]] of Object.entries(hidden)) {
    it(`is shown when it comes to light: ${name}`, async () => {
      const group = await fixture(
        `<section>${box}<sgf-board style="width:200px" src="${addressOf(GAME)}"></sgf-board></section>`,
      );
      await frames(2); // what is seen is told with them
      expect(boardIn(group).collection).to.equal(undefined);
      open(group);
      await until(() => boardIn(group).collection);
      const canvas = partOf(boardIn(group), 'canvas') as HTMLCanvasElement;
      await until(() => canvas.width > 100 && canvas.style.opacity === '');
    });
  }

  it('is as it was when the page comes back from the cache of the browser', async () => {
    const board = await boardOf(GAME);
    board.goTo(2);
    const loads = heard(board, 'load');
    for (const type of ['pagehide', 'pageshow']) {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
    await settled(board);
    expect([board.moveNumber, loads.length]).to.deep.equal([2, 0]);
  });
});

describe('a copy of a board', () => {
  it('shows the record and takes its children along', async () => {
    const board = await settled(await boardFrom(`<sgf-board><pre>${GAME}</pre></sgf-board>`));
    board.last();
    board.after(board.cloneNode(true));
    const copy = board.nextElementSibling as Board;
    await settled(copy);
    expect([copy.moveNumber, copy.tree.size, copy.children.length]).to.deep.equal([0, 4, 1]);
    copy.remove();
  });
});

describe('a board that is moved into another document', () => {
  async function frameOf(html: string): Promise<HTMLIFrameElement> {
    const frame = await fixture<HTMLIFrameElement>(
      `<iframe style="width:400px;height:600px" srcdoc="<!doctype html><style>:root{overflow:hidden}</style>${html}"></iframe>`,
    );
    await until(() => frame.contentDocument?.querySelector('p'));
    return frame;
  }

  it('keeps its styles, its picture and its place, there and back again', async () => {
    const board = await boardOf(GAME, 'style="width:300px"');
    const home = board.parentElement as HTMLElement;
    await untilPart(board, 'button-next');
    board.goTo(2);
    await settled(board);
    const looks = () => [
      ...['frame', 'board', 'controls', 'comment'].map((name) => {
        const { display, fontSize, gridArea } = getComputedStyle(
          board.shadowRoot?.querySelector(`.${name}`) as Element,
        );
        return [name, display, fontSize, gridArea].join();
      }),
      board.moveNumber,
    ];
    const colorOf = (each: Board) =>
      new Pixels(partOf(each, 'canvas') as HTMLCanvasElement).meanColor();
    const [before, color] = [looks(), colorOf(board)];
    const frame = await frameOf('<style>body{margin:0;font:16px sans-serif}</style><p></p>');
    const there = frame.contentDocument?.body as HTMLElement;
    there.append(board);
    await settled(board);
    await frames(3);
    expect(looks()).to.deep.equal(before);
    for (const [at, share] of colorOf(board).entries())
      expect(share).to.be.closeTo(color[at] ?? NaN, 2);
    partOf(board, 'button-next').click();
    await until(() => board.moveNumber === 3);
    home.append(board);
    board.goTo(2);
    await settled(board);
    await frames(3);
    expect(looks()).to.deep.equal(before);
    for (const [at, share] of colorOf(board).entries())
      expect(share).to.be.closeTo(color[at] ?? NaN, 2);
  });

  it('has its panels if it goes there first', async () => {
    const frame = await frameOf('<p></p>');
    const board = Object.assign(document.createElement('sgf-board'), { sgf: GAME });
    board.loading = 'eager';
    frame.contentDocument?.body.append(board);
    const button = await untilPart(board, 'button-next');
    expect(getComputedStyle(button).display).not.to.equal('inline-block');
    button.click();
    await until(() => board.moveNumber === 1);
  });
});
