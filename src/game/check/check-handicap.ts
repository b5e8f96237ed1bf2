import type { GameTree } from '../../sgf/game-tree.js';
import { readNumber } from '../../sgf/values.js';
import { GO, readGameType } from '../game-type.js';
import { firstMoves } from '../first-moves.js';
import type { Report } from './check-values.js';

/**
 * Reports a handicap without stones: HA does not place any (S-21). They can be AB, or Black's moves before White's
 * first move (M-32). If White begins, the stones are missing: a warning.
 */
export function checkHandicap(tree: GameTree, report: Report): void {
  const handicap = tree.propertyIds(tree.root).find((row) => tree.nameOf(row) === 'HA');
  if (handicap === undefined || readGameType(tree) !== GO) return;
  const stones = readNumber(tree.firstValue(handicap)) ?? 0;
  const moves = firstMoves(tree, tree.root).slice(0, 2);
  const isBlack = moves.map((move) => tree.nameOf(move) === 'B');
  const isPlayed = isBlack[0] && isBlack[1];
  if (stones < 2 || isPlayed || tree.mentions('AB')) return;
  const isMissing = isBlack[0] === false;
  report('handicap-without-stones', handicap, String(stones), isMissing ? 'warning' : undefined);
}
