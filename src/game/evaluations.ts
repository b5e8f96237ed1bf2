import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readReal } from '../sgf/real.js';
import { readText, textAt } from '../sgf/values.js';
import { GO, readGameType } from './game-type.js';
import { movesOf } from './walk.js';

/** A program's evaluation of a position. */
export interface Evaluation {
  /** Black's chance to win, from 0 to 1. */
  readonly winRate?: number | undefined;
  /** Black's lead in points; negative if White is ahead. */
  readonly score?: number | undefined;
}

/** Readers, one for each way to write an evaluation. The first value found counts. */
const readers: readonly ((tree: GameTree, node: NodeId) => Evaluation | undefined)[] = [
  // Sabaki writes Black's win rate in percent; Ogatak also writes Black's lead.
  (tree, node) => ({
    winRate: rateOf(firstValue(tree, node, 'SBKV')),
    score: scoreOf(firstValue(tree, node, 'OGSC')),
  }),
  // The estimated score (FF[4], V; N-09).
  (tree, node) =>
    readGameType(tree) === GO ? { score: scoreOf(firstValue(tree, node, 'V')) } : undefined,
  readLizzie,
  (tree, node) => readComment(textAt(tree, node, 'C', HEAD)),
];

/** The evaluation in a node itself, without packed ones (`KT`). */
function evaluationAt(tree: GameTree, node: NodeId): Evaluation | undefined {
  let winRate: number | undefined;
  let score: number | undefined;
  for (const read of readers) {
    const found = read(tree, node);
    winRate ??= found?.winRate;
    score ??= found?.score;
  }
  return winRate === undefined && score === undefined ? undefined : { winRate, score };
}

/**
 * The evaluations of a line's nodes. A node without one has that of a variation that begins there, because Fox writes
 * win rates into the variations that it recommends.
 */
export function evaluationsOf(tree: GameTree, line: readonly NodeId[]): (Evaluation | undefined)[] {
  return line.map((node) => {
    const own = evaluationAt(tree, node);
    if (own) return own;
    const children = tree.children(node);
    if (children.length < 2) return undefined;
    return children.map((child) => readFox(textAt(tree, child, 'C', HEAD))).find(Boolean);
  });
}

function firstValue(tree: GameTree, node: NodeId, identifier: string): string {
  return tree.values(node, identifier)[0] ?? '';
}

/** Reads a win rate in percent as a number from 0 to 1. */
function rateOf(raw: string): number | undefined {
  const percent = readReal(raw);
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent / 100 : undefined;
}

/** Largest lead, in points; larger numbers are not scores. */
const MOST_POINTS = 1000;

function scoreOf(raw: string): number | undefined {
  const score = readReal(raw);
  return score !== undefined && Math.abs(score) <= MOST_POINTS ? score : undefined;
}

/**
 * Longest part of a value that is read, in UTF-16 code units. A value may be very long, but the evaluation is at its
 * beginning.
 */
const HEAD = 1000;

/**
 * Reads Lizzie's `LZ[0.7.2 41.6 2.8k\nmove D4 visits 988 winrate 5846 scoreMean 0.74 …]`: the program, the win rate of
 * the player who has moved, and the visits (0 for none). The lead of the player to move follows, in the first line or
 * with the first move.
 */
function readLizzie(tree: GameTree, node: NodeId): Evaluation | undefined {
  const head = readText(firstValue(tree, node, 'LZ').slice(0, HEAD));
  const [, rate = '', visits, lead] =
    /^\s*\S+ (\d+(?:[.,]\d+)?) ([\d.,]+[km]?)(?: (-?\d+(?:[.,]\d+)?))?/i.exec(head) ?? [];
  const winRate = rateOf(rate);
  if (winRate === undefined || visits === '0') return undefined;
  const [, leadOfMove] = /\bscore(?:Mean|Lead) (-?\d+(?:\.\d+)?)/.exec(head) ?? [];
  const score = scoreOf(lead ?? leadOfMove ?? '');
  const hasBlackMoved = isBlackBefore(tree, node);
  return {
    winRate: hasBlackMoved ? winRate : 1 - winRate,
    score: score === undefined ? undefined : hasBlackMoved ? -score : score,
  };
}

/** Whether Black has moved at a node. If the node has no move, whether White moves next. */
function isBlackBefore(tree: GameTree, node: NodeId): boolean {
  const last = movesOf(tree, node).at(-1);
  if (last !== undefined) return tree.nameOf(last) === 'B';
  const child = tree.firstChild(node);
  const next = child === undefined ? undefined : movesOf(tree, child)[0];
  return next !== undefined && tree.nameOf(next) === 'W';
}

