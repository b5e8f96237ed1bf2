import { pathTo } from '../../game/walk.js';
import { type FigureMoves, readFigureMoves } from '../../replay/captions.js';
import { figureStart, readFigure, readPrintMode } from '../../replay/figures.js';
import type { Position } from '../../replay/position.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Point } from '../../rules/point.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { NumberChoice, PrintedFigure } from './rich-scene.js';

/** The choices of the page or the record for a printed figure. */
export interface FigureOptions {
  /** The node of the first numbered move; by default the one where the record's figure (FG) begins. */
  readonly from?: NodeId | undefined;
  readonly numbers?: NumberChoice;
  /** The number of the first numbered move. */
  readonly numberFrom?: number | undefined;
}

/**
 * The moves of the figure that ends at a node. `undefined` if it has no figure: neither the page nor the record asks
 * for one, or the record removes captured stones (FG's flags; K-29).
 */
export function figureAt(
  replayer: Replayer,
  node: NodeId,
  { from, numbers = { kind: 'auto' }, numberFrom }: FigureOptions,
): FigureMoves | undefined {
  const { tree } = replayer;
  const start = from ?? recordedStart(tree, node, numbers);
  if (start === undefined || !pathTo(tree, node).includes(start)) return undefined;
  return readFigureMoves(replayer, start, node, numberFrom);
}

/** The node where the record's own figure begins, if that figure is shown with its captured stones. */
function recordedStart(tree: GameTree, node: NodeId, { kind }: NumberChoice): NodeId | undefined {
  const start = figureStart(tree, node);
  if (kind === 'figure') return start;
  const isNumbered = start !== tree.root && readPrintMode(tree, node) !== 0;
  return kind === 'auto' && isNumbered && readFigure(tree, start)?.keepsCaptures
    ? start
    : undefined;
}

/** The stones and numbers of a figure; no numbers if the page wants none. */
export function printed(
  { stones, printed: moves }: FigureMoves,
  position: Position,
  { numbers }: FigureOptions,
): PrintedFigure {
  const { size } = position.board;
  const at = (point: Point) => stones.get(point)?.color;
  const numbered = moves.map((move) => ({
    ...move,
    on: at(move.point) ?? 'black',
    isLast: false, // books mark no last move
  }));
  return {
    position: { ...position, board: { size, at } },
    numbered: numbers?.kind === 'none' ? [] : numbered,
  };
}
