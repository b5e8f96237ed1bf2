import type { MarkKind } from '../../replay/markup.js';
import type { Color } from '../../rules/point.js';
import type { At, Margins } from '../layout/layout.js';

export type { At };

/** What the painters know how to draw. Places and lengths are in cells (see `Layout`). */
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

/** A shape of these kinds before it is known where it stands. */
export type Unplaced<Kind> = Kind extends At ? Omit<Kind, keyof At> : never;

/** One line of the grid: it begins at (x, y) and runs to the right or down, the other length is 0. */
export interface GridShape extends At {
  readonly kind: 'grid';
  readonly width: number;
  readonly height: number;
}

export interface StarShape extends At {
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
  /** In motion: from 0 on the board to 1, where it is out of sight. */
  readonly lift?: number;
}

export interface TerritoryShape extends At {
  readonly kind: 'territory';
  readonly color: Color;
  /** The stone it lies on, which is then dead. */
  readonly on: Color | undefined;
  /** Whether the middle of the point is a text's. */
  readonly isAside: boolean;
}

export interface MarkShape extends At {
  readonly kind: 'mark';
  readonly mark: Exclude<MarkKind, 'plain'> | 'last';
  readonly on: Color | undefined;
  /** 1, or more where it stands around a label or a number. */
  readonly scale: number;
}

export interface LabelShape extends At {
  readonly kind: 'label';
  readonly text: string;
  readonly on: Color | undefined;
  /** On an empty point of a board with lines, below all else (K-16). */
  readonly hidesGrid: boolean;
}

/** A drawing list: what never changes while the layout stays, then what a node shows. */
export interface Scene {
  /** As in the layout. */
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly ground: Ground;
  readonly shapes: readonly Shape[];
}

/** The empty board; the same layout gives the same object, so painters can keep its picture. */
export interface Ground {
  readonly key: string;
  /** Where the board ends; at the other sides of the picture it goes on. */
  readonly edges: Readonly<Record<'left' | 'top' | 'right' | 'bottom', boolean>>;
  readonly shapes: readonly Shape[];
}

/** Shapes of boards that show more than stones, marks and labels; `paint-rich.ts` paints them. */
export type RichShape =
  | TintShape
  | KoShape
  | RingShape
  | PatternShape
  | HintShape
  | ArrowShape
  | NumberShape
  | LightShape;

/** A whole cell in another light, below the stones: greyed out (DD), or a region, secure or tried points. */
export interface TintShape extends At {
  readonly kind: 'tint';
  readonly tint: 'dimmed' | 'region' | 'secure' | 'tried';
  /** The cell, where it is no square, as SVG writes paths. */
  readonly outline?: string | undefined;
}

/** Where the ko must not be taken back yet. */
export interface KoShape extends At {
  readonly kind: 'ko';
}

/** The last move, as a ring instead of a dot. */
export interface RingShape extends At {
  readonly kind: 'ring';
  readonly on: Color | undefined;
}

/** What must not stand on a point of a search pattern (QE, QB, QW). */
export interface PatternShape extends At {
  readonly kind: 'pattern';
  readonly not: Color | 'empty';
}

/** A move that the record goes on with; of several each has a letter. */
export interface HintShape extends At {
  readonly kind: 'hint';
  readonly color: Color;
  readonly text: string;
}

/** An arrow, or a line without a head, to another place. Its ends keep clear of what stands on their points. */
export interface ArrowShape extends At {
  readonly kind: 'arrow' | 'line';
  readonly toX: number;
  readonly toY: number;
}

export interface NumberShape extends At {
  readonly kind: 'number';
  readonly text: string;
  readonly on: Color;
  /** It marks the last move too. */
  readonly isLast: boolean;
}

/** A point that something speaks of: a ring around it, and what leads the eye there. */
export interface LightShape extends At {
  readonly kind: 'light';
}

/** Shapes of boards with cells, such as Hex; `cell-drawings.ts` tells what they look like. */
export type CellShape = HexagonShape | SideShape | ConnectionShape | SwapShape;

export interface HexagonShape extends At {
  readonly kind: 'hexagon';
  /** Around its middle, in cells, as SVG writes paths. */
  readonly path: string;
  /** Beyond the part that is shown: the board goes on there. */
  readonly isBeyond: boolean;
}

/** A side of the board in the colour of the player whom it belongs to. */
export interface SideShape extends At {
  readonly kind: 'side';
  readonly color: Color;
  readonly path: string;
}

/** The way by which a player has joined both sides. */
export interface ConnectionShape extends At {
  readonly kind: 'connection';
  readonly color: Color;
  readonly path: string;
}

/** A stone that has changed its colour and its place, or its player, by a swap. */
export interface SwapShape extends At {
  readonly kind: 'swap';
  readonly on: Color;
}
