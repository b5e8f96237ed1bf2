import { formatAddress } from '../game/address.js';
import { lineThrough, movesIn, pathTo } from '../game/walk.js';
import { readMarkup } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import type { GameTree } from '../sgf/game-tree.js';
import { type DrawnNode, drawNode } from '../view/draw-node.js';
import { type Crop, fullCrop } from '../view/layout/layout.js';
import { comfortableCrop, fitCrop, readCrop } from '../view/layout/view-option.js';
import { numbersOf, withWholeNumbers } from './numbers.js';
import type { BookDiagram } from './plan.js';

/** The look of the pictures of a book, as values of the element's attributes; '' for the default. */
export interface BookLook {
  readonly view: string;
  readonly coordinates: string;
  readonly rotate: string;
  readonly mirror: boolean;
  readonly swapColors: boolean;
  /** `none` draws pictures without numbers; other values have no effect. */
  readonly numbers: string;
}

/** The distance between lines in figures and in diagrams, in CSS pixels. */
const FIGURE_CELL = 20;
const DIAGRAM_CELL = 18;
/** Maximum width of a diagram in CSS pixels, so that two of them fit side by side on A4 and Letter. */
const DIAGRAM_WIDTH = 320;
/** Lines shown around the moves of a diagram, and maximum lines in each direction before all of them are shown. */
const AROUND = 2;
const MOST_LINES = 13;

/** A picture of a book, and its width in CSS pixels if there is room for it. */
export interface DrawnDiagram extends DrawnNode {
  readonly cssWidth: number;
}

export function drawDiagram(
  replayer: Replayer,
  diagram: BookDiagram,
  look: BookLook,
): DrawnDiagram {
  const { kind, from, to, numberFrom } = diagram;
  const { tree, size } = replayer;
  const isPosition = kind === 'position';
  const isNumbered = look.numbers.trim() !== 'none';
  const crop = readCrop(look.view, replayer) ?? cropOf(replayer, diagram);
  const options = {
    ...look,
    view: crop ? nameOfCrop(crop) : look.view,
    marks: 'none',
    numbers: !isNumbered ? 'none' : isPosition && numberFrom !== undefined ? 'last' : '',
    numberFrom: String(numberFrom ?? ''),
  };
  const cell = kind === 'figure' ? FIGURE_CELL : DIAGRAM_CELL;
  const columns = crop ? crop.right - crop.left + 1 : size.columns;
  const address = isPosition ? undefined : formatAddress(tree, from);
  const drawn = drawNode(replayer, to, options, cell * columns, address);
  const { layout } = drawn;
  const width = Math.round(cell * layout.width);
  return {
    ...drawn,
    scene: withWholeNumbers(drawn.scene, layout, numbersIn(replayer, diagram)),
    cssWidth: kind === 'figure' ? width : Math.min(DIAGRAM_WIDTH, width),
  };
}

/** The numbers of the moves in a picture, by their points. A position of the game itself also has those before it. */
function numbersIn(replayer: Replayer, { kind, moves, at, to }: BookDiagram): Map<Point, number> {
  const numbers = new Map<Point, number>();
  if (kind === 'position' && at && at.diagram === undefined) {
    for (const node of pathTo(replayer.tree, to)) {
      const { lastMove, moveNumber } = replayer.positionAt(node);
      if (lastMove?.kind === 'play') numbers.set(lastMove.point, moveNumber);
    }
  }
  for (const [point, number] of numbersOf(replayer, moves)) numbers.set(point, number);
  return numbers;
}

/** The name of a part of a board, as in the attribute `view`. */
function nameOfCrop({ left, top, right, bottom }: Crop): string {
  return `${left + 1}-${top + 1}:${right + 1}-${bottom + 1}`;
}

/** The part of the board to show: in figures, the whole board or all of a problem; in diagrams, the part they need. */
function cropOf(replayer: Replayer, diagram: BookDiagram): Crop | undefined {
  const { tree, size, boardKind } = replayer;
  if (boardKind !== 'go' || readMarkup(replayer, diagram.to).view) return undefined;
  if (isProblem(tree)) return fitCrop(replayer);
  const points = diagram.kind === 'figure' ? [] : pointsOf(replayer, diagram);
  if (points.length === 0) return undefined;
  const [left, right] = linesAround(
    points.map((point) => columnOf(point, size)),
    size.columns - 1,
  );
  const [top, bottom] = linesAround(
    points.map((point) => rowOf(point, size)),
    size.rows - 1,
  );
  const crop = comfortableCrop({ left, right, top, bottom }, size);
  const full = fullCrop(size);
  return {
    ...crop,
    ...(crop.right - crop.left >= MOST_LINES && { left: full.left, right: full.right }),
    ...(crop.bottom - crop.top >= MOST_LINES && { top: full.top, bottom: full.bottom }),
  };
}

/** Whether a record begins with white stones on the board, as problems do. */
function isProblem(tree: GameTree): boolean {
  const line = lineThrough(tree, tree.root);
  const begin = line.findIndex((node) => movesIn(tree, node) > 0);
  return line.slice(0, begin < 0 ? undefined : begin).some((node) => tree.has(node, 'AW'));
}

function linesAround(lines: readonly number[], last: number): readonly [number, number] {
  return [Math.max(0, Math.min(...lines) - AROUND), Math.min(last, Math.max(...lines) + AROUND)];
}

/** The points that must be visible: the moves and the marked points. */
function pointsOf(replayer: Replayer, { moves, to }: BookDiagram): Point[] {
  const { notation, size } = replayer;
  const targets = moves.map(({ raw }) => notation.readMove(raw, size));
  const { marks, labels } = readMarkup(replayer, to);
  return [
    ...targets.filter((target) => typeof target === 'number'),
    ...[...marks, ...labels].map(({ point }) => point),
  ];
}
