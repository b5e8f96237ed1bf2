import { expect, fixture } from '../helpers/testing.js';
import {
  type Board,
  boardIn,
  boardOf,
  elementIn,
  frames,
  isSeen,
  partOf,
  RECORDS,
  rootOf,
} from './board.js';
import { settled, stepLineOf, untilError } from './board.js';
import { FetchGate } from './page.js';
import { untilPainted } from './pixels.js';
import { until } from '../helpers/until.js';
import { inWindow } from './emulate.js';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);
const LONG = `(;PB[${LONG_WORD}]BR[9 dan professional]PW[${'Long Name '.repeat(9)}]EV[${LONG_WORD}]PC[${LONG_WORD}]C[${LONG_WORD} ${'word '.repeat(300)}]N[${LONG_WORD}](;B[aa]C[http://example.org/${LONG_WORD}];W[bb])(;B[cc])(;N[${LONG_WORD}]))`;

async function boardIn1(width: number, attributes: string): Promise<Board> {
  const box = await fixture(
    `<div style="width:${width}px;--sgf-board-max-size:none"><sgf-board ${attributes}></sgf-board></div>`,
  );
  return settled(boardIn(box));
}

describe('the board in its box', () => {
  inWindow(1100, 900);

  for (const width of [160, 200, 300, 400, 700, 1000, 2000]) {
    it(`does not overflow at ${width} px, neither a game nor long words`, async () => {
      const long = LONG.replaceAll('"', '');
      const attributes = [
        `src="${RECORDS}game.sgf" move="12"`,
        `data-sgf="${long}" caption="${LONG_WORD}"`,
        `src="${RECORDS}missing-${LONG_WORD}.sgf"`,
        `mode="diagram" data-sgf="${long}" caption="${LONG_WORD}"`,
      ];
      for (const [index, text] of attributes.entries()) {
        const board = await boardIn1(width, text).catch(() => undefined);
        if (board) expectNoOverflow(board, `${width} px, case ${index}`);
        else expect(index).to.equal(2);
      }
    });
  }

  it('shows the message of an error within its box', async () => {
    const box = await fixture(
      `<div style="width:200px"><sgf-board src="/missing-${LONG_WORD}.sgf"></sgf-board></div>`,
    );
    const board = boardIn(box);
    await untilError(board);
    expectNoOverflow(board, 'error');
  });

  it('takes the width that it is given, up to its greatest', async () => {
    expect((await boardIn1(400, '')).getBoundingClientRect().width).to.equal(400);
    const limited = await boardIn1(800, 'style="--sgf-board-max-size: 300px"');
    expect(limited.getBoundingClientRect().width).to.equal(300);
  });

  for (const width of [300, 600, 1000]) {
    it(`keeps its height while the reader steps, at ${width} px`, async () => {
      const board = await boardIn1(width, `src="${RECORDS}game.sgf"`);
      await settled(board);
      const { height } = board.getBoundingClientRect();
      const top = () => partOf(board, 'controls').getBoundingClientRect().top;
      const controls = top();
      let steps = 0;
      do {
        if (steps++ % 5 === 0) await frames(1); // what sizes lead to comes with frames
        await board.updateComplete;
        expect(board.getBoundingClientRect().height).to.equal(height);
        expect(top()).to.equal(controls);
      } while (board.next());
      expect(board.moveNumber).to.be.greaterThan(30);
    });
  }
});

/** Whether a long comment has taken the room of the tree, which is out of its column's sight then. */
function isWrappedAway(board: Board, part: Element): boolean {
  const column = elementIn(board, '.side');
  const isClipped = getComputedStyle(column).overflowX === 'clip';
  const { left } = part.getBoundingClientRect();
  return isClipped && column.contains(part) && left >= column.getBoundingClientRect().right;
}

