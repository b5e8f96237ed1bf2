import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, boxOf, partOf, rootOf, settled } from '../board.js';
import { sendKeys } from '../listener.js';
import { buttonsOf, byMouse, loadParts, pressButton, problemOf, stateOf, untilMoves, verdictOf } from './solving.js';

/** A task with labels, a wrong move with a refutation, a move that the author finds not quite wrong, and a right line. */
const TASK =
  '(;SZ[9]AB[cc][cd]AW[dc][dd]LB[gg:A]TR[cc]C[Can Black save the stone at A?]' +
  '(;B[ee]C[RIGHT so far, think on.];W[ef];B[eg]C[RIGHT The point.])' +
  '(;B[hh]C[Too slow.];W[hg];B[gh];W[ig]C[Black is caught in a net.];B[ih];W[if])' +
  '(;B[bb]C[This isn’t wrong, but there is more.];W[ba]))';
const ONE_LINE = '(;SZ[9]AB[cc]AW[dc]PL[B];B[ee];W[ef];B[eg])';
const WIDE = 'coordinates="none" controls="auto"';

before(loadParts);
afterEach(fixtureCleanup);

const wordsOf = (board: Board) => partOf(board, 'comment').textContent.replace(/\s+/g, ' ').trim();
const labelsOf = (board: Board) => rootLabels(board).join();

/** The labels and marks that are drawn on the board. */
function rootLabels(board: Board): string[] {
  const { labels, marks } = markupOf(board);
  return [...labels.map(({ text }) => text), ...marks.map(({ kind }) => kind)];
}
