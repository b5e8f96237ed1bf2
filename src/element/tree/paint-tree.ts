import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { Cells, TreeLayout } from '../../view/layout/tree-layout.js';
import { kindOf, type NodeKind, signsOf } from './tree-nodes.js';
import { isOwnMove } from '../session/open-game.js';
import { type Brush, paintSigns, type Sight } from './paint-signs.js';
import type { TreeColors } from './tree-styles.js';

/** What there is to draw. */
interface TreePicture {
  readonly tree: GameTree;
  readonly layout: TreeLayout;
  readonly moveNumbers: Int32Array;
  /** The line that is being read, from the root: a node for each column. */
  readonly line: readonly NodeId[];
  readonly shown: NodeId;
  /** The node that the keyboard has walked to. */
  readonly walked: NodeId | undefined;
}

/** Lengths as shares of a cell. */
const STONE = 0.36;
const SQUARE = 0.27;
const DIAMOND = 0.19;
const CORNER = 0.45;
/** The size of digits by how many there are; more have no room. */
const DIGITS = [0, 0.4, 0.4, 0.34, 0.26];
/** How much is seen of lines that are not being read, outlines, and nodes without a move. */
const SOFT = 0.38;
const OUTLINE = 0.6;
const QUIET = 0.65;
const TILE = 0.22;

/** Paints the part of a tree that is in sight; looks at no other nodes. */
export function paintTree(
  context: CanvasRenderingContext2D,
  picture: TreePicture,
  sight: Sight,
  colors: TreeColors,
): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  const brush = { ...sight, context, colors, hairline: Math.max(1, Math.round(sight.density)) };
  const cells = cellsInSight(sight, width, height);
  context.save();
  context.lineJoin = 'round';
  paintLines(brush, picture, cells);
  paintTile(brush, picture);
  const paintAllSigns = paintNodes(brush, picture, cells);
  paintRings(brush, picture);
  paintAllSigns();
  context.restore();
}

/** With one more on each side: signs and lines reach into the next cell. */
function cellsInSight({ cell, left, top }: Sight, width: number, height: number): Cells {
  return {
    left: Math.floor(-left / cell) - 1,
    top: Math.floor(-top / cell) - 1,
    right: Math.floor((width - left) / cell) + 1,
    bottom: Math.floor((height - top) / cell) + 1,
  };
}

/** The middle of a column or row; at a middle of pixels, where lines of odd width are sharp. */
function middle({ cell, hairline }: Brush, start: number, index: number): number {
  return start + index * cell + (cell >> 1) + (hairline % 2) / 2;
}

function middleOf(brush: Brush, { column, row }: TreeLayout, node: NodeId): [number, number] {
  return [middle(brush, brush.left, column[node] ?? 0), middle(brush, brush.top, row[node] ?? 0)];
}

function paintLines(brush: Brush, picture: TreePicture, cells: Cells): void {
  const { layout, line } = picture;
  const { context, colors, hairline } = brush;
  context.strokeStyle = colors.text;
  context.globalAlpha = SOFT;
  context.lineWidth = hairline;
  context.beginPath();
  layout.eachRun({ ...cells, left: cells.left - 1, right: cells.right + 1 }, (first, last) => {
    const [x, y] = middleOf(brush, layout, first);
    context.moveTo(x, y);
    context.lineTo(x + (last - first) * brush.cell, y);
  });
  layout.eachDrop(cells, (head, above) => addDrop(brush, picture, head, above));
  context.stroke();
  context.globalAlpha = 1;
  context.lineWidth = hairline + Math.max(1, Math.round(brush.density));
  context.beginPath();
  for (let x = Math.max(1, cells.left); x <= cells.right; x++) {
    const [before, node] = [line[x - 1], line[x]];
    if (before !== undefined && node !== undefined)
      addDrop(brush, picture, node, layout.row[before] ?? 0);
  }
  context.stroke();
}

/** A line to a node from the one before it: along its row, or down from row `above` and around the corner. */
function addDrop(brush: Brush, picture: TreePicture, node: NodeId, above: number): void {
  const { layout } = picture;
  const { context, cell } = brush;
  const [right, bottom] = middleOf(brush, layout, node);
  const x = right - cell;
  // What is far outside is cut off: lines may be longer than a canvas can count.
  const joint = isBelowSibling(picture, node, above) ? cell * CORNER : 0;
  const top = Math.max(middle(brush, brush.top, above) - joint, -cell);
  const end = Math.min(bottom, context.canvas.height + cell);
  if (bottom < -cell || top > context.canvas.height + cell) return;
  context.moveTo(x, top);
  if (above === (layout.row[node] ?? 0)) context.lineTo(right, bottom);
  else if (end < bottom) context.lineTo(x, end);
  else {
    const corner = cell * CORNER;
    context.lineTo(x, bottom - corner);
    context.quadraticCurveTo(x, bottom, x + corner, bottom);
    context.lineTo(right, bottom);
  }
}

/** A line that goes on where that to a sibling turns off begins above its corner. */
function isBelowSibling({ layout, tree }: TreePicture, node: NodeId, above: number): boolean {
  return above !== layout.row[tree.parent(node) ?? node];
}

