import type { GameTree } from '../../sgf/game-tree.js';
import { readNumber } from '../../sgf/values.js';
import { GO, readGameType } from '../game-type.js';
import { lineThrough, movesOf } from '../walk.js';
import type { Report } from './check-values.js';

/**
 * A handicap whose stones are nowhere: HA alone places none (S-21). Stones may be AB, or Black's moves before
 * White's first (M-32).
 */
export function checkHandicap(tree: GameTree, report: Report): void {
  const handicap = tree.propertyIds(tree.root).find((row) => tree.nameOf(row) === 'HA');
  if (handicap === undefined || readGameType(tree) !== GO) return;
  const stones = readNumber(tree.firstValue(handicap)) ?? 0;
  if (stones >= 2 && !placesStones(tree)) {
    report('handicap-without-stones', handicap, String(stones));
  }
}

/** Whether the main line has AB, or two moves of Black's, before White's first move. */
function placesStones(tree: GameTree): boolean {
  let black = 0;
  for (const node of lineThrough(tree, tree.root)) {
    if (tree.has(node, 'AB')) return true;
    for (const move of movesOf(tree, node)) {
      if (tree.nameOf(move) === 'W') return false;
      black += 1;
    }
    if (black >= 2) return true;
  }
  return false;
}
