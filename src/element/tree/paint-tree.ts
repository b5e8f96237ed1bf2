import { kindOf, type NodeKind, signsOf } from '../../game/remarks.js';
import type { NodeId } from '../../sgf/game-tree.js';
import {
  type Brush,
  erase,
  type NodeInSight,
  QUIET,
  stroke,
  strokeDashed,
  type TreePicture,
} from './brush.js';
import { paintSign } from './paint-signs.js';

/** Lengths as shares of a cell. */
const STONE = 0.36;
const SQUARE = 0.27;
const DIAMOND = 0.19;
const CORNER = 0.45;
/** Font sizes by number of digits, as shares of a cell. There is no room for longer numbers. */
const DIGITS = [0, 0.4, 0.4, 0.32, 0.26];
const FOLD_HEIGHT = 0.6;
const FOLD_MARGIN = 0.3;
/** Opacity of lines that are not being read, of outlines, and of the ground of numbers. */
const SOFT = 0.38;
const OUTLINE = 0.6;
const FAINT = 0.12;

/** Paints the visible part of a tree. */
export function paintTree(context: CanvasRenderingContext2D, picture: TreePicture): void {
  const { width, height } = context.canvas;
  const { cell, left, top, density, game } = picture;
  const hairline = Math.max(1, Math.round(density));
  const middle = (cell >> 1) + (hairline % 2) / 2;
  // One cell more on each side: signs and lines reach into the next cell.
  const cells = {
    left: Math.floor(-left / cell) - 1,
    top: Math.floor(-top / cell) - 1,
    right: Math.floor((width - left) / cell) + 1,
    bottom: Math.floor((height - top) / cell) + 1,
  };
  const brush = { ...picture, context, hairline, middle, cells };
  context.clearRect(0, 0, width, height);
  context.save();
  context.lineJoin = 'round';
  context.textAlign = 'center';
  paintLines(brush);
  const nodes = nodesInSight(brush);
  paintNodes(brush, nodes);
  paintFolds(brush);
  paintRings(brush);
  for (const node of nodes) paintSign(brush, node, signsOf(game.tree, node.id));
  context.restore();
  fadeEdges(brush);
}

/**
 * Fades the tree at each edge beyond which it continues, over the length of a cell or the hidden length, if that is
 * shorter.
 */
function fadeEdges({ context, layout, cell, left, top }: Brush): void {
  const { width, height } = context.canvas;
  const fade = (hidden: number, x: number, y: number, right: number, down: number) => {
    if (hidden <= 0) return;
    const length = Math.min(cell, hidden);
    const gradient = context.createLinearGradient(x, y, x + right * length, y + down * length);
    gradient.addColorStop(0, '#000');
    gradient.addColorStop(1, '#0000');
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };
  context.globalCompositeOperation = 'destination-out';
  fade(-left, 0, 0, 1, 0);
  fade(left + layout.columns * cell - width, width, 0, -1, 0);
  fade(-top, 0, 0, 0, 1);
  fade(top + layout.rows * cell - height, 0, height, 0, -1);
  context.globalCompositeOperation = 'source-over';
}

function middleOf(brush: Brush, node: NodeId): readonly [x: number, y: number] {
  const { layout, left, top, cell, middle } = brush;
  const [column, row] = layout.cellOf(node);
  return [left + column * cell + middle, top + row * cell + middle];
}

/** The visible nodes, from the top row down: signs reach into the cell below. */
function nodesInSight(brush: Brush): NodeInSight[] {
  const nodes: NodeInSight[] = [];
  brush.layout.eachRun(brush.cells, (first, last) => {
    for (let id = first; id <= last; id++) {
      const [x, y] = middleOf(brush, id);
      nodes.push({ id, kind: kindOf(brush.game.tree, id), x, y });
    }
  });
  return nodes.sort((a, b) => a.y - b.y || a.x - b.x);
}

function paintLines(brush: Brush): void {
  const { context, layout, line, cells, cell, colors, hairline } = brush;
  const all = new Path2D();
  layout.eachRun({ ...cells, left: cells.left - 1, right: cells.right + 1 }, (first, last) => {
    const [x, y] = middleOf(brush, first);
    all.moveTo(x, y);
    all.lineTo(x + (last - first) * cell, y);
  });
  layout.eachDrop(cells, (head, above) => addDrop(brush, all, head, above));
  layout.eachFold(cells, ({ head, above }) => {
    const [x, y] = middleOf(brush, head);
    all.moveTo(x, startOf(brush, head, above));
    all.lineTo(x, y);
  });
  context.globalAlpha = SOFT;
  stroke(brush, all, colors.text, hairline);
  const read = new Path2D();
  for (let column = Math.max(1, cells.left); column <= cells.right; column++) {
    const [before, node] = [line[column - 1], line[column]];
    if (before !== undefined && node !== undefined)
      addDrop(brush, read, node, layout.row[before] ?? 0);
  }
  context.globalAlpha = 1;
  stroke(brush, read, colors.text, 2 * hairline);
}

/** Adds the line to a node from its parent: along the row, or down from row `above` and around the corner. */
function addDrop(brush: Brush, path: Path2D, node: NodeId, above: number): void {
  const { context, layout, cell } = brush;
  const [right, bottom] = middleOf(brush, node);
  const x = right - cell;
  const corner = cell * CORNER;
  // Lines are cut off far outside the canvas, because they may be longer than canvas coordinates allow.
  const start = Math.max(startOf(brush, node, above), -cell);
  const end = Math.min(bottom, context.canvas.height + cell);
  if (bottom < -cell || start > context.canvas.height + cell) return;
  path.moveTo(x, start);
  if (above === layout.row[node]) path.lineTo(right, bottom);
  else if (end < bottom) path.lineTo(x, end);
  else {
    path.lineTo(x, bottom - corner);
    path.quadraticCurveTo(x, bottom, x + corner, bottom);
    path.lineTo(right, bottom);
  }
}

