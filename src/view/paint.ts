import { assertNever } from '../assert-never.js';
import type { Color } from '../rules/point.js';
import type { Brush } from './brush.js';
import { type Placement, toDevice } from './layout.js';
import { paintWood, type Picture, PictureCache } from './material.js';
import { paintMark, paintTerritory } from './paint-marks.js';
import type {
  CoordinateShape,
  GridShape,
  Ground,
  LabelShape,
  Scene,
  Shape,
  StarShape,
} from './shapes.js';
import { shadowPicture, stonePicture } from './stones.js';
import type { Theme } from './theme.js';

/** Paints a whole scene; the canvas has the placement's size. */
export function paintScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  placement: Placement,
  theme: Theme,
): void {
  const wood = woodPicture(placement, theme);
  const brush: Brush = { context, placement, theme, wood };
  context.drawImage(groundPicture(scene.ground, brush), 0, 0);
  paintShadows(brush, scene.shapes);
  for (const shape of scene.shapes) paintShape(brush, shape);
}

function paintShape(brush: Brush, shape: Shape): void {
  switch (shape.kind) {
    case 'grid':
      return paintLine(brush, shape);
    case 'star':
      return paintStar(brush, shape);
    case 'coordinate':
      return paintCoordinate(brush, shape);
    case 'stone':
      return paintStone(brush, shape.color, shape);
    case 'territory':
      return paintTerritory(brush, shape);
    case 'mark':
      return paintMark(brush, shape);
    case 'label':
      return paintLabel(brush, shape);
    default:
      return assertNever(shape);
  }
}

const woods = new PictureCache();
const grounds = new PictureCache();

function woodPicture({ deviceWidth, deviceHeight }: Placement, theme: Theme): Picture {
  const key = [deviceWidth, deviceHeight, theme.background, theme.grain].join();
  return woods.take(key, deviceWidth, deviceHeight, (context) =>
    paintWood(context, deviceWidth, deviceHeight, theme),
  );
}

function groundPicture(ground: Ground, { placement, theme, wood }: Brush): Picture {
  const { deviceWidth, deviceHeight } = placement;
  const look = [theme.background, theme.line, theme.star, theme.coordinate, theme.font];
  const key = [ground.key, deviceWidth, deviceHeight, ...look].join();
  return grounds.take(key, deviceWidth, deviceHeight, (context) => {
    context.drawImage(wood, 0, 0);
    for (const shape of ground.shapes) paintShape({ context, placement, theme, wood }, shape);
  });
}

function paintLine({ context, placement, theme }: Brush, line: GridShape): void {
  const from = toDevice(placement, line.x, line.y);
  const to = toDevice(placement, line.toX, line.toY);
  const { lineWidth } = placement;
  const x = Math.round(from.x - lineWidth / 2);
  const y = Math.round(from.y - lineWidth / 2);
  context.fillStyle = theme.line;
  context.fillRect(
    x,
    y,
    Math.round(to.x - from.x) + lineWidth,
    Math.round(to.y - from.y) + lineWidth,
  );
}

/** The radius of a star point in cells, and in device pixels where that is too small to see. */
const STAR_RADIUS = 0.09;
const SMALLEST_STAR = 1.5;

function paintStar({ context, placement, theme }: Brush, star: StarShape): void {
  const { x, y } = toDevice(placement, star.x, star.y);
  context.fillStyle = theme.star;
  context.beginPath();
  context.arc(x, y, Math.max(SMALLEST_STAR, placement.cell * STAR_RADIUS), 0, Math.PI * 2);
  context.fill();
}

const COORDINATE_SIZE = 0.43;

function paintCoordinate(brush: Brush, { x, y, text }: CoordinateShape): void {
  const { context, placement, theme } = brush;
  context.fillStyle = theme.coordinate;
  paintText(brush, text, x, y, placement.cell * COORDINATE_SIZE, 500);
}

function paintShadows({ context, placement, theme }: Brush, shapes: readonly Shape[]): void {
  const size = Math.ceil(placement.cell * 1.5);
  const picture = shadowPicture(placement.cell, size, theme);
  for (const shape of shapes) {
    if (shape.kind !== 'stone') continue;
    const { x, y } = toDevice(placement, shape.x, shape.y);
    context.drawImage(picture, Math.round(x - size / 2), Math.round(y - size / 2));
  }
}

/** The picture is as wide as is needed for its centre to fall on the point's centre exactly. */
function paintStone(brush: Brush, color: Color, at: { x: number; y: number }): void {
  const { context, placement, theme } = brush;
  const { x, y } = toDevice(placement, at.x, at.y);
  const isOnPixel = Number.isInteger(x);
  const size = placement.cell + ((placement.cell % 2 === 0) === isOnPixel ? 0 : 1);
  const picture = stonePicture(color, placement.cell, size, theme);
  context.drawImage(picture, Math.round(x - size / 2), Math.round(y - size / 2));
}

/** The height of label text, and the width that it may take, in cells. */
const LABEL_SIZE = 0.62;
const LABEL_WIDTH = 0.86;
/** The part of the cell in which the grid is hidden under a label. */
const LABEL_GROUND = 0.72;

function paintLabel(brush: Brush, { x, y, text, on }: LabelShape): void {
  const { context, placement, theme, wood } = brush;
  if (on === undefined) {
    const center = toDevice(placement, x, y);
    const size = Math.round(placement.cell * LABEL_GROUND);
    const left = Math.round(center.x - size / 2);
    const top = Math.round(center.y - size / 2);
    context.drawImage(wood, left, top, size, size, left, top, size, size);
  }
  context.fillStyle = theme.mark[on ?? 'empty'];
  paintText(brush, text, x, y, placement.cell * LABEL_SIZE, 600, placement.cell * LABEL_WIDTH);
}

/** Centred text that shrinks to the width it may take. */
function paintText(
  { context, placement, theme }: Brush,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  width = Infinity,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `${weight} ${size}px ${theme.font}`;
  const natural = context.measureText(text).width;
  const fitted = natural > width ? Math.max(size * 0.3, (size * width) / natural) : size;
  if (fitted < size) context.font = `${weight} ${fitted}px ${theme.font}`;
  const center = toDevice(placement, x, y);
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(text);
  context.fillText(text, center.x, Math.round(center.y + (up - down) / 2));
}
