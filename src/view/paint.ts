import type { Brush } from './brush.js';
import type { Color } from '../rules/point.js';
import { type Drawing, type Lettering, strokeOf } from './drawing.js';
import { type Placement, toDevice } from './layout.js';
import { type Context, keepPictures, type Picture } from './material.js';
import { markDrawing } from './mark-drawing.js';
import { changedSpots, REACH, shapesNear, type Spot } from './repaint.js';
import type { RichShape } from './rich-shapes.js';
import type {
  At,
  GridShape,
  Ground,
  LabelShape,
  Scene,
  Shape,
  StoneShape,
  TerritoryShape,
} from './shapes.js';
import { shadowPicture, stonesPicture } from './stones.js';
import type { Theme } from './theme.js';
import { paintBevel, woodPicture } from './wood.js';

/** Height and weight of the text of coordinates and labels; heights are in cells. */
const COORDINATE_SIZE = 0.43;
const COORDINATE_WEIGHT = 500;
/** Coordinates grow no larger than this, in CSS pixels. */
const LARGEST_COORDINATE = 16;
const LABEL_SIZE = 0.62;
const LABEL_WEIGHT = 600;
/** The width that text may take, in cells, and the least it shrinks to for that. */
const TEXT_WIDTH = 0.86;
const SMALLEST_SHRINK = 0.3;
/** The part of the cell in which the grid is hidden under a label of one character, and under longer ones. */
const LABEL_GROUND = 0.72;
const LONG_LABEL_GROUND = 0.96;
/** The picture of a stone or its shadow is this wide, in cells. */
const STONE_PICTURE = 1.3;
/** Lines can't be thinner than a pixel: on smaller cells they are fainter. */
const FAINTEST_LINE = 0.4;
const DARK_LINE_CELL = 34;
/** A page's own lines are so much of the cell at most: wider ones would hide the board. */
const WIDEST_LINE = 0.2;
/** A stone that is lifted out of sight looks so much larger. */
const LIFT = 0.12;
/** In smaller cells, of so many device pixels, marks reach too far: all is painted anew. */
const SMALLEST_REPAINTED = 8;
/** So many pictures of stones are painted from. */
const VARIETY = 7;
/** The square of a territory and its outline, in cells, and the least that is seen of this in pixels. */
const TERRITORY = 0.25;
const TERRITORY_LINE = 0.02;
const THINNEST_TERRITORY_LINE = 0.75;
/** Beside a text it lies so far to the right and below, in cells. */
const ASIDE = 0.31;

/**
 * Paints a scene; the canvas has the placement's size.
 *
 * @param before what the canvas shows, in the same placement and theme: only what differs is painted
 */
export function paintScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  placement: Placement,
  theme: Theme,
  before?: Scene,
): void {
  const { width, height } = context.canvas;
  const brush = { ...placement, context, theme };
  const picture = groundPicture(width, height, scene.ground, placement, theme);
  const spots =
    before && placement.cell >= SMALLEST_REPAINTED ? changedSpots(before, scene) : undefined;
  context.save();
  if (spots) clipTo(brush, spots);
  paintShapes(brush, picture, spots ? shapesNear(scene.shapes, spots) : scene.shapes);
  context.restore();
}

function clipTo(brush: Brush, spots: readonly Spot[]): void {
  brush.context.beginPath();
  for (const spot of spots) brush.context.rect(...squareAround(brush, spot, 2 * REACH));
  brush.context.clip();
}

const groundPicture = keepPictures(
  (context, _width, _height, ground: Ground, placement: Placement, theme: Theme) => {
    paintShapes({ ...placement, context, theme }, woodOf(context, theme), ground.shapes);
    if (theme.grain) paintBevel(context, ground.edges);
  },
);

/** The board without lines, as large as the canvas. */
function woodOf({ canvas }: Context, { background, grain, figure }: Theme): Picture {
  return woodPicture(canvas.width, canvas.height, background, grain, figure);
}

/** Shapes in their order, on what they stand on; all stones together, and their shadows before them. */
function paintShapes(brush: Brush, picture: Picture, shapes: readonly Shape[]): void {
  brush.context.drawImage(picture, 0, 0);
  for (const shape of shapes) if (shape.kind === 'label' && !shape.on) clearLines(brush, shape);
  const stones = shapes.filter((shape) => shape.kind === 'stone');
  for (const shape of shapes) {
    if (shape.kind !== 'stone') paintShape(brush, shape);
    else if (shape === stones[0]) paintStones(brush, stones);
  }
}

let paintRichShape: ((brush: Brush, shape: RichShape) => void) | undefined;

/** Brings the painter of what few boards show; without it that is left out. */
export function addRichPainter(painter: NonNullable<typeof paintRichShape>): void {
  paintRichShape = painter;
}

