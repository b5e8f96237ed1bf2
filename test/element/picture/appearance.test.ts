import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import {
  type Board,
  boardIn,
  boardOf,
  frames,
  isSeen,
  showsPart,
  partOf,
  RECORDS,
  rootOf,
  settled,
} from '../board.js';
import { shownBoard, textOf, untilPart } from '../board.js';
import {
  brightness,
  nearCentre,
  painted,
  pictureOf,
  pixelsOf,
  PLAIN,
  untilPainted,
  woodOf,
} from '../pixels.js';
import { until } from '../../helpers/until.js';

const EMPTY = '(;SZ[9])';

describe('the picture', () => {
  it('has stones where they belong, black ones dark and white ones light', async () => {
    const board = await painted('(;SZ[9]AB[ee][ce]AW[ec][gg])');
    const wood = woodOf(board);
    const black = [nearCentre(board, 0, 0), nearCentre(board, -2, 0)];
    const white = [nearCentre(board, 0, -2), nearCentre(board, 2, 2)];
    for (const color of black) expect(brightness(color)).to.be.lessThan(70);
    for (const color of white) expect(brightness(color)).to.be.greaterThan(200);
    for (const [column, row] of [
      [1, 1],
      [2, 0],
      [0, 2],
      [-2, -2],
    ] as const) {
      expect(brightness(nearCentre(board, column, row))).to.be.closeTo(wood, 40);
    }
  });

  it('has a ring on the last move that the theme flat, too, makes white on black and black on white', async () => {
    const ringOn = async (stone: string) => {
      const board = await painted(`(;SZ[9];${stone}[ee])`, `${PLAIN} theme="flat"`);
      board.last();
      await board.ready;
      const cell = 1 / 9.5; // as in `nearCentre`
      const outwards = Array.from({ length: 36 }, (_, step) => (step / 100) * cell);
      return outwards.map((far) => brightness(pixelsOf(board).at(0.5 + far, 0.5, 0)));
    };
    const onBlack = await ringOn('B');
    expect([onBlack[0], Math.max(...onBlack) > 200]).to.deep.equal([
      brightness([38, 40, 44]),
      true,
    ]);
    const onWhite = await ringOn('W');
    expect([onWhite[0] ?? 0, Math.min(...onWhite)]).to.satisfy(
      ([middle = 0, ring = 0]) => middle > 230 && ring < 90,
    );
  });

  it('follows the moves, and takes captured stones away', async () => {
    const board = await painted('(;SZ[9]AW[ee]AB[de][fe][ed];B[ef])');
    expect(brightness(nearCentre(board, 0, 0))).to.be.greaterThan(200);
    board.next();
    await board.ready;
    expect(brightness(nearCentre(board, 0, 1))).to.be.lessThan(70);
    expect(brightness(nearCentre(board, 0, 0))).to.be.within(100, 210);
    board.prev();
    await board.ready;
    expect(brightness(nearCentre(board, 0, 0))).to.be.greaterThan(200);
  });

  it('shows marks and labels', async () => {
    const plain = await painted(EMPTY);
    const before = pictureOf(plain);
    for (const markup of ['TR[ee]', 'CR[ee]', 'SQ[ee]', 'MA[ee]', 'LB[ee:A]', 'TB[ee]', 'TW[ee]']) {
      const marked = await painted(`(;SZ[9]${markup})`);
      expect(pictureOf(marked), markup).not.to.equal(before);
    }
    expect(pictureOf(await painted(EMPTY))).to.equal(before);
  });

  it('shows which move was the last', async () => {
    const middle = (board: Board) => pixelsOf(board).at(0.5, 0.5, 30);
    const moved = middle(await painted('(;SZ[9];B[ee])', `${PLAIN} move="1"`));
    const setUp = middle(await painted('(;SZ[9]AB[ee])'));
    expect(moved).not.to.deep.equal(setUp);
  });

  it('has coordinates where there is room, none where it is too narrow, and as asked', async () => {
    const widthOfWood = async (attributes: string) =>
      pixelsOf(await painted('(;SZ[9]AB[aa])', attributes)).fingerprint;
    const at = (width: number, choice: string) =>
      widthOfWood(`style="width:${width}px" coordinates="${choice}"`);
    expect(await at(380, 'auto')).to.equal(await at(380, 'western'));
    expect(await at(380, 'auto')).not.to.equal(await at(380, 'none'));
    expect(await at(80, 'auto')).to.equal(await at(80, 'none'));
    expect(await at(80, 'western')).not.to.equal(await at(80, 'none'));
  });

  it('is as sharp as the screen, and is painted anew when its box changes', async () => {
    const board = await painted('(;SZ[9]AB[ee])');
    const canvas = partOf(board, 'canvas');
    const { fingerprint, width } = pixelsOf(board);
    expect(width).to.equal(Math.round(canvas.clientWidth * devicePixelRatio));
    board.style.width = '250px';
    await frames(3); // sizes are told with them
    expect(pixelsOf(board).width).to.equal(Math.round(canvas.clientWidth * devicePixelRatio));
    expect(pixelsOf(board).width).to.be.lessThan(width);
    expect(pictureOf(board)).not.to.equal(fingerprint);
    expect(brightness(nearCentre(board, 0, 0))).to.be.lessThan(70);
  });
});

