import {
  gridWidth,
  lineOnPixels,
  type Placement,
  squareAround,
  toDevice,
} from '../layout/placement.js';
import type { Context, Picture } from './material.js';
import type { Theme } from './theme.js';
import type { Color } from '../../rules/point.js';
import {
  coordinateLettering,
  type Drawing,
  HALO,
  HALO_ALPHA,
  labelGround,
  labelLettering,
  type Lettering,
  lineAlpha,
  markColor,
  markDrawing,
  strokeOf,
  territoryDrawing,
} from './drawings.js';
import { changedSpots, REACH, shapesNear, type Spot } from './repaint.js';
import {
  callByKind,
  type ByKind,
  type CellShape,
  type RichShape,
  type At,
  type GridShape,
  type LabelShape,
  type Scene,
  type Shape,
  type StoneShape,
} from '../scene/shapes.js';
import { shadowPicture, stonesPicture } from './stones.js';
import { paintBevel, paintWood, rimWidth } from './wood.js';

/** Everything needed to paint a shape. */
export interface Brush extends Placement {
  readonly context: Context;
  readonly theme: Theme;
  /** Painters of shapes that few boards have. */
  readonly painters: readonly ShapePainter[];
}

/** Paints a shape if it knows its kind. */
export type ShapePainter = (brush: Brush, shape: Shape) => void;

/** How a scene is painted. */
export interface PaintOptions {
  /** Whether the wood is shown below the canvas, which is transparent. */
  readonly isOverWood?: boolean;
  /** The scene that the canvas shows now, in the same placement and theme. Only the differences are painted. */
  readonly before?: Scene | undefined;
  /**
   * Painters of shapes that few boards have (`paintRich`, `paintCells`). Without them, those shapes are not painted.
   */
  readonly painters?: readonly ShapePainter[];
}

/** The largest width of text, in cells, and the smallest factor by which it shrinks to fit. */
const TEXT_WIDTH = 0.86;
const SMALLEST_SHRINK = 0.3;
/** The width of the picture of a stone or its shadow, in cells. */
const STONE_PICTURE = 1.3;
/** How much larger a stone looks at the top of its motion. */
const LIFT = 0.12;
/**
 * The size of the smallest cell that allows partial repaints, in device pixels. In smaller cells marks extend too far.
 */
const SMALLEST_REPAINTED = 8;
/** The number of different pictures of stones per colour. */
const VARIETY = 7;

/** Paints a scene on a canvas of the placement's size. */
export function paintScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  placement: Placement,
  theme: Theme,
  { isOverWood = false, before, painters = [] }: PaintOptions = {},
): void {
  const { width, height } = context.canvas;
  const brush = { ...placement, context, theme, painters };
  const spots =
    before && placement.cell >= SMALLEST_REPAINTED ? changedSpots(before, scene) : undefined;
  const near = (shapes: readonly Shape[]) => (spots ? shapesNear(shapes, spots) : shapes);
  const clear = () =>
    isOverWood ? context.clearRect(0, 0, width, height) : paintWood(context, theme);
  context.save();
  if (spots) clipTo(brush, spots, () => 2 * REACH);
  clear();
  paintShapes(brush, near(scene.ground.shapes), near(scene.shapes), clear);
  if (theme.grain && reachesRim(brush, spots)) paintBevel(context, scene.ground.edges);
  context.restore();
}

/** Whether the squares around spots touch the rim of the board; without spots, everything is painted. */
function reachesRim(brush: Brush, spots: readonly Spot[] | undefined): boolean {
  const { canvas } = brush.context;
  const rim = rimWidth(canvas);
  const touches = (spot: Spot) => {
    const [x, y, size] = squareAround(brush, spot, 2 * REACH);
    return Math.min(x, y, canvas.width - x - size, canvas.height - y - size) < rim;
  };
  return !spots || spots.some(touches);
}

/** Clips to squares around spots, `sizeOf` in cells. */
function clipTo<Place extends Spot>(
  brush: Brush,
  spots: readonly Place[],
  sizeOf: (spot: Place) => number,
): void {
  const { context } = brush;
  context.beginPath();
  for (const spot of spots) context.rect(...squareAround(brush, spot, sizeOf(spot)));
  context.clip();
}

/**
 * Paints the lines of the board, then shapes in order; all stones together, after all their shadows.
 *
 * @param clear clears the area within the clip
 */
function paintShapes(
  brush: Brush,
  ground: readonly Shape[],
  shapes: readonly Shape[],
  clear: () => void,
): void {
  for (const shape of ground) paintShape(brush, shape);
  const labels = shapes.filter((shape) => shape.kind === 'label' && shape.hidesGrid);
  if (labels.length > 0) clearLines(brush, labels as LabelShape[], clear);
  const stones = shapes.filter((shape) => shape.kind === 'stone');
  for (const shape of shapes) {
    if (shape.kind !== 'stone') paintShape(brush, shape);
    else if (shape === stones[0]) paintStones(brush, stones);
  }
}

/** Stones are painted all at once. */
type PlainShape = Exclude<Shape, RichShape | CellShape | StoneShape>;

