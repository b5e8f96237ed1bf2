import type { NodeKind } from '../../game/remarks.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Cells, TreeLayout } from '../../view/layout/tree-layout.js';
import type { OpenGame } from '../../view/open-game.js';
import type { TreeColors } from './tree-styles.js';

/** Opacity of shapes other than stones. */
export const QUIET = 0.65;

/** What to draw, and the part of the grid that the canvas shows. Lengths are whole device pixels. */
export interface TreePicture {
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

export interface Brush extends TreePicture {
  readonly context: CanvasRenderingContext2D;
  readonly hairline: number;
  /**
   * Distance from the edge of a cell to its middle. For odd line widths it ends within a pixel, where such lines are
   * sharp.
   */
  readonly middle: number;
  readonly cells: Cells;
}

export interface NodeInSight {
  readonly id: NodeId;
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
}

export function stroke({ context }: Brush, path: Path2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(path);
}

export function strokeDashed(
  brush: Brush,
  path: Path2D,
  color: string,
  width: number,
  dash: number,
) {
  brush.context.setLineDash([dash, 2 * brush.hairline]);
  stroke(brush, path, color, width);
  brush.context.setLineDash([]);
}

/** Erases the area under and around a shape, so that translucent colours show the page and no line. */
export function erase(brush: Brush, path: Path2D, halo = 0): void {
  const { context } = brush;
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.fill(path);
  if (halo > 0) stroke(brush, path, '#000', 2 * halo);
  context.globalCompositeOperation = 'source-over';
}
