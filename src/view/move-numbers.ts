import { movesOf, pathTo } from '../game/walk.js';
import { figureStart, printedNumber, type PrintMode, readPrintMode } from '../replay/figures.js';
import { pointsOf } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import type { Color, Point } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { NumberChoice } from './rich-options.js';

/** A number on a stone. */
export interface MoveNumber {
  readonly point: Point;
  readonly on: Color;
  readonly number: number;
  /** Whether this is the last move of all. */
  readonly isLast: boolean;
}

/** One move of the path. */
interface Played {
  readonly node: NodeId;
  /** As the game counts (MN). */
  readonly number: number;
  /** Missing for a pass. */
  readonly point: Point | undefined;
}

/**
 * The numbers to show at a node: each on the stone that was played as that move and still stands, never
 * on one that was put there by setup since.
 *
 * @param from the number of the first of these moves, where numbers begin anew
 */
export function moveNumbers(
  replayer: Replayer,
  node: NodeId,
  choice: NumberChoice,
  from?: number,
): MoveNumber[] {
  const { tree } = replayer;
  const mode = readPrintMode(tree, node);
  const chosen = choice.kind === 'auto' ? recordedChoice(tree, node, mode) : choice;
  if (chosen.kind === 'none') return [];
  const { played, standing } = readPath(replayer, node);
  const shown = chooseMoves(played, chosen, figureStart(tree, node));
  const { board } = replayer.positionAt(node);
  const [first] = shown;
  const last = played[played.length - 1];
  const numberOf = ({ number }: Played, begin: number) => {
    if (from !== undefined) return number - begin + from;
    const printed = chosen.kind === 'figure' && printedNumber(number, begin, mode);
    return printed || number;
  };
  return shown.flatMap((move): MoveNumber[] => {
    const { point } = move;
    const on = point !== undefined && standing.get(point) === move && board.at(point);
    if (!on || !first) return [];
    return [{ point, on, number: numberOf(move, first.number), isLast: move === last }];
  });
}

/**
 * What the record asks for: the numbers of the figure, where it says how they are printed (PM), or
 * where a figure begins below the root. FG in the root alone only says that the game has been printed.
 */
function recordedChoice(tree: GameTree, node: NodeId, mode: PrintMode | undefined): NumberChoice {
  const isFigure = mode === undefined ? figureStart(tree, node) !== tree.root : mode > 0;
  return { kind: isFigure ? 'figure' : 'none' };
}

/** The moves on the path to a node, and the one that each stone on the board was played as. */
function readPath(replayer: Replayer, node: NodeId) {
  const { tree, notation, size } = replayer;
  const played: Played[] = [];
  const standing = new Map<Point, Played>();
  for (const step of pathTo(tree, node)) {
    for (const identifier of ['AB', 'AW', 'AE']) {
      for (const point of pointsOf(replayer, step, identifier)) standing.delete(point);
    }
    const moves = movesOf(tree, step);
    const before = moves.length > 0 ? replayer.positionAt(step).moveNumber - moves.length : 0;
    for (const [index, property] of moves.entries()) {
      const target = notation.readMove(tree.firstValue(property), size);
      const point = typeof target === 'number' ? target : undefined;
      const move = { node: step, number: before + 1 + index, point };
      played.push(move);
      if (point !== undefined) standing.set(point, move);
    }
  }
  return { played, standing };
}

function chooseMoves(
  played: readonly Played[],
  choice: NumberChoice,
  figure: NodeId,
): readonly Played[] {
  switch (choice.kind) {
    case 'latest':
      return played.slice(-choice.count);
    case 'range':
      return played.filter(({ number }) => number >= choice.first && number <= choice.last);
    case 'figure': // a node has a higher number than those above it
      return played.filter(({ node }) => node >= figure);
    default:
      return played;
  }
}