/** The shown node lies on a tile in the accent's colour. */
function paintTile(brush: Brush, { layout, shown }: TreePicture): void {
  const { context, colors } = brush;
  context.globalAlpha = TILE;
  context.fillStyle = colors.accent;
  context.beginPath();
  addTile(brush, middleOf(brush, layout, shown));
  context.fill();
  context.globalAlpha = 1;
}

function addTile({ context, cell }: Brush, [x, y]: readonly [number, number]): void {
  const half = cell / 2 - 0.5;
  context.roundRect(x - half, y - half, 2 * half, 2 * half, cell * 0.2);
}

/**
 * Paints the nodes in sight: all of a kind at once.
 *
 * @returns what paints their signs
 */
function paintNodes(
  brush: Brush,
  { tree, layout, moveNumbers }: TreePicture,
  cells: Cells,
): () => void {
  const { context, colors } = brush;
  const paths = new Map<NodeKind, Path2D>();
  const inks: Record<'black' | 'white', (() => void)[]> = { black: [], white: [] };
  const halves: (() => void)[] = [];
  const signs: (() => void)[] = [];
  let own: Path2D | undefined;
  layout.eachRun(cells, (first, last) => {
    for (let id: number = first; id <= last; id++) {
      const node = id as NodeId;
      const [x, y] = middleOf(brush, layout, node);
      const kind = kindOf(tree, node);
      const path = paths.get(kind) ?? new Path2D();
      paths.set(kind, path);
      addNode(brush, path, kind, x, y);
      if (kind === 'black' || kind === 'white')
        inks[kind].push(() => paintNumber(brush, moveNumbers[node] ?? 0, x, y));
      else if (kind !== 'note') halves.push(() => paintHalf(brush, kind, x, y));
      if (isOwnMove(tree, node)) addRing(brush, (own ??= new Path2D()), x, y);
      signs.push(() => paintSigns(brush, signsOf(tree, node), x, y));
    }
  });
  for (const [kind, path] of paths) fillNodes(brush, kind, path);
  context.textAlign = 'center';
  context.fillStyle = colors.onBlack;
  for (const paint of inks.black) paint();
  context.fillStyle = colors.onWhite;
  for (const paint of inks.white) paint();
  for (const paint of halves) paint();
  if (own) strokeDashed(brush, own, colors.accent);
  return () => {
    for (const paint of signs) paint();
  };
}

function addRing({ cell, hairline }: Brush, path: Path2D, x: number, y: number): void {
  const radius = STONE * cell + 2 * hairline;
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/** The reader’s own moves have a dashed ring. */
function strokeDashed({ context, hairline }: Brush, path: Path2D, color: string): void {
  context.lineWidth = 1.5 * hairline;
  context.strokeStyle = color;
  context.setLineDash([2.5 * hairline, 2 * hairline]);
  context.stroke(path);
  context.setLineDash([]);
}

function addNode({ cell }: Brush, path: Path2D, kind: NodeKind, x: number, y: number): void {
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

/** Erases the lines beneath, so that what is translucent shows the page and no line. */
function fillNodes({ context, colors, hairline }: Brush, kind: NodeKind, path: Path2D): void {
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.fill(path);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = kind === 'note' ? QUIET : 1;
  const isWhite = kind === 'white' || kind === 'both' || kind === 'setup';
  context.fillStyle = kind === 'note' ? colors.text : isWhite ? colors.white : colors.black;
  context.fill(path);
  context.globalAlpha = kind === 'note' ? 0 : OUTLINE;
  context.lineWidth = hairline;
  context.strokeStyle = colors.text;
  context.stroke(path);
  context.globalAlpha = 1;
}

/** The black half of a setup node, and of a node that plays both colours. */
function paintHalf({ context, cell, colors }: Brush, kind: NodeKind, x: number, y: number): void {
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

function paintNumber({ context, cell }: Brush, number: number, x: number, y: number): void {
  const digits = String(number);
  const size = Math.round((DIGITS[digits.length] ?? 0) * cell);
  if (size === 0 || number <= 0) return;
  const font = `600 ${size}px system-ui, sans-serif`;
  if (context.font !== font) context.font = font;
  context.fillText(digits, x, y + size * 0.36);
}

/** The shown node has a ring around it; the one that the keyboard has walked to a dashed frame. */
function paintRings(brush: Brush, { layout, shown, walked }: TreePicture): void {
  const { context, cell, colors, hairline } = brush;
  const [x, y] = middleOf(brush, layout, shown);
  context.lineWidth = 2 * hairline;
  context.strokeStyle = colors.accent;
  context.beginPath();
  context.arc(x, y, STONE * cell + 2 * hairline, 0, 2 * Math.PI);
  context.stroke();
  if (walked === undefined) return;
  context.strokeStyle = colors.text;
  context.setLineDash([3 * hairline, 2 * hairline]);
  context.beginPath();
  addTile(brush, middleOf(brush, layout, walked));
  context.stroke();
  context.setLineDash([]);
}
