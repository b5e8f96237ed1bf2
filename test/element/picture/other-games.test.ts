import { expect } from '../../helpers/testing.js';
import { sendMouse } from '@web/test-runner-commands';
import { boardOf, partOf, settled, showsPart } from '../board.js';
import { warningsOf } from '../page.js';
import { brightness, painted, pixelsOf, untilPainted, woodOf } from '../pixels.js';
import { until } from '../../helpers/until.js';

const HEX = '(;FF[4]GM[11]SZ[5]PB[Ann]PW[Bob];B[c3];W[swap-pieces](;B[b2];W[d2])(;B[a1]))';

describe('a Hex record', () => {
  it('has a board: a rhombus, wider than high, and words of its own', async () => {
    const board = await boardOf(HEX, 'style="width:500px" move="last"');
    const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
    await untilPainted(board);
    expect(canvas.width / canvas.height).to.be.within(1.3, 1.8);
    expect(canvas.ariaLabel).to.equal('Hex board: Move 4, White d2');
    expect(showsPart(board, 'captures')).to.equal(false);
    board.goTo(2);
    await board.updateComplete;
    expect(canvas.ariaLabel).to.equal('Hex board: Move 2, White swaps the pieces');
  });

  it('can be turned by 30 degrees, without a warning', async () => {
    const warnings = await warningsOf(async () => {
      const board = await painted(HEX, 'style="width:400px" rotate="60"');
      const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
      await until(() => canvas.height > canvas.width, 'a Hex board, no empty one of Go');
    });
    expect(warnings).to.eql([]);
  });

  it('takes no turn that does not fit, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      const board = await boardOf(HEX, 'rotate="45"');
      const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
      await untilPainted(board);
      await until(() => canvas.width > canvas.height, 'a Hex board, no empty one of Go');
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('rotate="45"').and.contain('330');
  });

  it('gives way to a record of Go, and the other way round', async () => {
    const board = await painted(HEX, 'style="width:400px"');
    const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
    board.sgf = '(;SZ[9])';
    await settled(board);
    await until(() => canvas.width === canvas.height, 'a Go board should be square');
    board.sgf = HEX;
    await settled(board);
    await until(() => canvas.width > canvas.height, 'a Hex board should be wider than high');
  });

  it('is walked with the pointer: a cell that is clicked is entered', async () => {
    const board = await painted(HEX, 'style="width:500px" coordinates="none" move="2"');
    const { left, top, width, height } = partOf(board, 'canvas').getBoundingClientRect();
    // Five cells and two halves of slant lie side by side, with some room around them.
    const [across, down] = [width / 8, height / 5.1];
    await sendMouse({
      type: 'click',
      position: [
        Math.round(left + width / 2 - 1.5 * across),
        Math.round(top + height / 2 - 0.86 * down),
      ],
    });
    await until(() => board.moveNumber === 3, 'b2 should be played');
  });
});

describe('an Othello record', () => {
  const OTHELLO = '(;GM[2]SZ[8];B[dc];W[cc])';

  it('is green, with discs that are counted', async () => {
    const board = await painted(OTHELLO, 'style="width:400px" coordinates="none" move="1"');
    await until(() => {
      const [red, green, blue] = pixelsOf(board).meanColor();
      return green > red + 20 && green > blue + 10;
    }, 'the board should be green');
    await until(() => showsPart(board, 'captures'), 'counts should be shown');
    const counts = [...(board.shadowRoot?.querySelectorAll('[part="captures"]') ?? [])];
    expect(counts.map((count) => count.textContent.trim())).to.eql(['4', '1']);
    expect(counts[0]?.getAttribute('title')).to.equal('4 discs');
  });

  it('has another theme where the page wants one, and readers high contrast', async () => {
    const board = await painted(OTHELLO, 'style="width:400px" theme="paper"');
    expect(woodOf(board)).to.be.greaterThan(200);
    board.theme = '';
    await until(() => woodOf(board) < 150, 'green again');
  });

  it('leaves the theme of other boards alone', async () => {
    const board = await painted(OTHELLO, 'style="width:400px"');
    board.sgf = '(;SZ[9])';
    await settled(board);
    await board.ready;
    await until(() => {
      const [red, green] = pixelsOf(board).meanColor();
      return red > green && brightness(pixelsOf(board).meanColor()) > 140;
    }, 'wood again');
  });
});

describe('a gomoku record', () => {
  it('has a board, and nothing to count', async () => {
    const board = await boardOf('(;GM[4]SZ[15];B[hh];W[ii])', 'style="width:400px" move="last"');
    await untilPainted(board);
    expect(partOf(board, 'canvas').ariaLabel).to.equal('Gomoku board: Move 2, White J7');
    expect(showsPart(board, 'captures')).to.equal(false);
  });
});
