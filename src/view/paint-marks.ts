import { assertNever } from '../assert-never.js';
import type { Brush } from './brush.js';
import { toDevice } from './layout.js';
import type { MarkShape, TerritoryShape } from './shapes.js';

/** Sizes in cells: marks lie well inside a stone. */
const CIRCLE_RADIUS = 0.26;
const SQUARE_HALF = 0.21;
const TRIANGLE_RADIUS = 0.3;
const CROSS_HALF = 0.19;
const LAST_RADIUS = 0.15;
const SELECTED_RADIUS = 0.36;
const TERRITORY_HALF = 0.14;
const STROKE = 0.075;

const LAST_ON_BOARD = 'rgb(200 60 30)';

export function paintMark(brush: Brush, shape: MarkShape): void {
  const { context, placement, theme } = brush;
  const { cell } = placement;
  const { x, y } = toDevice(placement, shape.x, shape.y);
  const color = theme.mark[shape.on ?? 'empty'];
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.4, cell * STROKE);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  switch (shape.mark) {
    case 'circle':
      context.arc(x, y, cell * CIRCLE_RADIUS, 0, Math.PI * 2);
      return context.stroke();
    case 'square':
      context.rect(
        x - cell * SQUARE_HALF,
        y - cell * SQUARE_HALF,
        cell * SQUARE_HALF * 2,
        cell * SQUARE_HALF * 2,
      );
      return context.stroke();
    case 'triangle':
      return strokeTriangle(brush, x, y);
    case 'cross':
      return strokeCross(brush, x, y);
    case 'last':
      context.fillStyle = theme.last || (shape.on ? color : LAST_ON_BOARD);
      context.arc(x, y, Math.max(1.5, cell * LAST_RADIUS), 0, Math.PI * 2);
      return context.fill();
    case 'selected':
      context.arc(x, y, cell * SELECTED_RADIUS, 0, Math.PI * 2);
      context.fillStyle = color;
      context.globalAlpha = 0.32;
      context.fill();
      context.globalAlpha = 1;
      return;
    default:
      return assertNever(shape.mark);
  }
}

export function paintTerritory(brush: Brush, { x, y, color }: TerritoryShape): void {
  const { context, placement, theme } = brush;
  const center = toDevice(placement, x, y);
  const half = Math.max(2, Math.round(placement.cell * TERRITORY_HALF));
  const left = Math.round(center.x - half);
  const top = Math.round(center.y - half);
  context.fillStyle = theme[color];
  context.fillRect(left, top, half * 2, half * 2);
  context.strokeStyle = theme.mark[color];
  context.lineWidth = Math.max(0.75, placement.cell * 0.02);
  context.strokeRect(left, top, half * 2, half * 2);
}

function strokeTriangle({ context, placement }: Brush, x: number, y: number): void {
  const radius = placement.cell * TRIANGLE_RADIUS;
  const across = radius * Math.cos(Math.PI / 6);
  context.moveTo(x, y - radius);
  context.lineTo(x + across, y + radius / 2);
  context.lineTo(x - across, y + radius / 2);
  context.closePath();
  context.stroke();
}

function strokeCross({ context, placement }: Brush, x: number, y: number): void {
  const half = placement.cell * CROSS_HALF;
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
  context.stroke();
}