describe('a size that is dragged', () => {
  it('stretches the picture, which is painted anew when it rests', async () => {
    const board = await painted('(;SZ[9]AB[ee])');
    const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
    const widths = new Set<number>();
    for (let width = 200; width < 260; width += 6) {
      board.style.width = `${width}px`;
      await frames(1); // each has another size
      widths.add(canvas.width);
    }
    expect(widths.size).to.be.lessThan(10); // one, and where frames take long some more
    await until(
      () => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio),
      'sharp at rest',
    );
  });
});

describe('boards far from the screen', () => {
  it('hold no pixels, and get them when they come near', async () => {
    const group = await fixture(
      `<div><sgf-board loading="eager" src="${RECORDS}nine.sgf" style="width:200px"></sgf-board>
        <div style="height:6000px"></div>
        <sgf-board loading="eager" src="${RECORDS}nine.sgf" style="width:200px"></sgf-board></div>`,
    );
    const near = boardIn(group);
    const far = group.lastElementChild as Board;
    await settled(near);
    await untilPainted(near);
    await settled(far);
    expect(pixelsOf(far).width).to.equal(0);
    far.scrollIntoView();
    await untilPainted(far);
    await until(() => pixelsOf(near).width === 0, 'the board above should let its pixels go');
    near.scrollIntoView();
    await untilPainted(near);
    window.scrollTo(0, 0);
  });
});

describe('stones', () => {
  it('differ from their neighbours, and look the same at every step', async () => {
    const board = await painted('(;SZ[9]AW[ee][ef][fe];B[aa];B[ia])', 'style="width:600px"');
    const looks = () => {
      const pixels = pixelsOf(board);
      const cell = 1 / 10.84;
      const around = [-0.2, -0.1, 0, 0.1, 0.2].map((share) => share * cell);
      const at = (column: number, row: number) =>
        around.map((aside) => pixels.at(0.5 + column * cell + aside, 0.5 + row * cell, 0).join());
      return [at(0, 0), at(0, 1), at(1, 0)].map((colors) => colors.join(' '));
    };
    const before = looks();
    expect(new Set(before).size).to.equal(3);
    board.next();
    await board.ready;
    expect(looks()).to.deep.equal(before);
  });
});

describe('a diagram', () => {
  it('has the board and its caption, and nothing to step with', async () => {
    const board = await shownBoard(
      `<sgf-board mode="diagram" src="${RECORDS}ladder.sgf" caption="Does it work?"></sgf-board>`,
    );
    const button = await untilPart(board, 'button-play-through');
    const buttons = [...rootOf(board).querySelectorAll('button')].filter(isSeen);
    expect(buttons).to.deep.equal([button]);
    expect(getComputedStyle(button).opacity).to.equal('0'); // until somebody points at the board
    for (const part of ['controls', 'slider', 'comment', 'player', 'info']) {
      expect(showsPart(board, part), part).to.equal(false);
    }
    expect(textOf(board, 'caption')).to.equal('Does it work?');
    expect(board.moveNumber).to.be.greaterThan(10);
    expect(board.matches(':state(at-end)')).to.equal(true);
  });

  it('takes a caption with markup', async () => {
    const board = await shownBoard(
      `<sgf-board mode="diagram" data-sgf="${EMPTY}" caption="no"><em slot="caption">Yes</em></sgf-board>`,
    );
    const caption = board.querySelector('em') as HTMLElement;
    expect(caption.checkVisibility()).to.equal(true);
    const box = partOf(board, 'caption').getBoundingClientRect();
    expect(caption.getBoundingClientRect().top).to.be.within(box.top - 1, box.bottom);
  });

  it('becomes a viewer and a diagram again', async () => {
    const board = await boardOf('(;SZ[9];B[ee];W[cc])', 'mode="diagram"');
    board.mode = 'viewer';
    await board.ready;
    expect(showsPart(board, 'controls')).to.equal(true);
    board.mode = 'diagram';
    await board.ready;
    expect(showsPart(board, 'controls')).to.equal(false);
    await aTimeout(20);
    await untilPainted(board);
  });
});