/** Nothing is wider than the board, and no text is cut off, but where “…” says so. */
function expectNoOverflow(board: Board, where: string): void {
  expect(board.scrollWidth, where).to.be.at.most(board.clientWidth);
  const host = board.getBoundingClientRect();
  for (const part of rootOf(board).querySelectorAll('[part]')) {
    if (!isSeen(part) || isWrappedAway(board, part)) continue;
    const isShortened = getComputedStyle(part).textOverflow === 'ellipsis';
    const name = `${where}: ${part.getAttribute('part') ?? ''}`;
    const { width } = part.getBoundingClientRect();
    if (!isShortened) expect(part.scrollWidth, name).to.be.at.most(Math.ceil(width));
    expect(part.getBoundingClientRect().right, name).to.be.at.most(host.right + 0.5);
    expect(part.getBoundingClientRect().left, name).to.be.at.least(host.left - 0.5);
  }
}

describe('a wide box', () => {
  inWindow(1500, 900);

  for (const width of [900, 1200, 1440]) {
    it(`has the same layout for a record in the page and at an address, at ${width} px`, async () => {
      const games = [
        '(;SZ[9];B[ee])',
        '(;SZ[9]PB[Ada]PW[Lin]RE[B+R];B[ee])',
        '(;SZ[9]PB[Ada]C[Text];B[ee])',
        '(;SZ[9];B[ee](;W[aa])(;W[bb]))',
      ];
      for (const game of games) {
        const places = [];
        const address = `data:application/x-go-sgf,${encodeURIComponent(game)}`;
        for (const record of [`data-sgf="${game}"`, `src="${address}"`]) {
          const board = await boardIn1(width, record);
          await until(() => rootOf(board).querySelector('.step'));
          const boxes = [
            '[part=board]',
            '[part~=player-black]',
            '[part=controls]',
            '.step',
            '[part=tree]',
          ].map((selector) => rootOf(board).querySelector(selector)?.getBoundingClientRect());
          const { top = 0 } = boxes[0] ?? {};
          places.push(
            boxes.map((box) => box?.width && [box.left, box.top - top, box.width].map(Math.round)),
          );
          expect(boxes[0]?.width).to.be.within(0.6 * width, 0.7 * width);
        }
        expect(places[0], game).to.deep.equal(places[1]);
      }
    });
  }
});

describe('the room of the board', () => {
  inWindow(1100, 900);

  let count = 0;
  for (const width of [400, 1000]) {
    it(`is kept free while the record loads, at ${width} px`, async () => {
      const gate = new FetchGate('held');
      const src = `${RECORDS}game.sgf?held${++count}`;
      const page = await fixture(
        `<div style="width:${width}px"><sgf-board src="${src}"></sgf-board><p>Below</p></div>`,
      );
      const board = boardIn(page);
      const below = page.querySelector('p') as HTMLElement;
      await until(() => board.matches(':state(loading)'));
      await frames(2); // what sizes lead to comes with frames
      const before = below.getBoundingClientRect().top;
      gate.open('held');
      await settled(board);
      await untilPainted(board);
      gate.restore();
      expect(before).to.be.greaterThan(300);
      expect(below.getBoundingClientRect().top).to.be.closeTo(before, 0.5);
    });
  }

  it('has no players, no position and no numbers of moves that are not known yet', async () => {
    const gate = new FetchGate('held');
    const page = await fixture(
      `<div style="width:1000px"><sgf-board src="${RECORDS}game.sgf?held-players"></sgf-board></div>`,
    );
    const board = boardIn(page);
    const parts = () => [
      ...rootOf(board).querySelectorAll('[part~=player], .counter'),
      ...[stepLineOf(board)].filter((line) => line !== null),
    ];
    const areSeen = () => parts().map((each) => each.checkVisibility({ visibilityProperty: true }));
    await until(() => board.matches(':state(loading)') && parts().length === 4);
    expect(areSeen()).to.eql([false, false, false, false]);
    gate.open('held');
    await settled(board);
    gate.restore();
    expect(areSeen()).to.eql([true, true, true, true]);
  });

  it('is kept free for a diagram', async () => {
    const gate = new FetchGate('held');
    const page = await fixture(
      `<div style="width:400px">
        <sgf-board mode="diagram" src="${RECORDS}nine.sgf?held" caption="A game"></sgf-board>
        <p>Below</p>
      </div>`,
    );
    const board = boardIn(page);
    const below = page.querySelector('p') as HTMLElement;
    await until(() => board.matches(':state(loading)'));
    await frames(2); // what sizes lead to comes with frames
    const before = below.getBoundingClientRect().top;
    gate.open('held');
    await settled(board);
    await untilPainted(board);
    gate.restore();
    expect(below.getBoundingClientRect().top).to.be.closeTo(before, 6); // margins of 9 and 19 lines differ
  });
});

