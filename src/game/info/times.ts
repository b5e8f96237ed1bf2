import type { GameTree } from '../../sgf/game-tree.js';
import { readNumber } from '../../sgf/values.js';
import { lineThrough, movesIn } from '../walk.js';
import { type InfoTexts, present } from './info-texts.js';
import { type Overtime, overtimeOf, readOvertime } from './overtime.js';
import { readTimeLimit, type TimeLimit } from './time-limits.js';

/** The properties that give overtime in numbers; the first pair counts. */
const overtimeForms = [
  ['LC', 'LT', 'japanese'],
  ['TC', 'TT', 'japanese'],
  ['OM', 'OP', 'canadian'],
] as const;

/** A record's information about the players' time. */
export interface Times {
  /** TM. */
  readonly timeLimit?: TimeLimit;
  readonly overtime?: Overtime;
  /** LT without a value: a player who runs out of time loses. */
  readonly losesOnTime: boolean;
}

export function readTimes(info: InfoTexts): Times {
  const timeLimit = info.fieldInAnyForm('TM', readTimeLimit);
  const described = info.text('OT') === '' ? undefined : readOvertime(info.raw('OT'));
  let overtime = info.readAs(described, 'OT');
  for (const [count, length, kind] of overtime ? [] : overtimeForms) {
    overtime ??= info.readAs(overtimeOf(kind, info.text(count), info.text(length)), count, length);
  }
  overtime ??= timeLimit?.overtime;
  const losesOnTime = info.has('LT') && info.text('LT') === '';
  return { ...present('timeLimit', timeLimit), ...present('overtime', overtime), losesOnTime };
}

/** OM: the number of moves of the game, or else the moves per period. */
export function readMoves(
  tree: GameTree,
  info: InfoTexts,
): { readonly ofGame?: number; readonly perPeriod?: number } {
  const moves = info.field('OM', readNumber);
  const isOfGame = moves !== undefined && info.text('OP') === '' && isLengthOf(tree, moves);
  return present(isOfGame ? 'ofGame' : 'perPeriod', moves);
}

/** Whether the main line has this number of moves, give or take one. */
function isLengthOf(tree: GameTree, moves: number): boolean {
  const line = lineThrough(tree, tree.root);
  const played = line.reduce((sum, node) => sum + movesIn(tree, node), 0);
  return Math.abs(played - moves) <= 1;
}
