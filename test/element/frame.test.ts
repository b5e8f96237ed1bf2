import { adoptStyles } from 'lit';
import { SgfBoardElement } from '../../src/index.js';
import { expect, fixture } from '../helpers/testing.js';
import {
  type Board,
  boardAtRest,
  boardOf,
  branchButtons,
  elementIn,
  isSeen,
  partOf,
  rootOf,
  settled,
  shownBoard,
  stepLineOf,
  untilPart,
  wayOf,
} from './board.js';
import { until } from '../helpers/until.js';
import { inWindow } from './emulate.js';
import { untilExplorer } from './listener.js';

/** What stands around the board, and where. */
const RECORD =
  '(;SZ[9]PB[Ada]PW[Lin]RE[B+R];B[aa](;W[bb]C[The game goes on here.];B[cc];W[dd]C[The end.])' +
  '(;W[ee]C[Another way, with words enough to be cut off long before they end, even in wide boxes];B[ff]))';

const resultOf = (board: Board) => stepLineOf(board)?.querySelector('b')?.textContent;
const stepText = (board: Board) => stepLineOf(board)?.querySelector('span')?.textContent;

const boardAt = (width: number, sgf = RECORD, attributes = '') =>
  boardAtRest(sgf, `style="width:${width}px" ${attributes}`);

describe('the line above the comment', () => {
  inWindow(1100, 900);

  for (const width of [400, 1000])
    it(`tells the move, and leads to the next comment, at ${width} px`, async () => {
      const board = await boardAt(width);
      expect(stepText(board)).to.equal('Start, Black to play');
      await until(() => wayOf(board));
      expect(wayOf(board)?.textContent).to.equal('next comment at 2 ›');
      wayOf(board)?.click();
      await settled(board);
      expect(stepText(board)).to.equal('Move 2, White B8');
      expect(wayOf(board)?.textContent).to.equal('next comment at 4 ›');
      board.last();
      await settled(board);
      expect(wayOf(board)).to.equal(null);
    });

  for (const [why, sgf, text] of [
    ['no names', RECORD.replace('PB[Ada]PW[Lin]', ''), 'Black wins by resignation'],
    ['no winner', RECORD.replace('B+R', 'Draw'), 'Draw'],
  ] as const)
    it(`tells the result at the end of a game that has ${why}`, async () => {
      const board = await boardAt(400, sgf, 'move="last"');
      expect(resultOf(board)).to.equal(text);
      board.hideResult = true;
      await settled(board);
      expect(resultOf(board)).to.equal(undefined);
    });

  it('leads from a variation back to the game, and keeps the focus in the board', async () => {
    const board = await boardAt(400);
    board.goTo('1.2');
    board.next();
    await settled(board);
    expect(wayOf(board)?.textContent).to.equal('Variation of 2 ·  back to the game');
    expect(wayOf(board)?.querySelector('svg'), 'the sign of own moves, too').not.to.equal(null);
    wayOf(board)?.focus();
    wayOf(board)?.click();
    await settled(board);
    expect(board.describe()).to.equal('Move 2, White B8');
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    board.next();
    expect(board.describe()).to.equal('Move 3, Black C7');
  });
});

describe('a comment that is longer than its box', () => {
  const LONG = `(;SZ[9]C[${'Long. '.repeat(200)}];B[aa]C[Short.])`;
  const moreOf = (board: Board) => rootOf(board).querySelector<HTMLButtonElement>('.more');
  const isCut = (board: Board) => {
    const text = partOf(board, 'comment');
    return text.scrollHeight > text.clientHeight + 1;
  };

  inWindow(1100, 900);

  it('scrolls within its column beside a wide board, and needs no button', async () => {
    const board = await boardAt(1000, LONG.replaceAll('Long. ', 'Long. '.repeat(3)));
    const column = elementIn(board, '.side').getBoundingClientRect();
    const text = partOf(board, 'comment').getBoundingClientRect();
    expect(isCut(board)).to.equal(true);
    expect(text.bottom).to.be.closeTo(column.bottom, 1);
    expect(moreOf(board)?.checkVisibility()).to.equal(false);
  });

  it('opens whole, and stays open at the next steps', async () => {
    const board = await boardAt(400, LONG);
    await until(() => moreOf(board)?.checkVisibility(), 'the button');
    expect([isCut(board), moreOf(board)?.textContent]).to.eql([true, 'Show full comment']);
    moreOf(board)?.click();
    await until(() => !isCut(board), 'the whole comment');
    expect(moreOf(board)?.ariaExpanded).to.equal('true');
    const height = board.offsetHeight;
    board.next();
    await settled(board);
    expect([isCut(board), board.offsetHeight]).to.eql([false, height]);
    board.prev();
    await settled(board);
    moreOf(board)?.click();
    await until(() => isCut(board), 'as before');
    expect(moreOf(board)?.ariaExpanded).to.equal('false');
  });
});