/** Where the line down to a node or sign starts: above the corner of a sibling's line that turns off above. */
function startOf({ layout, game, cell, top, middle }: Brush, node: NodeId, above: number): number {
  const isBelowSibling = above !== layout.row[game.tree.parent(node) ?? node];
  return top + above * cell + middle - (isBelowSibling ? cell * CORNER : 0);
}

/** Paints '+3' at the end of a line down that stands for three variations. */
function paintFolds(brush: Brush): void {
  const { context, layout, cells, cell, colors } = brush;
  const height = FOLD_HEIGHT * cell;
  layout.eachFold(cells, ({ head, count }) => {
    const [x, y] = middleOf(brush, head);
    const text = count > 99 ? '99+' : `+${count}`;
    const size = Math.round((DIGITS[text.length] ?? 0) * cell);
    context.font = `600 ${size}px system-ui, sans-serif`;
    const width = Math.min(cell, context.measureText(text).width + FOLD_MARGIN * cell);
    const pill = new Path2D();
    pill.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
    erase(brush, pill);
    context.fillStyle = colors.text;
    context.globalAlpha = FAINT;
    context.fill(pill);
    context.globalAlpha = 1;
    context.fillText(text, x, y + size * 0.36);
  });
}

/** The frame of the node that the keyboard has walked to. */
function cellPath(brush: Brush, node: NodeId): Path2D {
  const [x, y] = middleOf(brush, node);
  const half = brush.cell / 2 - 0.5;
  const path = new Path2D();
  path.roundRect(x - half, y - half, 2 * half, 2 * half, brush.cell * 0.2);
  return path;
}

/** Paints all outlines of a kind at once, then their contents. The reader's own moves get a dashed ring. */
function paintNodes(brush: Brush, nodes: readonly NodeInSight[]): void {
  const { colors, hairline, game } = brush;
  const shapes = new Map<NodeKind, Path2D>();
  for (const node of nodes) {
    const shape = shapes.get(node.kind) ?? new Path2D();
    shapes.set(node.kind, shape);
    addNode(brush, shape, node);
  }
  for (const [kind, shape] of shapes) fillNodes(brush, kind, shape);
  for (const node of nodes) {
    if (node.kind === 'both' || node.kind === 'setup') paintHalf(brush, node);
    else if (node.kind !== 'note') paintNumber(brush, node);
  }
  for (const { id, x, y } of nodes) {
    if (game.own?.grown.moves.has(id))
      strokeDashed(brush, ringPath(brush, x, y), colors.accent, 1.5 * hairline, 2.5 * hairline);
  }
}

function addNode({ cell }: Brush, path: Path2D, { kind, x, y }: NodeInSight): void {
  if (kind === 'setup') {
    const half = Math.round(SQUARE * cell);
    path.roundRect(x - half, y - half, 2 * half, 2 * half, cell * 0.07);
  } else if (kind === 'note') {
    const half = DIAMOND * cell;
    path.moveTo(x, y - half);
    path.lineTo(x + half, y);
    path.lineTo(x, y + half);
    path.lineTo(x - half, y);
    path.closePath();
  } else {
    path.moveTo(x + STONE * cell, y);
    path.arc(x, y, STONE * cell, 0, 2 * Math.PI);
  }
}

function fillNodes(brush: Brush, kind: NodeKind, path: Path2D): void {
  const { context, colors, hairline } = brush;
  const isNote = kind === 'note';
  erase(brush, path);
  context.globalAlpha = isNote ? QUIET : 1;
  context.fillStyle = isNote ? colors.text : kind === 'black' ? colors.black : colors.white;
  context.fill(path);
  context.globalAlpha = OUTLINE;
  if (!isNote) stroke(brush, path, colors.text, hairline);
  context.globalAlpha = 1;
}

/** Paints the black half of a setup node, or of a node that plays both colours. */
function paintHalf({ context, cell, colors }: Brush, { kind, x, y }: NodeInSight): void {
  context.fillStyle = colors.black;
  context.beginPath();
  if (kind === 'both') context.arc(x, y, STONE * cell, Math.PI / 2, 1.5 * Math.PI);
  else {
    const half = Math.round(SQUARE * cell);
    context.moveTo(x - half, y + half);
    context.lineTo(x - half, y - half);
    context.lineTo(x + half, y - half);
  }
  context.fill();
}

function paintNumber(brush: Brush, { id, kind, x, y }: NodeInSight): void {
  const { context, cell, colors, moveNumbers } = brush;
  const number = moveNumbers[id] ?? 0;
  const digits = String(number);
  const size = Math.round((DIGITS[digits.length] ?? 0) * cell);
  if (size === 0 || number <= 0) return;
  const font = `600 ${size}px system-ui, sans-serif`;
  if (context.font !== font) context.font = font;
  context.fillStyle = kind === 'black' ? colors.onBlack : colors.onWhite;
  context.fillText(digits, x, y + size * 0.36);
}

/** Paints a ring around the shown node, and a dashed frame around the one that the keyboard has walked to. */
function paintRings(brush: Brush): void {
  const { colors, hairline, shown, walked } = brush;
  stroke(brush, ringPath(brush, ...middleOf(brush, shown)), colors.accent, 2 * hairline);
  if (walked !== undefined)
    strokeDashed(brush, cellPath(brush, walked), colors.text, 2 * hairline, 3 * hairline);
}

function ringPath({ cell, hairline }: Brush, x: number, y: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, STONE * cell + 2 * hairline, 0, 2 * Math.PI);
  return path;
}
