import type { Placement } from '../layout/placement.js';
import type { CoordinateShape, LabelShape, MarkShape, TerritoryShape } from '../scene/shapes.js';
import type { Theme } from './theme.js';

/** A part of a shape's drawing, in cells around its place; every painter can draw it. */
export interface Drawing {
  /** An SVG path. */
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** The stroke width in cells; by default that of marks. */
  readonly width?: number;
  /** The opacity; by default 1. */
  readonly alpha?: number;
  /** Scales the path, but not the stroke. */
  readonly scale?: number;
  /** Clockwise, in radians. */
  readonly turn?: number;
}

/** Text at the centre of a cell; it shrinks to the cell's width. */
export interface Lettering {
  readonly text: string;
  readonly color: string;
  /** The font size, in cells. */
  readonly size: number;
  readonly weight: number;
  /** The colour of a soft edge that keeps the grain of wood away from it. */
  readonly halo?: string | undefined;
}

/** The width of a halo on each side of its letters, in cells, and its opacity. */
export const HALO = 0.09;
export const HALO_ALPHA = 0.6;

/** The stroke width of marks in cells, and its minimum in device pixels. */
const STROKE = 0.075;
const THINNEST_STROKE = 1.4;

/** A stroke width in cells that is wide enough to be visible; `cell` is the size of a cell in device pixels. */
export function strokeOf(cell: number, width = STROKE): number {
  return Math.max(THINNEST_STROKE / cell, width);
}

/** A circle around the origin. */
export function circlePath(radius: number): string {
  const arc = `a${radius} ${radius} 0 0 1 `;
  return `M${-radius} 0${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
}

type Mark = MarkShape['mark'] | 'star';

/** Marks in cells, around their point: the radius of a circle, or an SVG path. They fit inside a stone. */
const forms: Readonly<Record<Mark, number | string>> = {
  star: 0.115,
  last: 0.36,
  circle: 0.26,
  selected: 0.36,
  square: 'M-.21-.21h.42v.42h-.42z',
  triangle: 'M0-.3.26.15H-.26z',
  cross: 'M-.19-.19.19.19M.19-.19-.19.19',
};
/** Minimum radius of a circle, in device pixels. Smaller circles would be invisible. */
const SMALLEST_RADIUS = 1.6;
const SELECTED_ALPHA = 0.32;
/** The stroke width of the ring around the last move, in cells. */
const LAST_STROKE = 0.06;
/** The opacity of an outline that crosses a text. */
const CROSSED_ALPHA = 0.5;

/** A mark or a star point; `cell` is the size of a cell in device pixels. */
export function markDrawing(mark: Mark, color: string, scale: number, cell: number): Drawing {
  const form = forms[mark];
  if (typeof form === 'string') {
    return { path: form, stroke: color, scale, alpha: scale > 1 ? CROSSED_ALPHA : 1 };
  }
  const path = circlePath(Math.max(SMALLEST_RADIUS / cell, form));
  if (mark === 'last') return { path, stroke: color, width: strokeOf(cell, LAST_STROKE), scale };
  if (mark === 'circle') return { path, stroke: color, scale };
  return { path, fill: color, alpha: mark === 'selected' ? SELECTED_ALPHA : 1 };
}

/** The colour of a mark, depending on what is below it. */
export function markColor({ mark, on }: MarkShape, theme: Theme): string {
  return (mark === 'last' && theme.last) || theme.mark[on ?? 'empty'];
}

/** Lines can't be thinner than a pixel; on small cells they become fainter instead, down to this opacity. */
const FAINTEST_LINE = 0.4;
const DARK_LINE_CELL = 34;

export function lineAlpha(cell: number): number {
  return Math.min(1, FAINTEST_LINE + cell / DARK_LINE_CELL);
}

/** Half the size of a territory square, in cells. */
const TERRITORY = 0.1;
/** The distance by which the square moves right and down beside a text, in cells. */
const ASIDE = 0.31;

/** A small square in the colour of its owner, with whole pixels on all sides. */
export function territoryDrawing(
  { color, isAside }: TerritoryShape,
  theme: Theme,
  { cell, lineWidth }: Placement,
): Drawing {
  const half = (Math.round(cell * TERRITORY) + (lineWidth % 2) / 2) / cell;
  const side = 2 * half;
  const start = (isAside ? Math.round(cell * ASIDE) / cell : 0) - half;
  return {
    path: `M${start} ${start}h${side}v${side}h-${side}z`,
    fill: theme[color],
    stroke: theme['stone-outline'][color],
    width: (theme.grain ? 1 : lineWidth) / cell,
  };
}

/** The width of the area that hides the grid under a label, in cells: for one character, and for longer labels. */
const LABEL_GROUND = 0.72;
const LONG_LABEL_GROUND = 0.96;

export function labelGround({ text }: LabelShape): number {
  return text.length > 1 ? LONG_LABEL_GROUND : LABEL_GROUND;
}

const LABEL_SIZE = 0.62;
const LABEL_WEIGHT = 600;

export function labelLettering({ text, on, hidesGrid }: LabelShape, theme: Theme): Lettering {
  const { label, mark, grain, background } = theme;
  const color = label ?? mark[on ?? 'empty'];
  const halo = hidesGrid && grain ? background : undefined;
  return { text, color, size: LABEL_SIZE, weight: LABEL_WEIGHT, halo };
}

const COORDINATE_SIZE = 0.36;
const COORDINATE_WEIGHT = 500;
/** The font sizes of coordinates are between these, in CSS pixels; letters shrink to the width of a tiny cell. */
const SMALLEST_COORDINATE = 10;
const LARGEST_COORDINATE = 12;

/** A coordinate; `cssCell` is the size of a cell in CSS pixels. */
export function coordinateLettering(
  { text }: CoordinateShape,
  { coordinate, line }: Theme,
  cssCell: number,
): Lettering {
  const wanted = Math.max(SMALLEST_COORDINATE, COORDINATE_SIZE * cssCell);
  const size = Math.min(LARGEST_COORDINATE, wanted) / cssCell;
  return { text, color: coordinate ?? line, size, weight: COORDINATE_WEIGHT };
}
