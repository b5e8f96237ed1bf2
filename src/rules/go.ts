/*
 * Illegal moves are played and reported. A viewer that refused a recorded move would show a wrong board for the rest of
 * the game.
 */

import type { WorkingBoard } from './board.js';
import { type Cell, cellOf, type Color, EMPTY, opponent, type Point } from './point.js';
import { Chains, DIRECTIONS } from './chain.js';
import type { MoveOutcome, Ruleset } from './ruleset.js';

/**
 * Go: enemy chains beside the new stone that have no liberty are captured before the stone's own chain is checked
 * (suicide), so filling the last liberty while capturing is not suicide (M-02 to M-05). A move on an occupied point
 * replaces the stone without making it a prisoner (M-09).
 */
export const go: Ruleset = {
  on(board) {
    const chains = new Chains(board);
    return { play: (color, point) => play(board, chains, color, point) };
  },
};

function play(board: WorkingBoard, chains: Chains, color: Color, point: Point): MoveOutcome {
  const { cells } = board;
  const own = cellOf(color);
  const enemy = cellOf(opponent(color));
  const isOverwrite = cells[point] !== EMPTY;
  board.put(point, own);
  let captured = 0;
  let lastCaptured = point;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const neighbour = chains.neighbour(point, direction);
    if (cells[neighbour] !== enemy) continue;
    const taken = chains.removeIfDead(neighbour);
    captured += taken;
    if (taken > 0) lastCaptured = neighbour;
  }
  if (captured > 0) {
    const isKo = captured === 1 && standsAlone(cells, chains, point, own);
    return { captured, suicide: 0, isOverwrite, koPoint: isKo ? lastCaptured : undefined };
  }
  const suicide = chains.removeIfDead(point);
  if (suicide === 0 && !isOverwrite) return quiet;
  return { captured, suicide, isOverwrite, koPoint: undefined };
}

/** The outcome of most moves: a stone is placed and nothing else happens. */
const quiet: MoveOutcome = { captured: 0, suicide: 0, isOverwrite: false, koPoint: undefined };

/** Whether the stone that has just captured one stone is alone and has just that one liberty: a ko. */
function standsAlone(cells: Uint8Array, chains: Chains, point: Point, own: Cell): boolean {
  let liberties = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const cell = cells[chains.neighbour(point, direction)];
    if (cell === own) return false;
    if (cell === EMPTY) liberties += 1;
  }
  return liberties === 1;
}
