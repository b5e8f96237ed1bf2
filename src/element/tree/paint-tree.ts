import {
  type Judgement,
  kindOf,
  type NodeKind,
  type NodeSigns,
  signsOf,
} from '../../game/remarks.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Cells, TreeLayout } from '../../view/layout/tree-layout.js';
import type { OpenGame } from '../record/open-game.js';
import type { TreeColors } from './tree-styles.js';

/** What to draw, and the part of the grid that the canvas shows. Lengths are whole device pixels. */
interface TreePicture {
  readonly game: OpenGame;
  readonly layout: TreeLayout;
  readonly moveNumbers: Int32Array;
  /** The line that is being read, from the root; one node per column. */
  readonly line: readonly NodeId[];
  readonly shown: NodeId;
  /** The node that the keyboard has moved to. */
  readonly walked: NodeId | undefined;
  readonly colors: TreeColors;
  readonly cell: number;
  /** Position of column 0 and row 0: left of and above the canvas if it is scrolled. */
  readonly left: number;
  readonly top: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

interface Brush extends TreePicture {
  readonly context: CanvasRenderingContext2D;
  readonly hairline: number;
  /**
   * Distance from the edge of a cell to its middle. For odd line widths it ends within a pixel, where such lines are
   * sharp.
   */
  readonly middle: number;
  readonly cells: Cells;
}

interface NodeInSight {
  readonly id: NodeId;
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
}

/** Lengths as shares of a cell. */
const STONE = 0.36;
const SQUARE = 0.27;
const DIAMOND = 0.19;
const CORNER = 0.45;
/** Font sizes by number of digits, as shares of a cell. There is no room for longer numbers. */
const DIGITS = [0, 0.4, 0.4, 0.32, 0.26];
/** Opacity of lines that are not being read, of outlines, and of shapes other than stones. */
const SOFT = 0.38;
const OUTLINE = 0.6;
const QUIET = 0.65;

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
  paintRings(brush);
  for (const node of nodes) paintSigns(brush, node, signsOf(game.tree, node.id));
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
  const { context, layout, game, cell, top, middle } = brush;
  const [right, bottom] = middleOf(brush, node);
  const x = right - cell;
  const corner = cell * CORNER;
  // If a sibling's line turns off above, this one starts above that corner.
  const isBelowSibling = above !== layout.row[game.tree.parent(node) ?? node];
  // Lines are cut off far outside the canvas, because they may be longer than canvas coordinates allow.
  const start = Math.max(top + above * cell + middle - (isBelowSibling ? corner : 0), -cell);
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

function stroke({ context }: Brush, path: Path2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(path);
}

function strokeDashed(brush: Brush, path: Path2D, color: string, width: number, dash: number) {
  brush.context.setLineDash([dash, 2 * brush.hairline]);
  stroke(brush, path, color, width);
  brush.context.setLineDash([]);
}

/** Erases the area under and around a shape, so that translucent colours show the page and no line. */
function erase(brush: Brush, path: Path2D, halo = 0): void {
  const { context } = brush;
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.fill(path);
  if (halo > 0) stroke(brush, path, '#000', 2 * halo);
  context.globalCompositeOperation = 'source-over';
}

/** Units per cell in which signs are drawn. */
const UNITS = 50;
/** Distance of the middle of a sign from that of its cell, to the side and up or down. */
const ASIDE = 16.5;
/** The blank around a sign, so that it stands out from stone and lines. */
const HALO = 2.75;

const signShapes = {
  disc: 'M10 0A10 10 0 0 1-10 0A10 10 0 0 1 10 0Z',
  star: 'M0-11L2.91-4 10.46-3.4 4.71 1.53 6.47 8.9 0 4.95-6.47 8.9-4.71 1.53-10.46-3.4-2.91-4Z',
  triangle: 'M0-5.5L5.5 4.4H-5.5Z',
  dot: 'M4.5 0A4.5 4.5 0 0 1-4.5 0A4.5 4.5 0 0 1 4.5 0Z',
} as const;

/** Glyphs on the disc of a judgement. */
const glyphs: Readonly<Record<Judgement, string>> = {
  bad: 'M-4-4L4 4M4-4L-4 4',
  good: 'M-5 0L-1.5 4L5-4',
  doubtful: 'M-3-3.5C-3-7 3.5-7 3.5-3.2C3.5-.6 0-.8 0 2M0 5.6V5.7',
  interesting: 'M0-6V1.6M0 5.6V5.7',
  blackAhead: 'M-5 0H5M0-5V5',
  whiteAhead: 'M-5 0H5M0-5V5',
  unclear: 'M-6 1C-4-4-1.5-2 0 0S4 4 6-1',
  even: 'M-4.5-2.5H4.5M-4.5 2.5H4.5',
};

/** Paints the signs of a node around the middle of its cell; each kind has its own corner. */
function paintSigns(brush: Brush, { x, y }: NodeInSight, signs: NodeSigns): void {
  const { context, cell, colors } = brush;
  const unit = cell / UNITS;
  const paint = (shape: keyof typeof signShapes, right: -1 | 1, down: -1 | 1, color: string) => {
    context.setTransform(unit, 0, 0, unit, x + right * ASIDE * unit, y + down * ASIDE * unit);
    const path = new Path2D(signShapes[shape]);
    erase(brush, path, HALO);
    context.fillStyle = color;
    context.globalAlpha = shape === 'triangle' ? QUIET : 1;
    context.fill(path);
    context.globalAlpha = 1;
    return path;
  };
  const { judgement, isHotspot, isMarked, isCommented } = signs;
  if (judgement) {
    const [fill, ink] = inksOf(brush, judgement);
    const disc = paint('disc', 1, -1, fill);
    if (judgement.endsWith('Ahead')) stroke(brush, disc, colors.text, brush.hairline / unit);
    context.lineCap = 'round';
    stroke(brush, new Path2D(glyphs[judgement]), ink, 2.8);
  }
  if (isHotspot) paint('star', -1, -1, colors.accent);
  if (isMarked) paint('triangle', -1, 1, colors.text);
  if (isCommented) paint('dot', 1, 1, colors.accent);
}

function inksOf({ colors }: Brush, judgement: Judgement): readonly [fill: string, ink: string] {
  if (judgement === 'blackAhead') return [colors.black, colors.onBlack];
  if (judgement === 'whiteAhead') return [colors.white, colors.onWhite];
  if (judgement === 'bad' || judgement === 'doubtful') return [colors.accent, colors.onAccent];
  return [colors.text, colors.onText];
}
