import { type BoardSize, type Color, opponent } from '../../rules/point.js';
import { boardStyle } from './build-layout.js';
import { type Crop, type Layout, layoutOnLines, type Matrix } from './layout.js';
import type { Scene, Shape } from '../scene/shapes.js';

/** A quarter turn, in degrees. */
const QUARTER = 90;

/** The parts of a layout that rotation changes: size, crop, and the mapping of columns and rows. */
interface Turned {
  readonly size: BoardSize;
  readonly crop: Crop;
  readonly matrix: Matrix;
}

/**
 * Rotates a layout clockwise by 0, 90, 180 or 270 degrees (in Hex any multiple of 30), then mirrors it left to right if
 * `isMirrored`. Lines keep their names; text stays upright.
 */
export function turnLayout(layout: Layout, degrees: number, isMirrored: boolean): Layout {
  const style = boardStyle(layout);
  if (style?.turn) return style.turn(layout, degrees, isMirrored);
  let turned: Turned = { ...layout, matrix: [1, 0, 0, 1, 0, 0] };
  for (let angle = 0; angle < degrees; angle += QUARTER) turned = mirrored(transposed(turned));
  if (isMirrored) turned = mirrored(turned);
  // The margins are those of the rotated board: names are on the left and above.
  const { margins, width, height, matrix } = layoutOnLines(
    turned.size,
    turned.crop,
    layout.hasCoordinates,
    layout,
  );
  const [, , , , left, top] = matrix;
  const [a, b, c, d, e, f] = turned.matrix;
  return { ...layout, margins, width, height, matrix: [a, b, c, d, e + left, f + top] };
}

/** Swaps columns and rows. */
function transposed({ size: { columns, rows }, crop, matrix: [a, b, c, d, e, f] }: Turned): Turned {
  const { left, top, right, bottom } = crop;
  return {
    size: { columns: rows, rows: columns },
    crop: { left: top, top: left, right: bottom, bottom: right },
    matrix: [b, a, d, c, f, e],
  };
}

/** Swaps left and right. */
function mirrored({ size, crop, matrix: [a, b, c, d, e, f] }: Turned): Turned {
  const last = size.columns - 1;
  return {
    size,
    crop: { ...crop, left: last - crop.right, right: last - crop.left },
    matrix: [0 - a, b, 0 - c, d, last - e, f],
  };
}

/** The scene with black and white swapped. */
export function swapColors({ shapes, ground, ...scene }: Scene): Scene {
  const hasColors = ground.shapes.some((shape) => 'color' in shape); // the edges of a Hex board
  const swapped = {
    ...ground,
    key: `${ground.key} swapped`,
    shapes: ground.shapes.map(recoloured),
  };
  return { ...scene, ground: hasColors ? swapped : ground, shapes: shapes.map(recoloured) };
}

function recoloured<Kind extends Shape>(shape: Kind): Kind {
  const other = (color: Color | undefined) => color && opponent(color);
  return {
    ...shape,
    ...('color' in shape && { color: other(shape.color) }),
    ...('on' in shape && { on: other(shape.on) }),
    ...('not' in shape && shape.not !== 'empty' && { not: other(shape.not) }),
  };
}
