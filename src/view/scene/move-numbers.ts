import { figureStart, printedNumber, type PrintMode, readPrintMode } from '../../replay/figures.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Color, Point } from '../../rules/point.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { type Played, type PlayedPath, playedPath } from './played-path.js';
import type { NumberChoice } from './rich-scene.js';

/** A number on a stone. */
export interface MoveNumber {
  readonly point: Point;
  readonly on: Color;
  readonly number: number;
  /** Whether the number is that of the last move. */
  readonly isLast: boolean;
}

/**
 * The numbers to show at a node: each on the stone of that move if it is still on the board, never on a stone that
 * setup put there since.
 *
 * @param from the number of the first numbered move, to restart the count
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
  const path = playedPath(replayer, node);
  const figure = figureStart(tree, node);
  const { board } = replayer.positionAt(node);
  const numberOf = numbering(path, chosen, figure, mode, from);
  const last = path.moves.length - 1;
  const shown = [...path.standing].filter(([, move]) => isChosen(move, path, chosen, figure));
  return shown
    .sort(([, one], [, other]) => one.index - other.index)
    .flatMap(([point, move]): MoveNumber[] => {
      const on = board.at(point);
      return on ? [{ point, on, number: numberOf(move.number), isLast: move.index === last }] : [];
    });
}

/**
 * The numbers that the record asks for: those of the figure if it has PM, or if a figure begins below the root. FG in
 * the root alone only says that the game has been printed.
 */
function recordedChoice(tree: GameTree, node: NodeId, mode: PrintMode | undefined): NumberChoice {
  const isFigure = mode === undefined ? figureStart(tree, node) !== tree.root : mode > 0;
  return { kind: isFigure ? 'figure' : 'none' };
}

function isChosen(
  { node, index, number }: Played,
  { moves }: PlayedPath,
  choice: NumberChoice,
  figure: NodeId,
): boolean {
  switch (choice.kind) {
    case 'latest':
      return index >= moves.length - choice.count;
    case 'range':
      return number >= choice.first && number <= choice.last;
    case 'figure': // nodes have higher ids than their ancestors
      return node >= figure;
    default:
      return true;
  }
}

/** Maps a move's number in the game to the number on its stone. */
function numbering(
  path: PlayedPath,
  choice: NumberChoice,
  figure: NodeId,
  mode: PrintMode | undefined,
  from: number | undefined,
): (number: number) => number {
  if (from === undefined && choice.kind !== 'figure') return (number) => number;
  const begin = firstNumber(path, choice, figure);
  if (from !== undefined) return (number) => number - begin + from;
  return (number) => printedNumber(number, begin, mode) || number;
}

/** The number of the first chosen move, whether or not its stone is still there. */
function firstNumber(path: PlayedPath, choice: NumberChoice, figure: NodeId): number {
  const { moves } = path;
  const isInRange = (move: Played) => isChosen(move, path, choice, figure);
  switch (choice.kind) {
    case 'latest':
      return moves[Math.max(0, moves.length - choice.count)]?.number ?? 0;
    case 'range':
      return moves.find(isInRange)?.number ?? 0;
    case 'figure':
      return path.firstMoveFrom(figure)?.number ?? 0;
    default:
      return moves[0]?.number ?? 0;
  }
}