const PERCENT = String.raw`(\d{1,3}(?:\.\d+)?)`;

/**
 * Forms of comments with a win rate: the player, and the win rate in percent. They use escapes, because the build can't
 * write raw strings in ASCII.
 */
const rates = [
  // KaTrain: `Win rate: B 54.3%`
  new RegExp(String.raw`^Win rate: ([BW]) ${PERCENT}%`, 'm'),
  // Online-Go, and people: `Black's win rate: 54.3%`
  new RegExp(String.raw`^(Black|White)(?:['\u2019]s)? win ?rate:? %?${PERCENT}`, 'im'),
  // Yike and others: `黑棋胜率：54.3%`
  new RegExp(
    String.raw`([\u9ed1\u9ed2\u767d])[^\s\d,\uff0c]{0,3} ?[\u80dc\u52dd]\u7387 ?[:\uff1a]? ?${PERCENT} ?[%\uff05]`,
  ),
];

/** Fox: `/"jueyi黑54.3%`. */
const fox = new RegExp(String.raw`jueyi([\u9ed1\u767d])${PERCENT}%`);
/**
 * Matches Black's win rate in percent in the first line, and the moves that the program would play, if any, in the next
 * one.
 */
const bare = new RegExp(String.raw`^${PERCENT} ?\n((?:[a-z]\d{1,2}[ \n]?)*)\s*$`, 'i');

function readComment(text: string): Evaluation | undefined {
  if (!text) return undefined;
  const rate = rates.map((form) => form.exec(text)).find(Boolean);
  const winRate = rate ? shareOf(rate[1], rate[2]) : (readFox(text)?.winRate ?? readBare(text));
  const [, leader, lead = ''] = /^Score: ([BW])\+(\d+(?:\.\d+)?)/m.exec(text) ?? [];
  const score = scoreOf(lead);
  return { winRate, score: score !== undefined && leader === 'W' ? -score : score };
}

function readFox(text: string): Evaluation | undefined {
  const [, color, percent] = fox.exec(text) ?? [];
  return color ? { winRate: shareOf(color, percent) } : undefined;
}

function readBare(text: string): number | undefined {
  const [, percent = '', moves = ''] = bare.exec(text) ?? [];
  return percent.includes('.') || moves.trim() ? rateOf(percent) : undefined;
}

/** Black's win rate from a player's win rate in percent. */
function shareOf(color = '', percent = ''): number | undefined {
  const rate = rateOf(percent);
  return rate === undefined || /^[黑黒b]/i.test(color) ? rate : 1 - rate;
}

/**
 * Minimum loss of win rate, and of points, for which a move is marked. A bit less than 0.1 and 5, because
 * floating-point numbers are not exact.
 */
const LARGE_RATE = 0.1 - 1e-9;
const LARGE_SCORE = 5 - 1e-9;

/** The loss by a move, in the units of `Evaluation`; 0 or less if nothing was lost. */
export interface Loss {
  readonly color: 'black' | 'white';
  readonly winRate?: number | undefined;
  readonly score?: number | undefined;
  /** The loss as a multiple of the smallest large one; in points only if the win rate is unknown. */
  readonly size: number;
  readonly isLarge: boolean;
}

/** The losses by the moves of a line, if the evaluations before and after the move are known. */
export function lossesOf(
  tree: GameTree,
  line: readonly NodeId[],
  evaluations: readonly (Evaluation | undefined)[],
): (Loss | undefined)[] {
  return line.map((node, index) => {
    const after = evaluations[index];
    const before = evaluations[index - 1];
    const [move, ...others] = movesOf(tree, node);
    if (!after || !before || move === undefined || others.length > 0) return undefined;
    const color = tree.nameOf(move) === 'B' ? 'black' : 'white';
    const sign = color === 'black' ? 1 : -1;
    const lost = (key: keyof Evaluation) => {
      const [from, to] = [before[key], after[key]];
      return from === undefined || to === undefined ? undefined : sign * (from - to);
    };
    const [winRate, score] = [lost('winRate'), lost('score')];
    if (winRate === undefined && score === undefined) return undefined;
    const size = winRate === undefined ? (score ?? 0) / LARGE_SCORE : winRate / LARGE_RATE;
    return { color, winRate, score, size, isLarge: size >= 1 };
  });
}
