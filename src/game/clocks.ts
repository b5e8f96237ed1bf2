import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readTime } from '../sgf/times.js';
import { readNumber } from '../sgf/values.js';
import { InfoTexts } from './info/info-texts.js';
import type { Overtime } from './info/overtime.js';
import { readMoves, readTimes } from './info/times.js';
import { nearestWith } from './inherited.js';
import { movesIn } from './walk.js';

/** A player's remaining time; a field is missing if no node on the path has it. */
export interface Clock {
  /** BL, WL (M-27). */
  readonly seconds?: number;
  /** OB, OW: remaining periods or stones, see `Clocks.overtimeCounts` (M-28). */
  readonly overtime?: number;
}

export interface Clocks {
  readonly black: Clock;
  readonly white: Clock;
  /** T of a node with a move: the seconds used for it (M-30). */
  readonly used?: number;
  /** The unit that `overtime` counts; missing if the record does not describe its overtime. */
  readonly overtimeCounts?: 'periods' | 'stones';
}

/**
 * The clocks after a node: its own values, or those of the nearest node above that has one, for each player and value
 * (M-27 to M-30). Values that are not a time or number are skipped (V-31).
 */
export function readClocks(tree: GameTree, node: NodeId): Clocks {
  const black = readClock(tree, node, 'BL', 'OB');
  const white = readClock(tree, node, 'WL', 'OW');
  const isMove = node !== tree.root && movesIn(tree, node) > 0; // in the root T is TM (D-12)
  const used = isMove ? readTime(tree.values(node, 'T')[0] ?? '') : undefined;
  const isOvertime = black.overtime !== undefined || white.overtime !== undefined;
  const overtimeCounts = isOvertime ? countsOf(tree) : undefined;
  return {
    black,
    white,
    ...(used !== undefined && { used }),
    ...(overtimeCounts && { overtimeCounts }),
  };
}

type BothClocks = Pick<Clocks, 'black' | 'white'>;

const longest = new WeakMap<GameTree, BothClocks>();

/** The longest time and the largest count of each clock in a whole game; cached per tree. */
export function longestClocks(tree: GameTree): BothClocks {
  const known = longest.get(tree) ?? findLongest(tree);
  longest.set(tree, known);
  return known;
}

function findLongest(tree: GameTree): BothClocks {
  let [black, white]: [Clock, Clock] = [{}, {}];
  for (let node = 0; node < tree.size; node++) {
    const clocks = readClocks(tree, node as NodeId);
    black = larger(black, clocks.black);
    white = larger(white, clocks.white);
  }
  return { black, white };
}

function larger(one: Clock, other: Clock): Clock {
  const seconds = Math.max(one.seconds ?? -1, other.seconds ?? -1);
  const overtime = Math.max(one.overtime ?? -1, other.overtime ?? -1);
  return { ...(seconds >= 0 && { seconds }), ...(overtime >= 0 && { overtime }) };
}

/** Japanese overtime counts periods; Canadian overtime counts the moves still to play, as stones (M-28, X-33). */
function overtimeCounts(overtime: Overtime | undefined): 'periods' | 'stones' | undefined {
  if (overtime?.kind === 'japanese') return 'periods';
  return overtime?.kind === 'canadian' ? 'stones' : undefined;
}

function readClock(tree: GameTree, node: NodeId, time: string, overtime: string): Clock {
  const seconds = latest(tree, node, time, readTime);
  const count = latest(tree, node, overtime, readNumber);
  return {
    ...(seconds !== undefined && { seconds }),
    ...(count !== undefined && { overtime: count }),
  };
}

function latest(
  tree: GameTree,
  node: NodeId,
  identifier: string,
  read: (raw: string) => number | undefined,
): number | undefined {
  const hasValue = ([raw = '']: readonly string[]) => read(raw) !== undefined;
  const source = nearestWith(tree, node, identifier, hasValue);
  return source === undefined ? undefined : read(tree.values(source, identifier)[0] ?? '');
}

const countsOfTrees = new WeakMap<
  GameTree,
  { readonly counts: ReturnType<typeof overtimeCounts> }
>();

/** Cached per tree, because the game information walks the main line. */
function countsOf(tree: GameTree): 'periods' | 'stones' | undefined {
  let known = countsOfTrees.get(tree);
  if (!known) {
    known = { counts: findCounts(tree) };
    countsOfTrees.set(tree, known);
  }
  return known.counts;
}

/** Without the length of a period, LC is a number of periods and OM one of moves (M-28). */
function findCounts(tree: GameTree): Clocks['overtimeCounts'] {
  const info = new InfoTexts(tree);
  const counts = overtimeCounts(readTimes(info).overtime);
  if (counts) return counts;
  if (readNumber(info.text('LC')) !== undefined) return 'periods';
  return readMoves(tree, info).perPeriod === undefined ? undefined : 'stones';
}
