import type { MarkKind } from '../replay/markup.js';
import type { Color } from '../rules/point.js';
import type { At, Margins } from './at.js';
import type { CellShape } from './cell-shapes.js';
import type { RichShape } from './rich-shapes.js';

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
