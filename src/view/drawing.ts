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