describe('the ways on', () => {
  it('tell whose move they are, and the first words of their comments', async () => {
    const board = await boardAt(400, RECORD, 'move="1"');
    const [game, other] = branchButtons(board);
    expect(game?.querySelector('.stone')?.className).to.contain('white');
    expect(game?.textContent.trim().replace(/\s+/g, ' ')).to.equal('B8 The game goes on here.');
    expect(other?.querySelector('small')?.textContent).to.match(/^[^…]{60}…$/);
  });

  it('stand below the comment, where a long one is scrolled', async () => {
    const text = 'Many words. '.repeat(300);
    const board = await boardAt(400, `(;SZ[9]C[${text}](;B[aa])(;B[bb]))`);
    const box = partOf(board, 'comment').getBoundingClientRect();
    const [first] = branchButtons(board);
    const { top, bottom } = (first as HTMLElement).getBoundingClientRect();
    expect(top).to.be.at.least(box.bottom);
    expect(bottom).to.be.at.most(board.getBoundingClientRect().bottom);
    expect(partOf(board, 'comment').scrollHeight).to.be.greaterThan(box.height);
  });
});

describe('four ways on in a narrow box', () => {
  const ways = ['cc', 'dd', 'ee', 'ff'].map((at) => `(;B[${at}]C[Words about this way, many.])`);

  for (const width of [240, 360])
    it(`are all seen at ${width} px, whole in their box`, async () => {
      const board = await boardAt(width, `(;SZ[9]C[What now?]${ways.join('')})`);
      const buttons = branchButtons(board);
      const box = buttons[0]?.parentElement as HTMLElement;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      for (const button of buttons) {
        const rect = button.getBoundingClientRect();
        expect([rect.left >= left, rect.right <= right]).to.eql([true, true]);
        expect([rect.top >= top, rect.bottom <= bottom]).to.eql([true, true]);
        expect(button.scrollWidth).to.be.at.most(button.clientWidth);
      }
    });
});

describe('what a record does not have', () => {
  const players = (board: Board) => partOf(board, 'player').checkVisibility();

  it('are names: then there are no players, unless the page asks for them', async () => {
    const nameless = '(;SZ[9];B[aa];W[bb])';
    expect(players(await boardAt(400, nameless))).to.equal(false);
    expect(players(await boardAt(400, nameless, 'panels="players"'))).to.equal(true);
    expect(players(await boardAt(400, '(;SZ[9]WR[3k];B[aa])'))).to.equal(true);
  });

  it('is a comment at this move: then there is nothing to stop at with Tab', async () => {
    const board = await boardAt(400);
    expect(partOf(board, 'comment').tabIndex).to.equal(-1);
    board.goTo(2);
    await settled(board);
    expect(partOf(board, 'comment').tabIndex).to.equal(0);
  });

  it('is any comment or variation: then there is no button to go to one', async () => {
    const board = await boardAt(400, '(;SZ[9]PB[Ada];B[aa];W[bb])');
    expect(partOf(board, 'button-next-comment').checkVisibility()).to.equal(false);
  });
});

describe('players', () => {
  it('show no turn at the end of a game that has a result', async () => {
    const board = await boardAt(400);
    const turn = () => rootOf(board).querySelector('.to-play')?.getAttribute('part');
    expect(turn()).to.equal('player player-black');
    board.last();
    await settled(board);
    expect(turn()).to.equal(undefined);
  });
});