const plainPainters: ByKind<PlainShape, readonly [Brush], void> = {
  grid: (line, brush) => paintLine(brush, line),
  star(at, brush) {
    const { theme, cell } = brush;
    paintDrawing(brush, at, markDrawing('star', theme.star ?? theme.line, 1, cell));
  },
  coordinate(shape, brush) {
    const { theme, cell, pixelRatio = devicePixelRatio } = brush;
    paintText(brush, shape, coordinateLettering(shape, theme, cell / pixelRatio));
  },
  territory: (shape, brush) =>
    paintDrawing(brush, shape, territoryDrawing(shape, brush.theme, brush)),
  mark(shape, brush) {
    const { theme, cell } = brush;
    const color = markColor(shape, theme);
    paintDrawing(brush, shape, markDrawing(shape.mark, color, shape.scale, cell));
  },
  label: (shape, brush) => paintText(brush, shape, labelLettering(shape, brush.theme)),
};

function paintShape(brush: Brush, shape: Shape): void {
  if (shape.kind in plainPainters) callByKind(plainPainters, shape, brush);
  else for (const paint of brush.painters) paint(brush, shape);
}

/** Fills and strokes one outline; restores the context. */
export function paintDrawing(brush: Brush, at: At, drawing: Drawing): void {
  const { context, cell } = brush;
  const { scale = 1, width, alpha = 1, fill, stroke, turn = 0 } = drawing;
  const { x, y } = toDevice(brush, at);
  const path = new Path2D(drawing.path);
  context.save();
  context.setTransform(cell * scale, 0, 0, cell * scale, x, y);
  context.rotate(turn);
  context.globalAlpha = alpha;
  context.lineWidth = (width ?? strokeOf(cell)) / scale;
  context.lineJoin = context.lineCap = 'round';
  if (fill) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.stroke(path);
  }
  context.restore();
}

/** The width of lines that the theme asks for, in device pixels. */
function wantedLine({ theme, pixelRatio = devicePixelRatio }: Brush): number {
  return parseFloat(theme['line-width'] ?? '') * pixelRatio;
}

function paintLine(brush: Brush, line: GridShape): void {
  const { context, theme } = brush;
  context.globalAlpha = lineAlpha(brush.cell);
  context.fillStyle = theme.line;
  context.fillRect(...lineOnPixels(brush, line, wantedLine(brush)));
  context.globalAlpha = 1;
}

function paintStones(brush: Brush, stones: readonly StoneShape[]): void {
  const [first] = stones;
  if (!first) return;
  const { context, theme, cell } = brush;
  const { grain, 'stone-shadow': shadow } = theme;
  const [, , size] = squareAround(brush, first, STONE_PICTURE);
  const grid = grain ? undefined : gridWidth(brush, wantedLine(brush));
  const pictureOf = (color: Color) => {
    const outline = { color: theme['stone-outline'][color], grid };
    return stonesPicture(size * VARIETY, size, cell, color, theme[color], outline);
  };
  const pictures = { black: pictureOf('black'), white: pictureOf('white') };
  const paint = (stone: StoneShape, picture: Picture, which = 0) => {
    const { lift = 0, opacity } = stone;
    const square = squareAround(brush, stone, STONE_PICTURE * (1 + LIFT * lift));
    context.globalAlpha = opacity * (1 - lift);
    context.drawImage(picture, (which % VARIETY) * size, 0, size, size, ...square);
  };
  if (shadow) {
    const picture = shadowPicture(size, size, cell, shadow);
    for (const stone of stones) paint(stone, picture);
  }
  // Adjacent stones differ, and each stone looks the same as long as it is on the board.
  for (const stone of stones)
    paint(stone, pictures[stone.color], Math.floor(3 * stone.x + 2 * stone.y));
  context.globalAlpha = 1;
}

/** Clears the lines under labels. */
function clearLines(brush: Brush, labels: readonly LabelShape[], clear: () => void): void {
  brush.context.save();
  clipTo(brush, labels, labelGround);
  clear();
  brush.context.restore();
}

/** Paints centred text that shrinks to the available width; coordinates share a baseline. */
export function paintText(brush: Brush, shape: At, lettering: Lettering): void {
  const { context, cell, theme } = brush;
  const { text, size, weight, color, halo } = lettering;
  const fontAt = (shrink: number) => `${weight} ${cell * size * shrink}px ${theme.font}`;
  const { width } = measureText(brush, fontAt(1), text);
  const font = fontAt(Math.min(1, Math.max(SMALLEST_SHRINK, (cell * TEXT_WIDTH) / width)));
  const { x, y } = toDevice(brush, shape);
  const sample = 'kind' in shape && shape.kind === 'coordinate' ? '0' : text;
  const { height } = measureText(brush, font, sample);
  if (context.font !== font) context.font = font;
  context.direction = 'ltr'; // the same on pages written from right to left
  context.textAlign = 'center';
  context.fillStyle = color;
  const place = [x, Math.round(y + height / 2), cell * TEXT_WIDTH] as const;
  if (halo) {
    context.strokeStyle = halo;
    context.lineWidth = 2 * HALO * cell;
    context.lineJoin = 'round';
    context.globalAlpha = HALO_ALPHA;
    context.strokeText(text, ...place);
    context.globalAlpha = 1;
  }
  context.fillText(text, ...place);
}

/** The size of a text, in device pixels. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Extents by font and text, for all boards. They are wrong once a font has loaded. */
export const extents = new Map<string, Extent>();
/** Maximum number of extents that are kept. */
const MOST_EXTENTS = 10_000;

function measureText({ context }: Brush, font: string, text: string): Extent {
  const key = font + text;
  const known = extents.get(key);
  if (known) return known;
  if (extents.size > MOST_EXTENTS) extents.clear();
  context.font = font;
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
  const extent = { width, height: actualBoundingBoxAscent - actualBoundingBoxDescent };
  extents.set(key, extent);
  return extent;
}
