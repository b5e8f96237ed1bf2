import { type Color, opponent } from '../rules/point.js';
import type { Symmetry } from './layout.js';
import type { Scene, Shape } from './shapes.js';

/** A quarter turn, in degrees. */
const QUARTER = 90;
const QUARTERS = 4;

/**
 * A board that is turned clockwise by so many degrees, in quarters, and then mirrored, if so wanted:
 * left and right change places.
 */
export function buildSymmetry(degrees: number, isMirrored: boolean): Symmetry {
  const turns = (((degrees / QUARTER) % QUARTERS) + QUARTERS) % QUARTERS;
  const swapsAxes = turns % 2 === 1;
  const flipsAcross = (turns === 1 || turns === 2) !== isMirrored;
  const flipsDown = turns >= 2;
  return {
    flipsColumns: swapsAxes ? flipsDown : flipsAcross,
    flipsRows: swapsAxes ? flipsAcross : flipsDown,
    swapsAxes,
  };
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