describe('the result at the end of a game', () => {
  const chip = (board: Board) => rootOf(board).querySelector<HTMLElement>('[part~=player] .result');

  it('stands beside the winner, and in words below the board', async () => {
    const board = await boardAt(400);
    expect(chip(board)).to.equal(null);
    board.last();
    await settled(board);
    expect(chip(board)?.closest('[part]')?.getAttribute('part')).to.equal('player player-black');
    expect(chip(board)?.title).to.contain('Black wins');
    expect(resultOf(board)).to.contain('Black wins');
  });

  it('has its points as the language writes them; in English without the browser, which is slow', async () => {
    const own = Object.getOwnPropertyDescriptor(Number.prototype, 'toLocaleString') ?? {};
    Object.defineProperty(Number.prototype, 'toLocaleString', { ...own, value: () => 'asked' });
    try {
      const won = '(;PB[Ada]PW[Lin]RE[B+2.5];B[aa])';
      const board = await boardAt(640, won, 'move="last" lang="en"');
      expect(chip(board)?.textContent).to.equal('+2.5');
      board.lang = 'de';
      await until(() => chip(board)?.textContent === '+asked');
    } finally {
      Object.defineProperty(Number.prototype, 'toLocaleString', own);
    }
  });

  it('is not told before the reader asks', async () => {
    const board = await boardAt(400, undefined, 'hide-result move="last"');
    expect(chip(board)).to.equal(null);
  });

  for (const width of [240, 360, 640, 1000])
    it(`takes no room from a name: ${width} px`, async () => {
      const long = '(;SZ[9]PB[Ichiyanagi-Shimamura Kenzaburo]PW[Eve]RE[B+R];B[aa];W[bb])';
      const name = (board: Board) =>
        rootOf(board).querySelector('[part~=player] b')?.getBoundingClientRect().width;
      const board = await boardAt(width, long);
      const before = name(board);
      board.last();
      await settled(board);
      expect(chip(board)?.textContent).to.equal('+R');
      expect(name(board)).to.be.at.least(before ?? Infinity);
    });
});

describe('a wide box', () => {
  inWindow(1100, 900);

  it('gives the tree what it needs, and the comment the rest', async () => {
    const board = await boardAt(1000);
    const height = (name: string) => partOf(board, name).getBoundingClientRect().height;
    await until(() => height('tree') > 0 && height('tree') < 120, 'the tree should be low');
    const many = Array.from({ length: 40 }, (_, i) => `(;B[${'abcdefghi'.charAt(i % 9)}a])`);
    await board.load(`(;SZ[9]C[x];B[aa]${many.join('').replaceAll('B[', 'W[')})`);
    const side = rootOf(board).querySelector('.side')?.getBoundingClientRect().height ?? 0;
    await until(() => height('tree') > 200, 'the tree should grow');
    expect(height('tree')).to.be.at.most(0.4 * side + 1);
  });
});

describe('the frame before its panels', () => {
  it('has no controls in a problem, whose own buttons are on their way', async () => {
    const box = await fixture<HTMLElement>('<div></div>');
    const root = box.attachShadow({ mode: 'open' });
    adoptStyles(root, [SgfBoardElement.styles]);
    for (const [classes, isShown] of [
      ['problem tries no-controls', false],
      ['viewer tries no-controls', true],
    ] as const) {
      root.innerHTML = `<div class="frame ${classes}"><div class="controls panel">.</div></div>`;
      expect(isSeen(root.querySelector('.controls') as Element), classes).to.equal(isShown);
    }
  });
});

describe('a step', () => {
  for (const attributes of ['', 'mode="diagram"', 'panels="comment info"'])
    it(`writes only what has changed: ${attributes || 'a viewer'}`, async () => {
      const board = await boardOf(RECORD, `style="width:700px" ${attributes}`);
      const isDiagram = attributes.includes('diagram');
      await (isDiagram ? untilPart(board, 'button-play-through') : untilExplorer(board));
      await settled(board);
      const written: string[] = [];
      const note = (records: MutationRecord[]) => {
        for (const { target, attributeName, type } of records)
          if (
            attributeName === 'lang' ||
            (type === 'childList' && target instanceof HTMLButtonElement)
          )
            written.push(`${attributeName ?? 'text'} of ${target.nodeName}`);
      };
      const observer = new MutationObserver(note);
      observer.observe(rootOf(board), { subtree: true, childList: true, attributes: true });
      board.prev();
      board.goTo(1);
      await settled(board);
      observer.disconnect();
      expect(board.moveNumber).to.equal(1);
      expect(written).to.eql([]); // setting the same again would lay out the frame anew
    });
});

describe('a caption that comes later', () => {
  it('is seen', async () => {
    const board = await shownBoard('<sgf-board mode="diagram" sgf="(;SZ[9];B[ee])"></sgf-board>');
    expect(isSeen(partOf(board, 'caption'))).to.be.false;
    board.insertAdjacentHTML('beforeend', '<p slot="caption">Later</p>');
    await until(() => isSeen(partOf(board, 'caption')), 'the caption should be seen');
    board.replaceChildren();
    await until(() => !isSeen(partOf(board, 'caption')), 'and go with its text');
  });
});
