/*
 * A scene is data. Tests compare drawing lists, not pixels. Two painters, canvas and SVG, draw the list, and share
 * the appearance of marks (`Drawing`, `Lettering`); `test/view/svg.page.test.ts` compares them. The units of an SVG
 * file are CSS pixels, so that its lines are aligned to pixels as on the canvas. Twelve small pictures in
 * `test/view/baselines/` guard the painters (`test/view/pixels.page.test.ts`), in one font, for Chromium.
 */

import type { MarkKind } from '../../replay/markup.js';
import type { Color } from '../../rules/point.js';
import type { At, Margins } from '../layout/layout.js';

export type { At };

/** Everything that the painters can draw. Places and lengths are in cells (see `Layout`). */
export type Shape =
  | GridShape
  | StarShape
  | CoordinateShape
  | StoneShape
  | TerritoryShape
  | MarkShape
  | LabelShape
  | RichShape
  | CellShape;

/** One function for each kind of a family of shapes, so that the compiler finds a kind without one. */
export type ByKind<Family extends Shape, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Family['kind']]: (shape: OfKind<Family, Kind>, ...rest: Rest) => Result;
};
type OfKind<Family extends Shape, Kind> = Family extends unknown
  ? Kind extends Family['kind']
    ? Family
    : never
  : never;

/** Calls the function for the kind of a shape; `undefined` if the table is for another family. */
export function callByKind<Family extends Shape, Rest extends readonly unknown[], Result>(
  table: ByKind<Family, Rest, Result>,
  shape: Shape,
  ...rest: Rest
): Result | undefined {
  const functions: Readonly<Record<string, unknown>> = table;
  const call = functions[shape.kind] as ((shape: Shape, ...rest: Rest) => Result) | undefined;
  return call?.(shape, ...rest);
}

/** Shapes of these kinds without a place. */
export type Unplaced<Kind> = Kind extends At ? Omit<Kind, keyof At> : never;

/** One grid line: it starts at (x, y) and runs to the right or down; the other length is 0. */
export interface GridShape extends At {
  readonly kind: 'grid';
  readonly width: number;
  readonly height: number;
  /** Whether the board ends with this line. */
  readonly isEdge: boolean;
}

interface StarShape extends At {
  readonly kind: 'star';
}

export interface CoordinateShape extends At {
  readonly kind: 'coordinate';
  readonly text: string;
}

export interface StoneShape extends At {
  readonly kind: 'stone';
  readonly color: Color;
  /** 1, or less for stones that are dead, dimmed, or not played yet. */
  readonly opacity: number;
  /** The height above the board while the stone moves: 0 is on the board, 1 is where it becomes invisible. */
  readonly lift?: number;
}

export interface TerritoryShape extends At {
  readonly kind: 'territory';
  readonly color: Color;
  /** The colour of the dead stone under it, if any. */
  readonly on: Color | undefined;
  /** Whether it makes room for a text at the centre. */
  readonly isAside: boolean;
}

export interface MarkShape extends At {
  readonly kind: 'mark';
  readonly mark: Exclude<MarkKind, 'plain'> | 'last';
  readonly on: Color | undefined;
  /** 1, or more if it surrounds a label or a number. */
  readonly scale: number;
}

export interface LabelShape extends At {
  readonly kind: 'label';
  readonly text: string;
  readonly on: Color | undefined;
  /** Whether it hides the grid below it: on an empty point of a board with lines (K-16). */
  readonly hidesGrid: boolean;
}

/** A drawing list: the ground, which depends only on the layout, then the shapes of a node. */
export interface Scene {
  /** The size and margins of the layout. */
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  /** The outline of a cell, if cells are not square. */
  readonly cellPath?: string | undefined;
  readonly ground: Ground;
  readonly shapes: readonly Shape[];
}

/** The empty board; equal layouts give the same object, so painters can cache its picture. */
export interface Ground {
  readonly key: string;
  /** The sides of the picture where the board ends; on the others it continues. */
  readonly edges: Readonly<Record<'left' | 'top' | 'right' | 'bottom', boolean>>;
  readonly shapes: readonly Shape[];
}

/** Shapes beyond stones, marks and labels, which few boards have; `paint-rich.ts` paints them. */
export type RichShape =
  TintShape | KoShape | DotShape | PatternShape | HintShape | ArrowShape | NumberShape | LightShape;

/** A coloured cell below the stones: dimmed (DD), or a region, secure or tried points. */
export interface TintShape extends At {
  readonly kind: 'tint';
  readonly tint: 'dimmed' | 'region' | 'secure' | 'tried';
  /** The outline of the cell as an SVG path, if it is not square. */
  readonly outline?: string | undefined;
}

/** The point where the ko must not be retaken yet. */
interface KoShape extends At {
  readonly kind: 'ko';
}

/** The last move as a dot instead of a ring. */
interface DotShape extends At {
  readonly kind: 'dot';
  readonly on: Color | undefined;
}

/** The state of a point that a search pattern forbids (QE, QB, QW). */
export interface PatternShape extends At {
  readonly kind: 'pattern';
  readonly not: Color | 'empty';
}

/** A move that continues the record; if there are several, each has a letter. */
export interface HintShape extends At {
  readonly kind: 'hint';
  readonly color: Color;
  readonly text: string;
}

/** An arrow, or a line without a head, with gaps at the points where it starts and ends. */
export interface ArrowShape extends At {
  readonly kind: 'arrow' | 'line';
  readonly toX: number;
  readonly toY: number;
}

export interface NumberShape extends At {
  readonly kind: 'number';
  readonly text: string;
  readonly on: Color;
  /** Whether it also marks the last move. */
  readonly isLast: boolean;
  /** The colour of a rim around its stone, if it has one. */
  readonly rim?: string;
}

/** A point that a text refers to: a ring around it, with strokes that catch the eye. */
interface LightShape extends At {
  readonly kind: 'light';
}

/** Shapes of boards with cells, such as Hex; `cell-drawings.ts` has their looks. */
export type CellShape = HexagonShape | SideShape | ConnectionShape | SwapShape;

export interface HexagonShape extends At {
  readonly kind: 'hexagon';
  /** An SVG path around its centre, in cells. */
  readonly path: string;
  /** Whether the cell is beyond the visible part, where the board continues. */
  readonly isBeyond: boolean;
}

/** An edge of the board in the colour of its player. */
interface SideShape extends At {
  readonly kind: 'side';
  readonly color: Color;
  readonly path: string;
}

/** The path that connects a player's two edges. */
interface ConnectionShape extends At {
  readonly kind: 'connection';
  readonly color: Color;
  readonly path: string;
}

/** A stone that changed its colour and place, or its player, by a swap. */
interface SwapShape extends At {
  readonly kind: 'swap';
  readonly on: Color;
}
