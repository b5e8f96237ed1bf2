import type { Brush } from './brush.js';
import { type Placement, toDevice } from './layout.js';
import { type Context, keepPictures, type Picture } from './material.js';
import { paintMark } from './paint-marks.js';
import type { RichShape } from './rich-shapes.js';
import type { At, GridShape, Ground, Scene, Shape, StoneShape, TerritoryShape } from './shapes.js';
import { shadowPicture, stonePicture } from './stones.js';
import type { Theme } from './theme.js';
import { woodPicture } from './wood.js';

/** Height and weight of the text of coordinates and labels; heights are in cells. */
const COORDINATE_SIZE = 0.43;
const COORDINATE_WEIGHT = 500;
const LABEL_SIZE = 0.62;
const LABEL_WEIGHT = 600;
/** The width that text may take, in cells, and the least it shrinks to for that. */
const TEXT_WIDTH = 0.86;
const SMALLEST_SHRINK = 0.3;
/** The part of the cell in which the grid is hidden under a label. */
const LABEL_GROUND = 0.72;
/** The picture of a stone or its shadow is this wide, in cells. */
const STONE_PICTURE = 1.3;
/** The square of a territory and its outline, in cells, and the least that is seen of this in pixels. */
const TERRITORY = 0.25;
const TERRITORY_LINE = 0.02;
const THINNEST_TERRITORY_LINE = 0.75;

/** Paints a whole scene; the canvas has the placement's size. */
export function paintScene(
  context: CanvasRenderingContext2D,
  { ground, shapes }: Scene,
  placement: Placement,
  theme: Theme,
): void {
  const { width, height } = context.canvas;
  const picture = groundPicture(width, height, ground, placement, theme);
  paintShapes({ ...placement, context, theme }, picture, shapes);
}

const groundPicture = keepPictures(
  (context, _width, _height, ground: Ground, placement: Placement, theme: Theme) =>
    paintShapes({ ...placement, context, theme }, woodOf(context, theme), ground.shapes),
);

/** The board without lines, as large as the canvas. */
function woodOf({ canvas }: Context, { background, grain }: Theme): Picture {
  return woodPicture(canvas.width, canvas.height, background, grain);
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
  const { theme } = brush;
  const ink = theme.mark[('on' in shape && shape.on) || 'empty'];
  switch (shape.kind) {
    case 'grid':
      return paintLine(brush, shape);
    case 'star':
      return paintMark(brush, shape, 'star', theme.star, 1);
    case 'coordinate':
      return paintText(brush, shape, theme.coordinate, COORDINATE_SIZE, COORDINATE_WEIGHT);
    case 'territory':
      return paintTerritory(brush, shape);
    case 'mark':
      return paintMark(
        brush,
        shape,
        shape.mark,
        (shape.mark === 'last' && theme.last) || ink,
        shape.scale,
      );
    case 'label':
      return paintText(brush, shape, ink, LABEL_SIZE, LABEL_WEIGHT);
    default:
      return paintRichShape?.(brush, shape);
  }
}

function paintLine(brush: Brush, line: GridShape): void {
  const { context, theme, lineWidth, cell } = brush;
  const { x, y } = toDevice(brush, line);
  context.fillStyle = theme.line;
  context.fillRect(
    Math.round(x - lineWidth / 2),
    Math.round(y - lineWidth / 2),
    Math.round(line.width * cell) + lineWidth,
    Math.round(line.height * cell) + lineWidth,
  );
}

/** A square's place on whole device pixels: left, top, width and height. */
type Square = [left: number, top: number, width: number, height: number];

/** The square around a point that is nearest to so many cells wide, and as wide on all sides of its lines. */
export function squareAround(brush: Brush, shape: At, cells: number): Square {
  const { x, y } = toDevice(brush, shape);
  const size = brush.lineWidth + 2 * Math.round((brush.cell * cells - brush.lineWidth) / 2);
  return [x - size / 2, y - size / 2, size, size];
}

function paintStones(brush: Brush, stones: readonly StoneShape[]): void {
  const [first] = stones;
  if (!first) return;
  const { context, theme, cell } = brush;
  const { black, white, outline } = theme;
  const [, , size] = squareAround(brush, first, STONE_PICTURE);
  const shadow = shadowPicture(size, size, cell, theme.shadow);
  const pictures = {
    black: stonePicture(size, size, cell, 'black', black, outline.black),
    white: stonePicture(size, size, cell, 'white', white, outline.white),
  };
  const paint = (stone: StoneShape, picture: Picture) => {
    const [left, top] = squareAround(brush, stone, STONE_PICTURE);
    context.globalAlpha = stone.opacity;
    context.drawImage(picture, left, top);
  };
  for (const stone of stones) paint(stone, shadow);
  for (const stone of stones) paint(stone, pictures[stone.color]);
  context.globalAlpha = 1;
}

function paintTerritory(brush: Brush, shape: TerritoryShape): void {
  const { context, theme, cell } = brush;
  const square = squareAround(brush, shape, TERRITORY);
  context.fillStyle = theme[shape.color];
  context.fillRect(...square);
  context.strokeStyle = theme.mark[shape.color];
  context.lineWidth = Math.max(THINNEST_TERRITORY_LINE, cell * TERRITORY_LINE);
  context.strokeRect(...square);
}

function clearLines(brush: Brush, shape: At): void {
  const { context, theme } = brush;
  const square = squareAround(brush, shape, LABEL_GROUND);
  context.drawImage(woodOf(context, theme), ...square, ...square);
}

/** Centred text that shrinks to the width it may take. */
export function paintText(
  brush: Brush,
  shape: At & { readonly text: string },
  color: string,
  size: number,
  weight: number,
): void {
  const { context, cell, theme } = brush;
  const measure = (shrink: number) => {
    context.font = `${weight} ${cell * size * shrink}px ${theme.font}`;
    return context.measureText(shape.text);
  };
  const room = (cell * TEXT_WIDTH) / measure(1).width;
  const extent = measure(Math.min(1, Math.max(SMALLEST_SHRINK, room)));
  const { x, y } = toDevice(brush, shape);
  const drop = (extent.actualBoundingBoxAscent - extent.actualBoundingBoxDescent) / 2;
  context.direction = 'ltr'; // the board is the same on every page
  context.textAlign = 'center';
  context.fillStyle = color;
  context.fillText(shape.text, x, Math.round(y + drop));
}