describe('the board in other boxes', () => {
  const BOARD = `<sgf-board data-sgf="(;SZ[9];B[ee])"></sgf-board>`;

  const boxes: Record<string, string> = {
    'a row of flex items': 'display:flex;width:700px',
    'a column of flex items': 'display:flex;flex-direction:column;width:400px',
    'a grid': 'display:grid;grid-template-columns:1fr 1fr;width:700px',
    'a narrow grid cell': 'display:grid;grid-template-columns:10rem 1fr;width:500px',
    'a float': 'float:left;width:50%',
    columns: 'columns:2;width:800px',
    'a box that scrolls': 'overflow:auto;width:300px;height:200px',
  };
  for (const [name, style] of Object.entries(boxes)) {
    it(`is painted in ${name}`, async () => {
      const box = await fixture<HTMLElement>(`<div style="${style}">${BOARD}<p>Text</p></div>`);
      const board = await settled(boardIn(box));
      await untilPainted(board);
      const { width, height } = partOf(board, 'canvas').getBoundingClientRect();
      expect(width).to.be.greaterThan(100);
      expect(width / height).to.be.closeTo(1, 0.05);
      expect(box.scrollWidth).to.be.at.most(box.clientWidth);
    });
  }

  it('is painted when a closed details is opened', async () => {
    const details = await fixture<HTMLDetailsElement>(
      `<details><summary>Game</summary>${BOARD}</details>`,
    );
    const board = boardIn(details);
    await frames(3); // the browser tells with them what is seen, here and below
    details.open = true;
    await untilPainted(board);
    expect(board.next()).to.equal(true);
  });

  it('is painted when a hidden box is shown', async () => {
    const box = await fixture<HTMLElement>(`<div style="display:none">${BOARD}</div>`);
    const board = boardIn(box);
    await board.ready;
    box.style.display = 'block';
    await untilPainted(board);
    box.style.display = 'none';
    await frames(3);
    board.last();
    box.style.display = 'block';
    await untilPainted(board);
    expect(board.moveNumber).to.equal(1);
  });

  it('is painted in a dialog, and in a tab that was hidden at first', async () => {
    for (const tag of ['dialog', 'section hidden']) {
      const [name = ''] = tag.split(' ');
      const box = await fixture<HTMLElement>(`<${tag}>${BOARD}</${name}>`);
      const board = boardIn(box);
      await frames(3);
      if (box instanceof HTMLDialogElement) box.showModal();
      else box.hidden = false;
      await untilPainted(board);
      expect(partOf(board, 'controls').getBoundingClientRect().height).to.be.at.least(28);
      box.remove();
    }
  });

  it('is not there when it is hidden itself', async () => {
    const board = await boardOf('(;SZ[9])', 'hidden');
    expect(board.getBoundingClientRect().height).to.equal(0);
    board.hidden = false;
    await untilPainted(board);
  });

  it('is not mirrored on a page from right to left', async () => {
    const page = await fixture('<div dir="rtl" style="width:400px"></div>');
    const board = await boardOf('(;SZ[9]PB[Ada]PW[Lin];B[ee])');
    page.append(board);
    await settled(board);
    const left = (name: string) => partOf(board, name).getBoundingClientRect().left;
    expect(left('button-first')).to.be.lessThan(left('button-last'));
    expect(left('player-white')).to.be.lessThan(left('player-black'));
  });
});
