import type { Color } from '../../rules/point.js';
import { numbers } from './growth.js';

/** The radius of a stone as a share of the cell: adjacent stones almost touch. */
export const STONE_RADIUS = 0.478;
/** The outline of a stone in radii, and its minimum in device pixels. */
const OUTLINE = 0.036;
const THINNEST_OUTLINE = 0.7;
/**
 * How much wider than a grid line the outline of a flat stone is, in device pixels, because curves look thinner than
 * lines on pixels. The outline is all that shows a stone in the colour of the board.
 */
const CURVE_EXTRA = 0.5;

/**
 * The width of a stone's outline in radii; `radius` is in device pixels. All lengths below are in radii.
 *
 * @param grid the width of the grid's lines in device pixels, if the stone is flat
 */
export function stoneOutline(radius: number, grid = 0): number {
  const thinnest = grid > 0 ? grid + CURVE_EXTRA : THINNEST_OUTLINE;
  return Math.max(thinnest / radius, OUTLINE);
}

/** Light or shade between two circles whose centre is on the diagonal; negative is towards the upper left. */
export interface Glow {
  readonly center: number;
  readonly from: number;
  readonly to: number;
  /** Colours by their position between the circles, from 0 to 1. */
  readonly stops: Readonly<Record<number, string>>;
}

/** A growth line in shell: a part of a circle centred on the x axis. */
interface GrowthLine {
  readonly x: number;
  readonly radius: number;
  readonly width: number;
  readonly color: string;
}

/** The surface of a stone over its colour: growth lines, rotated clockwise in radians, and the light on them. */
export interface StoneSurface {
  readonly turn: number;
  readonly lines: readonly GrowthLine[];
  readonly glows: readonly Glow[];
}

/** Pseudo-random numbers from 0 to 1, the same sequence each time. */
export function randomNumbers(): () => number {
  let drawn = 0;
  return () => numbers[drawn++] ?? 0;
}

/** Each call gives a slightly different stone. */
export function stoneSurface(color: Color, random: () => number): StoneSurface {
  return color === 'black' ? slate(random) : shell(random);
}

/** Slate is matt: a wide, weak highlight, a dark rim, and a little light reflected from the wood. */
function slate(random: () => number): StoneSurface {
  const glows = [
    glow(-0.32 - random() / 20, 0, 1.25, { 0: '#fff6', 0.4: '#fff2', 1: '#fff0' }),
    glow(-0.12, 0.75, 1.16, { 0: '#0000', 0.8: '#0006', 1: '#5326' }),
  ];
  return { turn: 0, lines: [], glows };
}

/** Shell is bright, with growth lines and a warm shade towards the lower right. */
function shell(random: () => number): StoneSurface {
  const radius = 1.6 + random() * 4;
  const turn = random() * 7;
  const lines: GrowthLine[] = [];
  for (let line = -1; line < 1; line += 0.05 + random() * 0.16) {
    const color = random() < 0.3 ? '#fff8' : '#8642';
    lines.push({ x: line - radius, radius, width: 0.02 + random() * 0.05, color });
  }
  const glows = [
    glow(-0.36, 0, 1.2, { 0: '#fff', 0.3: '#fffa', 1: '#fff0' }),
    glow(-0.2, 0.62, 1.3, { 0: '#5420', 0.6: '#5423', 1: '#5428' }),
  ];
  return { turn, lines, glows };
}

/**
 * The shadow of a stone, towards the lower right: a soft one that it casts, and a dense one where it touches the board.
 * There is none below its middle, where it would be seen through faded stones. Only alpha values matter.
 */
export const shadowGlows: readonly Glow[] = [
  glow(0.19, 0.5, 1.17, { 0: '#0000', 0.3: '#000a', 0.7: '#0003', 1: '#0000' }),
  glow(0.05, 0.8, 1.07, { 0: '#0000', 0.5: '#0009', 1: '#0000' }),
];

function glow(center: number, from: number, to: number, stops: Glow['stops']): Glow {
  return { center, from, to, stops };
}
