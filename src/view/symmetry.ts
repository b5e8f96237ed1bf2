import { type BoardSize, type Color, opponent } from '../rules/point.js';
import type { Symmetry } from './layout.js';
import type { Scene, Shape } from './shapes.js';

/** A quarter turn, in degrees. */
const QUARTER = 90;

/**
 * A board that is turned clockwise by so many degrees (0, 90, 180 or 270), and then mirrored, if so
 * wanted: left and right of what is seen change places.
 */
export function buildSymmetry(
  { columns, rows }: BoardSize,
  degrees: number,
  isMirrored: boolean,
): Symmetry {
  let [across, down] = [
    { column: 1, row: 0, last: columns - 1 },
    { column: 0, row: 1, last: rows - 1 },
  ];
  for (let turned = 0; turned < degrees; turned += QUARTER) [across, down] = [reversed(down), across];
  if (isMirrored) across = reversed(across);
  return [across.column, down.column, across.row, down.row, startOf(across), startOf(down)];
}

/** What lies along one side of the picture: the record's columns or rows, forwards (1) or backwards (-1). */
interface Axis {
  readonly column: number;
  readonly row: number;
  readonly last: number;
}

function reversed({ column, row, last }: Axis): Axis {
  return { column: 0 - column, row: 0 - row, last };
}

/** Where the record's first line lies. */
function startOf({ column, row, last }: Axis): number {
  return column + row < 0 ? last : 0;
}

/** The same picture with black as white and white as black. */
export function swapColors({ shapes, ...scene }: Scene): Scene {
  return { ...scene, shapes: shapes.map(recoloured) };
}

function recoloured<Kind extends Shape>(shape: Kind): Kind {
  const other = (color: Color | undefined) => color && opponent(color);
  return {
    ...shape,
    ...('color' in shape && { color: other(shape.color) }),
    ...('on' in shape && { on: other(shape.on) }),
  };
}
