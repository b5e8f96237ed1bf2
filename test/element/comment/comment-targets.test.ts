import { expect } from '../../helpers/testing.js';
import { type Board, boardOf, touch } from '../board.js';
import { until } from '../steered.js';
import { refsOf } from '../comment.js';

/** What WCAG 2.5.8 asks for, in CSS pixels. */
const TARGET = 24;

/** The smallest extent of what may be hit around each word of a comment that can be pressed. */
function smallestTarget(board: Board): number {
  const targets = refsOf(board);
  const extents = [...targets].flatMap((target) => {
    const { width, height } = getComputedStyle(target, '::after');
    return [parseFloat(width), parseFloat(height)];
  });
  return Math.min(...extents);
}

describe('points, moves and labels that a comment names', () => {
  it('are large enough to be hit, whatever the font of their reader', async () => {
    const sgf = '(;SZ[19]LB[dd:A]C[Q16 and D4, then A, #1 or B1 Q4.];B[aa])';
    const board = await boardOf(sgf, 'style="width:400px"');
    touch(board);
    await until(() => refsOf(board).length > 0, 'the comment should be alive');
    // Letters of any width leave any remainder of a pixel (1/64) beside them.
    for (let size = 9; size < 19; size += 0.07) {
      board.style.fontSize = `${size.toFixed(2)}px`;
      await board.ready;
      expect(smallestTarget(board), board.style.fontSize).to.be.at.least(TARGET);
    }
  });
});