function paintShape(brush: Brush, shape: Exclude<Shape, StoneShape>): void {
  const { theme, cell } = brush;
  const ink = theme.mark[('on' in shape && shape.on) || 'empty'];
  switch (shape.kind) {
    case 'grid':
      return paintLine(brush, shape);
    case 'star':
      return paintDrawing(brush, shape, markDrawing('star', theme.star ?? theme.line, 1, cell));
    case 'coordinate':
      return paintText(brush, shape, {
        text: shape.text,
        color: theme.coordinate ?? theme.line,
        size: Math.min(COORDINATE_SIZE, (LARGEST_COORDINATE * devicePixelRatio) / cell),
        weight: COORDINATE_WEIGHT,
      });
    case 'territory':
      return paintTerritory(brush, shape);
    case 'mark': {
      const color = (shape.mark === 'last' && theme.last) || ink;
      return paintDrawing(brush, shape, markDrawing(shape.mark, color, shape.scale, cell));
    }
    case 'label':
      return paintText(brush, shape, {
        text: shape.text,
        color: theme.label ?? ink,
        size: LABEL_SIZE,
        weight: LABEL_WEIGHT,
      });
    default:
      return paintRichShape?.(brush, shape);
  }
}

/** Fills and strokes one outline; what that sets is taken back. */
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

function paintLine(brush: Brush, line: GridShape): void {
  const { context, theme, cell } = brush;
  const { x, y } = toDevice(brush, line);
  const wanted = parseFloat(theme['line-width'] ?? '') * devicePixelRatio;
  const lineWidth =
    wanted > 0 ? onPixels(brush, Math.min(wanted, cell * WIDEST_LINE)) : brush.lineWidth;
  const left = Math.round(x - lineWidth / 2);
  const top = Math.round(y - lineWidth / 2);
  const right = Math.round(x + line.width * cell + lineWidth / 2);
  const bottom = Math.round(y + line.height * cell + lineWidth / 2);
  context.globalAlpha = Math.min(1, FAINTEST_LINE + cell / DARK_LINE_CELL);
  context.fillStyle = theme.line;
  context.fillRect(left, top, right - left, bottom - top);
  context.globalAlpha = 1;
}

/** The nearest length to this, but not 0, whose ends lie on whole pixels where its middle is that of a line. */
function onPixels({ lineWidth }: Brush, length: number): number {
  return lineWidth + 2 * Math.round((Math.max(length, 1) - lineWidth) / 2);
}

/** A square's place on whole device pixels: left, top, width and height. */
type Square = [left: number, top: number, width: number, height: number];

/** The square around a point that is nearest to so many cells wide, and as wide on all sides of its lines. */
export function squareAround(brush: Brush, at: Spot, cells: number): Square {
  const { x, y } = toDevice(brush, at);
  const size = onPixels(brush, brush.cell * cells);
  return [x - size / 2, y - size / 2, size, size];
}

function paintStones(brush: Brush, stones: readonly StoneShape[]): void {
  const [first] = stones;
  if (!first) return;
  const { context, theme, cell } = brush;
  const { grain, 'stone-shadow': shadow } = theme;
  const [, , size] = squareAround(brush, first, STONE_PICTURE);
  const pictureOf = (color: Color) =>
    stonesPicture(
      size * VARIETY,
      size,
      cell,
      color,
      theme[color],
      theme['stone-outline'][color],
      !grain,
    );
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
  // Stones beside each other differ, and each looks the same as long as it stands.
  for (const stone of stones)
    paint(stone, pictures[stone.color], Math.floor(3 * stone.x + 2 * stone.y));
  context.globalAlpha = 1;
}

function paintTerritory(brush: Brush, shape: TerritoryShape): void {
  const { context, theme, cell } = brush;
  const aside = shape.isAside ? Math.round(cell * ASIDE) / cell : 0;
  const square = squareAround(brush, { x: shape.x + aside, y: shape.y + aside }, TERRITORY);
  context.fillStyle = theme[shape.color];
  context.fillRect(...square);
  context.strokeStyle = theme.mark[shape.color];
  context.lineWidth = Math.max(THINNEST_TERRITORY_LINE, cell * TERRITORY_LINE);
  context.strokeRect(...square);
}

function clearLines(brush: Brush, label: LabelShape): void {
  const { context, theme } = brush;
  const isLong = label.text.length > 1;
  const square = squareAround(brush, label, isLong ? LONG_LABEL_GROUND : LABEL_GROUND);
  context.drawImage(woodOf(context, theme), ...square, ...square);
}

/** Centred text that shrinks to the width it may take; coordinates share a baseline. */
export function paintText(brush: Brush, shape: At, lettering: Lettering): void {
  const { context, cell, theme } = brush;
  const { text, size, weight, color } = lettering;
  const widthAt = (shrink: number) => {
    context.font = `${weight} ${cell * size * shrink}px ${theme.font}`;
    return context.measureText(text).width;
  };
  widthAt(Math.min(1, Math.max(SMALLEST_SHRINK, (cell * TEXT_WIDTH) / widthAt(1))));
  const { x, y } = toDevice(brush, shape);
  const sample = 'kind' in shape && shape.kind === 'coordinate' ? '0' : text;
  const extent = context.measureText(sample);
  const height = extent.actualBoundingBoxAscent - extent.actualBoundingBoxDescent;
  context.direction = 'ltr'; // the board is the same on every page
  context.textAlign = 'center';
  context.fillStyle = color;
  context.fillText(text, x, Math.round(y + height / 2), cell * TEXT_WIDTH);
}
