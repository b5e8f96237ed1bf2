import { type Placement, type Square, squareAround } from '../layout/placement.js';
import type { CoordinateShape, LabelShape, MarkShape, TerritoryShape } from '../scene/shapes.js';
import type { Theme } from './theme.js';

/** A part of what a shape looks like, in cells around its place; every painter draws it. */
export interface Drawing {
  /** As SVG writes paths. */
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke, in cells; that of marks if left out. */
  readonly width?: number;
  /** How much is seen of it; all if left out. */
  readonly alpha?: number;
  /** The path is so much larger, the stroke is not. */
  readonly scale?: number;
  /** Clockwise, in radians. */
  readonly turn?: number;
}

/** Text in the middle of a cell, which shrinks to the cell's width. */
export interface Lettering {
  readonly text: string;
  readonly color: string;
  /** Height of the font, in cells. */
  readonly size: number;
  readonly weight: number;
}

/** The line of marks, in cells, and in device pixels at least. */
const STROKE = 0.075;
const THINNEST_STROKE = 1.4;

/** The width of a line in cells of so many device pixels; it is never too thin to be seen. */
export function strokeOf(cell: number, width = STROKE): number {
  return Math.max(THINNEST_STROKE / cell, width);
}

/** A circle around the origin. */
export function circlePath(radius: number): string {
  const arc = `a${radius} ${radius} 0 0 1 `;
  return `M${-radius} 0${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
}

type Mark = MarkShape['mark'] | 'star';

/**
 * Marks in cells, around their point: the radius of a circle, or an outline as SVG writes paths.
 * They lie well inside a stone.
 */
const forms: Readonly<Record<Mark, number | string>> = {
  star: 0.105,
  last: 0.15,
  circle: 0.26,
  selected: 0.36,
  square: 'M-.21-.21h.42v.42h-.42z',
  triangle: 'M0-.3.26.15H-.26z',
  cross: 'M-.19-.19.19.19M.19-.19-.19.19',
};
/** Circles have this radius at least, in device pixels, or they could not be seen. */
const SMALLEST_RADIUS = 1.6;
const SELECTED_ALPHA = 0.32;
/** An outline is so faint where it crosses a text. */
const CROSSED_ALPHA = 0.5;

/** A mark or a star point in its colour, for cells of so many device pixels. */
export function markDrawing(mark: Mark, color: string, scale: number, cell: number): Drawing {
  const form = forms[mark];
  if (typeof form === 'string') {
    return { path: form, stroke: color, scale, alpha: scale > 1 ? CROSSED_ALPHA : 1 };
  }
  const path = circlePath(Math.max(SMALLEST_RADIUS / cell, form));
  if (mark === 'circle') return { path, stroke: color, scale };
  return { path, fill: color, alpha: mark === 'selected' ? SELECTED_ALPHA : 1 };
}

/** The colour of a mark by what it stands on. */
export function markColor({ mark, on }: MarkShape, theme: Theme): string {
  return (mark === 'last' && theme.last) || theme.mark[on ?? 'empty'];
}

/** Lines can't be thinner than a pixel: in cells of few device pixels they are fainter. */
const FAINTEST_LINE = 0.4;
const DARK_LINE_CELL = 34;

export function lineAlpha(cell: number): number {
  return Math.min(1, FAINTEST_LINE + cell / DARK_LINE_CELL);
}

/** The square of a territory, in cells, and its outline, in cells and device pixels at least. */
const TERRITORY = 0.25;
const TERRITORY_LINE = 0.02;
const THINNEST_TERRITORY_LINE = 0.75;
/** Beside a text it lies so far to the right and below, in cells. */
const ASIDE = 0.31;

export function territorySquare(placement: Placement, { x, y, isAside }: TerritoryShape): Square {
  const aside = isAside ? Math.round(placement.cell * ASIDE) / placement.cell : 0;
  return squareAround(placement, { x: x + aside, y: y + aside }, TERRITORY);
}

/** The outline of a territory's square in cells of so many device pixels, in these. */
export function territoryLine(cell: number): number {
  return Math.max(THINNEST_TERRITORY_LINE, cell * TERRITORY_LINE);
}

/** The part of the cell in which the grid is hidden under a label of one character, and under longer ones. */
const LABEL_GROUND = 0.72;
const LONG_LABEL_GROUND = 0.96;

export function labelGround({ text }: LabelShape): number {
  return text.length > 1 ? LONG_LABEL_GROUND : LABEL_GROUND;
}

const LABEL_SIZE = 0.62;
const LABEL_WEIGHT = 600;

export function labelLettering({ text, on }: LabelShape, theme: Theme): Lettering {
  const color = theme.label ?? theme.mark[on ?? 'empty'];
  return { text, color, size: LABEL_SIZE, weight: LABEL_WEIGHT };
}

const COORDINATE_SIZE = 0.43;
const COORDINATE_WEIGHT = 500;
/** Coordinates grow no larger than this, in CSS pixels. */
const LARGEST_COORDINATE = 16;

/** A coordinate beside cells of so many CSS pixels. */
export function coordinateLettering(
  { text }: CoordinateShape,
  { coordinate, line }: Theme,
  cssCell: number,
): Lettering {
  const size = Math.min(COORDINATE_SIZE, LARGEST_COORDINATE / cssCell);
  return { text, color: coordinate ?? line, size, weight: COORDINATE_WEIGHT };
}
